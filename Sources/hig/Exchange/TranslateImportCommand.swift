import ArgumentParser
import Foundation
import RuleGraph
import XLIFF

/// `hig translate import`: takes translations back.
struct TranslateImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take the translations of an XLIFF file into the pages.",
    discussion: """
      What is as it was is not touched. A unit whose source has changed since the export, or that \
      has lost an inline element, is refused, and then nothing is written at all. Exits with 1 \
      when something was refused, with 2 when the file cannot be read.
      """)

  @OptionGroup var options: ContentOptions

  @Flag(help: "Write the units that are right although others are refused.")
  var partial = false

  @Flag(help: "Accept the rules that came back finished, as 'hig translate accept' does.")
  var accept = false

  @Argument(help: "The translated file.", completion: .file())
  var file: String

  func run() throws {
    for returned in try returned() {
      try take(returned)
    }
  }

  /// The files of the document, those with one pair of languages as one.
  private func returned() throws -> [ReturnedFile] {
    do {
      return try ExchangeReader(try text()).read().reduce(into: []) { files, file in
        let known = files.firstIndex { $0.source == file.source && $0.target == file.target }
        if let known { files[known].units += file.units } else { files.append(file) }
      }
    } catch {
      Console.talk("hig: cannot read '\(file)': \(error)")
      throw ExitStatus.failure
    }
  }

  private func text() throws -> String {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ValidationError("There is no file '\(file)'.")
    }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16) ?? ""
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func take(_ returned: ReturnedFile) throws {
    let tree = try ContentTree.load(folder: options.content, withFigures: false)
    let result = TranslationImporter(tree).apply(returned)
    Console.talk(result.problems.map { "\(file): \($0)" })
    guard result.problems.isEmpty || partial else {
      Console.talk("hig: \(count(result.problems.count)) refused; nothing was written")
      throw ExitStatus.nothingFound
    }
    try FileChanges(result.texts).write()
    Console.print(result.texts.keys.sorted())
    Console.talk(
      "\(returned.target): \(count(result.counts.changed)) changed, \(result.counts.unchanged) as "
        + "before, \(result.counts.untranslated) without a translation, \(result.problems.count) refused"
    )
    if accept { try accept(result.finished) }
    if !result.problems.isEmpty { throw ExitStatus.nothingFound }
  }

  private func accept(_ rules: [RuleID]) throws {
    let content = try options.pipeline.link(withFigures: false)
    var keeper = LockKeeper(content)
    let known = content.graph.site.languages.map(\.code)
    for rule in rules.compactMap(content.graph.rule) { keeper.accept(rule, in: known) }
    try FileChanges(["\(options.content)/\(RulesLock.fileName)": keeper.text.text]).write()
    Console.talk("accepted \(rules.count) rule\(rules.count == 1 ? "" : "s")")
  }

  private func count(_ number: Int) -> String {
    "\(number) unit\(number == 1 ? "" : "s")"
  }
}
