import ArgumentParser
import RuleGraph

/// `hig translate list`.
struct TranslateListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List stale, missing and changed rules with both texts. (default)",
    discussion: """
      Where git's history has the texts that were accepted, what has changed since is marked word by word. Exits with 0 \
      when all languages agree, with 1 when something is listed.
      """)

  @OptionGroup var options: ContentOptions

  @Option(help: "Only this language.", completion: .languages)
  var lang: String?

  @Option(
    help: ArgumentHelp("Only rules of this page.", valueName: "component"),
    completion: .pages)
  var page: String?

  @Option(
    help: ArgumentHelp("Only these states: stale, missing, needs-review.", valueName: "states"),
    completion: .states, transform: TranslationState.unfinished)
  var state: Set<TranslationState>?

  @Option(help: "When to color.")
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print one line per rule, without the texts.")
  var quiet = false

  func run() throws {
    let content = try options.pipeline.link(withFigures: false)
    content.tellUnmerged()
    try expectKnown(in: content.graph)
    let tasks = TranslationTask.all(in: content.graph).filter(isWanted)
    Console.print(quiet ? tasks.map(line) : lines(for: tasks, content))
    if !tasks.isEmpty { throw ExitStatus.nothingFound }
  }

  /// That nothing is listed of a page or language must not be for want of one.
  private func expectKnown(in graph: Graph) throws {
    try lang.map { try LanguageChoice.expect($0, among: graph.site.languageCodes) }
    try page.map { try FilterNames(graph: graph).expect(page: $0) }
  }

  private func isWanted(_ task: TranslationTask) -> Bool {
    (lang.map { $0 == task.language } ?? true) && (page.map { $0 == task.rule.id.page } ?? true)
      && (state?.contains(task.translation.state) ?? true)
  }

  private func line(_ task: TranslationTask) -> String {
    "\(task.rule.id) [\(task.language)] \(task.translation.state.rawValue): \(task.reason)"
  }

  private func lines(for tasks: [TranslationTask], _ content: CheckedContent) -> [String] {
    let texts = AcceptedTexts(repository: GitRepository(folder: options.content))
    let printer = TaskPrinter(
      style: TerminalStyle(isColored: color.isOn),
      accepted: TaskHistory(content: content, texts: texts).accepted(for: tasks))
    return Array(tasks.map(printer.lines).joined(separator: [""]))
  }
}
