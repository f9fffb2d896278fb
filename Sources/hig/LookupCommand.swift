import ArgumentParser
import RuleGraph
import SearchIndex

/// `hig lookup`: ranked rules.
struct LookupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lookup",
    abstract: "Find the rules that answer a query, the best first.",
    discussion: """
      Words may be typed as they come: with particles, joined, half, in another layout or language. A \
      query may hold filters, component:탭바 or kind:avoid, and the options for filters do without words.

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

  @Option(
    help: ArgumentHelp("The folder of an index that is read as it is.", valueName: "folder"),
    completion: .directory)
  var index: String?

  @Option(
    help: "The language to look in; otherwise that of the query or of the environment.",
    completion: .languages)
  var lang: String?

  @Flag(
    help: "Look for the words as they are written, without endings, other names and corrections.")
  var exact = false

  @Flag(help: "Print how the query is read and how its hits are weighed, instead of the hits.")
  var explain = false

  @Argument(help: "The words to look for.", completion: .nodes)
  var query: [String] = []

  func validate() throws {
    if query.isEmpty, grep.isEmpty, filters.isEmpty {
      throw ValidationError("Missing expected argument '<query>'")
    }
    if !query.isEmpty, !grep.isEmpty {
      throw ValidationError("Give words to look for, or -e and a regular expression.")
    }
    if !grep.isEmpty, explain || exact {
      throw ValidationError("-e looks for what is written; --exact and --explain go with words.")
    }
    if explain, output.count || output.files || output.quiet {
      throw ValidationError("--explain goes with neither --count, -l nor --quiet.")
    }
    if grep.ignoreCase, grep.isEmpty {
      throw ValidationError("-i goes with -e; a query does not tell case apart anyway.")
    }
  }

  func run() throws {
    let text = query.joined(separator: " ")
    let count: Int
    if explain {
      let index = try asked(text)
      let explanation = try index.reader.explanation(of: text, index.options)
      Console.print(output.lines(for: explanation))
      count = explanation.hits.count
    } else {
      let found = grep.isEmpty ? try look(up: text) : try grepped()
      Console.print(output.lines(for: found))
      count = found.count
    }
    if count == 0 { throw ExitStatus.nothingFound }
  }

  private func look(up text: String) throws -> LookupFindings {
    let queries = try queries(for: text)
    let index = try asked(text)
    let answers = try queries.map { try index.reader.answer(to: $0, index.options) }
    let hits = answers.flatMap(\.hits).merged(first: queries, limit: output.wantedCount)
    if hits.isEmpty, let answer = answers.first {
      try filters.expectKnown(answer.filters, in: content.pipeline)
    }
    if !output.quiet { Console.talk(answers.flatMap(SearchAdvice.lines)) }
    return .hits(
      hits.map { hit in
        var hit = hit
        hit.path = content.pipeline.present(hit.path)
        return hit
      })
  }

  /// The query, or for the id of a rule that is there no more those of its successors.
  private func queries(for text: String) throws -> [String] {
    guard let former = try FormerQuery(pipeline: content.pipeline).answer(for: text) else {
      return [text]
    }
    if !output.quiet { Console.talk("hig: \(former.words)") }
    return former.queries
  }

  /// The index that is asked, and how.
  private func asked(_ query: String) throws -> (reader: SearchReader, options: QueryOptions) {
    let index = SiteIndex(
      pipeline: content.pipeline, site: site.site, asked: index, isQuiet: output.quiet)
    let language = try LanguageChoice(languages: try index.languages(), asked: lang)
      .code(for: query)
    var options = QueryOptions(
      language: language, limit: output.wantedCount, filters: filters.value, isExact: exact)
    options.showsTexts = output.showsTexts
    return (try index.reader(for: language), options)
  }

  private func grepped() throws -> LookupFindings {
    let checked = try content.pipeline.link(withFigures: false)
    let languages = checked.graph.site.languages
    let language = try lang.map {
      try LanguageChoice(languages: languages, asked: $0).code(for: "")
    }
    let search = try RuleGrep(grep, content: checked, language: language)
    return .lines(
      Array(
        search.lines(filters: try filters.resolved(in: checked.graph)).prefix(output.wantedCount)))
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
