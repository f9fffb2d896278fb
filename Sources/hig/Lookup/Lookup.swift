import ArgumentParser
import RuleGraph
import SearchIndex

/// A search for rules by words, for any command that needs it.
struct Lookup: Equatable {
  /// The command's.
  static let name = "lookup"

  var query: [String]
  /// The folders of content and site.
  var content = ContentOptions.usual
  var site = SiteOptions.usual
  /// The folder of an index that is read as it is.
  var index: String?
  var lang: String?
  var filters = QueryFilters()
  var isExact = false
  /// Whether it is printed how the query is read, instead of the hits.
  var isExplained = false
  var form = LookupForm()

  /// Prints what is found.
  ///
  /// - Throws: `ExitStatus.nothingFound` when that is nothing, `ValidationError` when it makes no sense, and what reading
  ///   throws.
  func run() throws {
    let count = isExplained ? try explain() : try find()
    if count == 0 { throw ExitStatus.nothingFound }
  }

  private var text: String { query.dropFirst().reduce(query.first ?? "") { "\($0) \($1)" } }

  private var pipeline: Pipeline { Pipeline(contentFolder: content) }

  private func explain() throws -> Int {
    var index = siteIndex
    let former = try FormerQuery(pipeline: pipeline).answer(for: text)
    let queries = former?.queries ?? [text]
    let explanations = try asked(&index) { reader, options in
      try queries.map { try reader.explanation(of: $0, options) }
    }
    Console.talk(former.map { ["hig: \($0.words)"] } ?? [])
    Console.print(explanations.flatMap(form.lines))
    return explanations.reduce(0) { $0 + $1.hits.count }
  }

  private func find() throws -> Int {
    var index = siteIndex
    let found = try rules(in: &index)
    if !form.isQuiet {
      Console.talk(found.former.map { ["hig: \($0)"] } ?? [])
      let advice = found.advice + found.pages.map(SearchAdvice.line)
      let isSilent = found.hits.isEmpty && advice.isEmpty
      Console.talk((isSilent ? ["nothing found"] : advice).map { "hig: \($0)" })
    }
    Console.print(form.lines(for: .hits(found.hits)))
    if !form.isQuiet, let path = form.lacking(found.hits) {
      Console.talk("hig: -C shows lines of '\(path)', which is not here")
    }
    return found.hits.count
  }

  private var siteIndex: SiteIndex {
    SiteIndex(pipeline: pipeline, site: site, asked: index, isQuiet: form.isQuiet)
  }

  /// The rules for the words, or for the successors of the rule whose former id they are.
  ///
  /// - Throws: `ValidationError` when the words make no sense, and what reading throws.
  func rules(in index: inout SiteIndex) throws -> FoundRules {
    let former = try FormerQuery(pipeline: pipeline).answer(for: text)
    let queries = former?.queries ?? [text]
    let answers = try asked(&index) { reader, options in
      try queries.map { try reader.answer(to: $0, options) }
    }
    let hits = answers.flatMap(\.hits).merged(first: queries, limit: form.wantedCount)
    // Beside another value of its field one that is unknown would be passed over.
    if let answer = answers.first {
      try FilterNames.expectKnown(answer.filters, in: pipeline)
    }
    return FoundRules(
      hits: hits.map(present), former: former?.words,
      advice: answers.first.map(SearchAdvice.lines) ?? [], pages: answers.flatMap(\.pages))
  }

  private func present(_ hit: Hit) -> Hit {
    var hit = hit
    hit.path = pipeline.present(hit.path)
    return hit
  }

  /// What the index says.
  private func asked<Answer: Sendable>(
    _ index: inout SiteIndex, _ ask: @Sendable (SearchReader, QueryOptions) throws -> Answer
  ) throws -> Answer {
    try index.answer(to: text, in: lang) { [self] reader, language in
      UntilExit.keep(reader)
      return try ask(reader, options(in: language))
    }
  }

  private func options(in language: String) -> QueryOptions {
    var options = QueryOptions(
      language: language, limit: form.wantedCount, filters: filters, isExact: isExact)
    options.showsTexts = form.showsTexts
    options.countsFacets = false
    // What tells of a page needs the content.
    options.namesPages = form.isRich && pipeline.hasContent
    return options
  }
}

extension Lookup {
  /// A lookup of words and nothing else; `nil` when any of the arguments may be an option.
  ///
  /// What needs no parsing is not parsed: to read a command line the library looks into every command and option there is,
  /// which takes 3 ms, more than the rest of a lookup.
  init?(plain arguments: [String]) {
    guard arguments.first == Self.name, arguments.count > 1,
      !arguments.contains(where: { $0.hasPrefix("-") })
    else { return nil }
    self.init(query: Array(arguments.dropFirst()))
  }
}

extension [Hit] {
  /// The answers to several queries as those to one: what a query names before what it only found, nothing twice.
  fileprivate func merged(first queries: [String], limit: Int) -> [Hit] {
    guard queries.count > 1 else { return self }
    // Filters may stand behind the id.
    let ids = queries.map { $0.prefix { $0 != " " } }
    let named = ids.compactMap { id in first { $0.id == id } }
    var seen: Set<String> = []
    return Array((named + self).filter { seen.insert($0.id).inserted }.prefix(limit))
  }
}
