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
      matched. Exits with 0 when something was found, with 1 when nothing was.

      Reads --index, else HIG_INDEX, else the site where it is newer than the content, else the \
      content, else an installed index.
      """)

  @OptionGroup var content: ContentOptions
  @OptionGroup var site: SiteOptions
  @OptionGroup var filters: LookupFilters
  @OptionGroup var output: LookupOutput

  @Option(help: ArgumentHelp("The folder of an index that is read as it is.", valueName: "folder"))
  var index: String?

  @Option(help: "The language to look in; otherwise that of the query or of the environment.")
  var lang: String?

  @Flag(
    name: [.customShort("e"), .long],
    help: "Take the query as a regular expression for the lines of rules.")
  var regexp = false

  @Argument(help: "The words to look for.")
  var query: [String]

  func run() throws {
    let text = query.joined(separator: " ")
    let found = regexp ? try grep(text) : try look(up: text)
    Console.print(output.lines(for: found))
    if found.isEmpty {
      try filters.expectKnownNames(in: content.pipeline)
      throw ExitStatus.nothingFound
    }
  }

  private func look(up query: String) throws -> LookupFindings {
    var text = query
    if let former = try FormerQuery(pipeline: content.pipeline).answer(for: text) {
      Console.talk("hig: \(former.words)")
      text = former.query
    }
    let index = SiteIndex(pipeline: content.pipeline, site: site.site, asked: index)
    let language = try LanguageChoice(languages: try index.languages(), asked: lang).code(for: text)
    let options = QueryOptions(
      language: language, limit: output.wantedCount, filters: filters.value)
    return .hits(try index.reader(for: language).search(text, options))
  }

  private func grep(_ pattern: String) throws -> LookupFindings {
    let checked = try content.pipeline.link(withFigures: false)
    let languages = checked.graph.site.languages
    let language = try lang.map {
      try LanguageChoice(languages: languages, asked: $0).code(for: "")
    }
    let search = try RuleGrep(pattern, content: checked, language: language)
    return .lines(Array(search.lines(filters: filters.value).prefix(output.wantedCount)))
  }
}
