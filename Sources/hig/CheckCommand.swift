import ArgumentParser
import RuleGraph

/// `hig check`: the checks alone.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the content and print what is wrong with it.",
    discussion: """
      Exits with 0 when the content is clean, with 1 when something was found. A comment \
      '<!-- hig:ignore check-name -->' silences a check in the block after it; 'hig explain' tells \
      more of each check.
      """)

  @OptionGroup var options: ContentOptions
  @OptionGroup var baseline: BaselineOptions

  @Flag(help: "Let warnings fail too.")
  var strict = false

  @Flag(help: "Mend what can only have been meant in one way, and say what was mended.")
  var fix = false

  @Flag(help: "With --fix: print the changes as a patch and write nothing.")
  var dryRun = false

  @Option(help: "How to print.")
  var format = FindingsFormat.text

  @Flag(name: .shortAndLong, help: "Print no summary.")
  var quiet = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run goes with --fix") }
  }

  func run() throws {
    let pipeline = options.pipeline
    let findings = try fix ? mend(pipeline) : pipeline.check(try pipeline.link())
    if dryRun { return }
    let report = try baseline.apply(to: findings)
    Console.print(format.lines(for: report.findings))
    if !quiet { Console.talk(report.remarks + [report.findings.summary]) }
    if !report.findings.pass(strict: strict) { throw ExitStatus.nothingFound }
  }

  /// Mends the files, and gives what is left to find.
  private func mend(_ pipeline: Pipeline) throws -> Findings {
    let tree = try pipeline.load()
    let mended = pipeline.mend(tree)
    if dryRun {
      Console.print(ContentPatch(from: tree, to: mended.tree).lines)
    } else {
      try ContentWriter(folder: options.content).write(mended.tree, over: tree)
      Console.talk(mended.mends.map(\.line))
    }
    return Findings(diagnostics: mended.diagnostics, texts: mended.content.catalog.texts)
  }
}
