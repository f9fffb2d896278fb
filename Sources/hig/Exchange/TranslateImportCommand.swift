import ArgumentParser
import RuleGraph
import XLIFF

/// `hig translate import`: takes translations back.
struct TranslateImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take the translations of an XLIFF file into the pages.",
    discussion: """
      What is as it was is not touched. A unit whose source has changed since the export, or that \
      has lost a link, image or code span, is refused, and then nothing is written at all. Exits \
      with 1 when something was refused, with 2 when the file cannot be read.
      """)

  @OptionGroup var options: ContentOptions

  @Flag(help: "Write the units that are right although others are refused.")
  var partial = false

  @Flag(help: "Accept the rules that came back finished, as 'hig translate accept' does.")
  var accept = false

  @Argument(help: "The translated file.", completion: .file())
  var file: String

  func run() throws {
    let tree = try options.pipeline.loadGuide()
    let result = try result(tree)
    Console.talk(result.problems.map { "\(file): \($0)" })
    guard result.problems.isEmpty || partial else {
      Console.talk("hig: \(result.problems.count.counted("unit")) refused; nothing was written")
      throw ExitStatus.nothingFound
    }
    let imported = tree.replacing(result.texts)
    let finished = accept ? FinishedRules(result) : nil
    let content = finished.map { _ in options.pipeline.link(imported) }
    let lock = try content.flatMap { try finished?.accepted(in: $0) } ?? [:]
    try ContentWriter(folder: options.content).write(imported.replacing(lock), over: tree)
    // Not before, because a reader that has seen enough ends the command.
    Console.print(result.texts.keys.sorted())
    for language in result.languages { tell(language) }
    if let finished, let content {
      AcceptedFacts(of: finished.rules(in: content), in: content).tell()
    }
    if !result.problems.isEmpty { throw ExitStatus.nothingFound }
  }

  private func result(_ tree: ContentTree) throws -> ExchangeResult {
    let document = try ReturnedDocument(path: file).bytes()
    do {
      let returned = try ExchangeReader(document).read()
      return try ExchangeImporter(tree).apply(returned)
    } catch {
      Console.talk("hig: cannot read '\(file)': \(error)")
      throw ExitStatus.failure
    }
  }

  private func tell(_ result: ImportResult) {
    Console.talk(
      "\(result.target): \(result.counts.changed.counted("unit")) changed, \(result.counts.unchanged) as "
        + "before, \(result.counts.untranslated) without a translation, \(result.problems.count) refused"
    )
  }
}
