import RuleGraph
import SearchIndex

/// The rules that pass the filters of a lookup that asks no index for words.
///
/// An index of the content says which, so that an option means the same whatever is looked for with it.
struct FilteredRules {
  /// `nil` where nothing is asked, and all pass.
  private let ids: Set<String>?

  /// - Throws: `ValidationError` for a filter that stands for nothing, and what asking the index throws.
  init(
    _ filters: QueryFilters, of content: CheckedContent, in language: String, _ pipeline: Pipeline
  ) throws {
    guard filters != QueryFilters() else {
      ids = nil
      return
    }
    let reader = SearchReader(shards: pipeline.index(content.graph, in: language))
    var options = QueryOptions(language: language, limit: .max, filters: filters)
    (options.showsTexts, options.countsFacets, options.namesPages) = (false, false, false)
    let answer = try reader.answer(to: "", options)
    try FilterNames.expectKnown(answer.filters, in: pipeline)
    ids = Set(answer.hits.map(\.id))
  }

  func contain(_ rule: Rule) -> Bool { ids?.contains(rule.id.description) ?? true }
}
