import ArgumentParser
import RuleGraph

/// `hig check`: the checks alone.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the content and print what is wrong with it.",
    discussion: """
      Exits with 1 when there are errors, with --strict also when there are warnings, otherwise with 0. A comment \
      '<!-- hig:ignore check-name -->' silences a check in the block after it; 'hig explain' describes each check.
      """)

  @OptionGroup var options: ContentOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var since: SinceOptions

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Flag(help: "Mend what can only have been meant in one way, and say what was mended.")
  var fix = false

  @Flag(
    help: ArgumentHelp(
      "With --fix: print the changes as a patch, write nothing and exit with 0. It is for the working folder, "
        + "or for the one above the content where that is elsewhere."))
  var dryRun = false

  @Option(help: "How to print.")
  var format = FindingsFormat.text

  @Option(help: "When to color text.")
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print no summary.")
  var quiet = false

  func validate() throws {
    guard dryRun else { return }
    guard fix else { throw ValidationError("--dry-run goes with --fix") }
    guard baseline.baseline == nil, !since.isGiven, format == .text, !strict else {
      throw ValidationError(
        "--dry-run prints a patch and no findings: none of --baseline, --since, --format and --strict goes with it"
      )
    }
  }

  func run() throws {
    // Before anything is mended.
    let accepted = try baseline.read()
    let state =
      try fix
      ? mended() : Progress(isQuiet: quiet).during("Checking \(options.content)", checked)
    if dryRun { return }
    let known = try baseline.apply(accepted, to: state.findings)
    let sorted = try since.apply(to: known.findings, in: state.graph, now: state.tree)
    let style = TerminalStyle(isColored: color.isOn)
    format.write(sorted.findings, style: style, to: Console.print)
    if !quiet {
      let left = fix ? sorted.findings.unmended : []
      Console.talk(known.remarks + sorted.remarks + left + [sorted.findings.summary])
    }
    if !sorted.findings.pass(strict: strict) { throw ExitStatus.nothingFound }
  }

  private typealias State = (tree: ContentTree?, graph: Graph, findings: Findings)

  private func checked() throws -> State {
    SystemMemory.keepLargeBlocksApart()
    let tree = try options.pipeline.load()
    // The bytes of the files are held for the lines that changed, and for nothing else.
    let kept = since.isGiven ? tree : nil
    let content = options.pipeline.link(consume tree)
    return (kept, content.graph, options.pipeline.check(content))
  }

  /// Mends the files, and gives what is left to find.
  private func mended() throws -> State {
    let lock = dryRun ? nil : try FolderLock([options.content])
    let tree = try options.pipeline.load()
    try since.expectRevision(of: tree)
    let mended = options.pipeline.mend(tree)
    if dryRun {
      Console.print(ContentPatch(from: tree, to: mended.tree).lines)
    } else {
      try ContentWriter(folder: options.content, lock: lock).write(mended.tree, over: tree)
      lock?.release()
      Console.talk(mended.mends.map(\.line))
    }
    return (
      mended.tree, mended.content.graph, Findings(mended.diagnostics, in: mended.content)
    )
  }
}
