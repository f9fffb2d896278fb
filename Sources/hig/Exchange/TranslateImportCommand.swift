import ArgumentParser
import RuleGraph
import XLIFF

/// `hig translate import`: takes translations back.
struct TranslateImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take the translations of an XLIFF file into the pages.",
    discussion: """
      Leaves alone what has not changed. Refuses a translation whose source has changed since the export, or that has \
      lost a link, image or code span; then it writes nothing at all. Nor does it write anything where that would bring \
      a new error into the content, other than a difference in facts between the languages, which it reports. Exits with \
      1 when something was refused, and with 2 when the file cannot be read. '-' stands for stdin.
      """)

  @OptionGroup var options: ContentOptions

  @Flag(help: "Write the units that are not refused, even where they bring in errors.")
  var partial = false

  @Flag(help: "Also write over translations that have changed on the page since the export.")
  var replace = false

  @Flag(help: "Accept the rules that came back finished, as 'hig translate accept' does.")
  var accept = false

  @Argument(help: "The translated file.", completion: .file())
  var file: String

  func run() throws {
    // First, for it may come in slowly, and others would wait.
    let document = try ReturnedDocument(path: file).bytes()
    let lock = try FolderLock([options.content])
    let tree = try options.pipeline.loadGuide()
    let result = try result(of: document, tree)
    Console.talk(result.problems.map { "\(file): \($0)" })
    guard result.problems.isEmpty || partial else {
      Console.talk("hig: \(result.problems.count.counted("unit")) refused; nothing was written")
      throw ExitStatus.nothingFound
    }
    let imported = tree.replacing(result.texts)
    let finished =
      accept ? try FinishedRules(result, in: options.pipeline.link(imported)) : nil
    let accepted = try finished?.accepted() ?? [:]
    let after = imported.replacing(accepted)
    let found = NewErrors.brought(
      by: options.pipeline.link(after), to: options.pipeline.link(tree))
    let errors = found.filter { !$0.isOfFacts }
    try judge(errors)
    try ContentWriter(folder: options.content, lock: lock).write(after, over: tree)
    lock.release()
    // Not before, because a reader that has seen enough ends the command.
    Console.print(result.texts.keys.sorted())
    for language in result.languages { tell(language) }
    // Of what is accepted it is told with that.
    if !accept { Console.talk(found.filter(\.isOfFacts).map { "hig: \(NewErrors.words([$0]))" }) }
    finished?.tell()
    if !result.problems.isEmpty || !errors.isEmpty { throw ExitStatus.nothingFound }
  }

  private func result(of document: [UInt8], _ tree: ContentTree) throws -> ExchangeResult {
    do {
      let returned = try ExchangeReader(document).read()
      return try ExchangeImporter(tree).apply(returned, replaces: replace)
    } catch {
      Console.talk("hig: cannot read '\(file)': \(error)")
      throw ExitStatus.failure
    }
  }

  /// Reports errors that would come in, which stop the import unless it was asked to take what is right.
  private func judge(_ errors: [Diagnostic]) throws {
    guard !errors.isEmpty else { return }
    let words = "hig: the translations bring in errors: \(NewErrors.words(errors))"
    guard !partial else { return Console.talk(words) }
    Console.talk(words.followed(by: "nothing was written"))
    throw ExitStatus.nothingFound
  }

  private func tell(_ result: ImportResult) {
    let waiting = result.counts.waiting
    let words =
      "\(result.target): \(result.counts.changed.counted("unit")) changed, \(result.counts.unchanged) as "
      + "before, \(result.counts.untranslated) without a translation, \(result.problems.count) refused"
    let reason =
      "; \(waiting) \(waiting == 1 ? "waits" : "wait") for the rest of the rule, or for title and summary of the page"
    let outdated = result.counts.outdated
    let news =
      "; of those as before \(outdated) \(outdated == 1 ? "has" : "have") changed in the content since"
    Console.talk(words + (outdated == 0 ? "" : news) + (waiting == 0 ? "" : reason))
  }
}
