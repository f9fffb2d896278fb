import ArgumentParser
import RuleGraph
import SearchIndex

/// `hig lookup`: ranked rules.
struct LookupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lookup",
    abstract: "Find the rules that answer a query, the best first.",
    discussion: """
      In a pipe one line a rule, path:line:id: kind: title; on a terminal with the text that \
      matched. With -e one line of a rule's source each, path:line:id: text. Exits with 0 when \
      something was found, with 1 when nothing was, with 2 when it could not be looked for.

      Reads --index, else HIG_INDEX, else the site where it is newer than the content, else the \
      content, else an installed index.
      """)

  @OptionGroup var content: ContentOptions
  @OptionGroup var site: SiteOptions
  @OptionGroup var filters: LookupFilters
  @OptionGroup var grep: GrepOptions
  @OptionGroup var output: LookupOutput

  @Option(help: ArgumentHelp("The folder of an index that is read as it is.", valueName: "folder"))
  var index: String?

  @Option(help: "The language to look in; otherwise that of the query or of the environment.")
  var lang: String?

  @Argument(help: "The words to look for.")
  var query: [String] = []

  func validate() throws {
    if query.isEmpty, grep.isEmpty { throw ValidationError("Missing expected argument '<query>'") }
    if !query.isEmpty, !grep.isEmpty {
      throw ValidationError("Give words to look for, or -e and a regular expression.")
    }
    if grep.ignoreCase, grep.isEmpty {
      throw ValidationError("-i goes with -e; a query does not tell case apart anyway.")
    }
  }

  func run() throws {
    let found = grep.isEmpty ? try look(up: query.joined(separator: " ")) : try grepped()
    Console.print(output.lines(for: found))
    if found.isEmpty {
      if content.pipeline.hasContent { try filters.expectKnownNames(in: content.pipeline) }
      throw ExitStatus.nothingFound
    }
  }

  private func look(up query: String) throws -> LookupFindings {
    let former = try FormerQuery(pipeline: content.pipeline).answer(for: query)
    if let former, !output.quiet { Console.talk("hig: \(former.words)") }
    let queries = former?.queries ?? [query]
    let index = SiteIndex(
      pipeline: content.pipeline, site: site.site, asked: index, isQuiet: output.quiet)
    let language = try LanguageChoice(languages: try index.languages(), asked: lang)
      .code(for: query)
    let options = QueryOptions(
      language: language, limit: output.wantedCount, filters: filters.value)
    let reader = try index.reader(for: language)
    let hits = try queries.flatMap { try reader.search($0, options) }
      .merged(first: queries, limit: output.wantedCount)
    return .hits(
      hits.map { hit in
        var hit = hit
        hit.path = content.pipeline.present(hit.path)
        return hit
      })
  }

  private func grepped() throws -> LookupFindings {
    let checked = try content.pipeline.link(withFigures: false)
    let languages = checked.graph.site.languages
    let language = try lang.map {
      try LanguageChoice(languages: languages, asked: $0).code(for: "")
    }
    let search = try RuleGrep(grep, content: checked, language: language)
    return .lines(Array(search.lines(filters: filters.value).prefix(output.wantedCount)))
  }
}

extension [Hit] {
  /// The answers to several queries as those to one: what a query names before what it only found, nothing twice.
  fileprivate func merged(first queries: [String], limit: Int) -> [Hit] {
    guard queries.count > 1 else { return self }
    let named = queries.compactMap { query in first { $0.id == query } }
    var seen: Set<String> = []
    return Array((named + self).filter { seen.insert($0.id).inserted }.prefix(limit))
  }
}
