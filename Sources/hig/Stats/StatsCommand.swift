import ArgumentParser
import RuleGraph

/// `hig stats`: what the content covers.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Count rules, APIs, terms and editions by component and language.",
    discussion: """
      Below the tables is a list of what is missing. On a terminal too narrow for the tables, titles are cut or left \
      out; in a pipe, nothing is.
      """)

  @OptionGroup var options: ContentOptions

  @Option(
    help: "The language of titles; otherwise that of the environment.", completion: .languages)
  var lang: String?

  @Flag(help: "Print one JSON object.")
  var json = false

  func run() throws {
    let content = try options.pipeline.link()
    content.tellUnmerged()
    tellErrors(in: content)
    let graph = content.graph
    let languages = graph.site.languages
    let language = try LanguageChoice(languages: languages, asked: lang).code(for: "")
    let counts = CoverageCounts(graph, language: language)
    Console.print(
      json
        ? [JSONLine.text(counts)].compactMap(\.self)
        : CoverageTable(
          counts: counts, languages: languages.map(\.code), width: Console.width
        ).lines)
  }

  /// What could not be read is not counted, and nobody would see that in a number.
  private func tellErrors(in content: CheckedContent) {
    let count = options.pipeline.check(content).errorCount
    guard count > 0, content.unmergedFiles.isEmpty else { return }
    Console.talk("hig: the content has \(count.counted("error")); 'hig check' tells of them")
  }
}
