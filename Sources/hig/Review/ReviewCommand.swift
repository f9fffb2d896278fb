import ArgumentParser
import ReviewFeed
import RuleGraph

/// `hig review`: the rules that govern what Swift files use.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "List the rules that govern the APIs a Swift file uses.",
    discussion: """
      Prints 'path:line:column: API: id: kind: title', each rule once per file, at the first place that uses the \
      narrowest API it governs, and names that are deprecated. Names in comments and strings do not count. For a member, \
      its type must be written there or be known from where the variable is declared. Rules that no longer hold are left \
      out.

      Exits with 1 when no rule applies, and with 2 when a file cannot be read. 'make hig-review' \
      builds the program that parses Swift.
      """)

  @OptionGroup var options: ContentOptions

  @Option(
    help: "Only rules of this kind: \(RuleKind.names); may be given several times.",
    completion: .list(RuleKind.all), transform: RuleKind.init(argument:))
  var kind: [RuleKind] = []

  @Option(help: "How to print.")
  var format = ReviewFormat.text

  @Option(
    help: ArgumentHelp("The language of the titles.", valueName: "code"), completion: .languages)
  var lang: String?

  @Option(help: "When to color text.")
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print no summary.")
  var quiet = false

  @Argument(
    help: "Swift files, folders of Swift files, or '-' for stdin.",
    completion: .file(extensions: ["swift"]))
  var paths: [String]

  func run() throws {
    let graph = try options.pipeline.link(withFigures: false).graph
    let choice = LanguageChoice(languages: graph.site.languages, asked: lang)
    let wording = ReviewWording(graph, language: try choice.code(for: ""))
    let list = SwiftFileList(paths)
    if !list.files.isEmpty { try MissingThreads.expectNone() }
    let uses =
      list.files.isEmpty ? [] : try ReviewProcess(names: APINames(graph).all).uses(in: list.files)
    let unread = zip(list.files, uses).filter { $1 == nil }.map {
      "hig: '\($0.0.path)' cannot be parsed"
    }
    Console.talk(list.faults + unread)
    let review = SourceReview(graph, list.files, uses.map { $0 ?? [] })
      .limited(to: kind, in: graph)
    let style = TerminalStyle(isColored: color.isOn)
    Console.print(format.lines(for: review, wording, in: list.files, style))
    if !quiet { Console.talk(summary(of: review, in: list.files.count - unread.count)) }
    if !(list.faults + unread).isEmpty { throw ExitStatus.failure }
    if review.findings.isEmpty { throw ExitStatus.nothingFound }
  }

  private func summary(of review: SourceReview, in files: Int) -> String {
    let rules = Set(review.findings.map(\.subject)).count { subject in
      if case .rule = subject { true } else { false }
    }
    return
      "\(rules.counted("rule")) for \(review.nameCount.counted("API")) in \(files.counted("file"))"
  }
}
