import ArgumentParser
import Foundation
import RuleGraph

/// What `hig new component` and `hig new rule` share.
struct DraftOptions: ParsableArguments {
  @OptionGroup var content: ContentOptions

  @Option(
    help: ArgumentHelp(
      "The title: in the first language, or as ko=제목 in another. May be given several times.",
      valueName: "title"))
  var title: [String] = []

  @Flag(help: "Say what would be written and write nothing.")
  var dryRun = false

  /// Makes the texts and writes all or none of them.
  func write(_ make: (Scaffold) throws -> [String: String]) throws {
    let lock = dryRun ? nil : try FolderLock([content.content])
    let tree = try content.pipeline.loadGuide()
    let texts: [String: String]
    do {
      texts = try make(Scaffold(tree))
    } catch let error as ScaffoldError {
      Console.talk("hig: \(error)".followed(by: "nothing was written"))
      throw ExitStatus.nothingFound
    }
    if !dryRun {
      let files = texts.mapValues { Array($0.utf8) }
      try ContentWriter(folder: content.content, lock: lock).write(
        tree.replacing(files), over: tree)
    }
    lock?.release()
    Console.print(texts.keys.sorted().map(tree.printedPath))
  }

  /// The titles by language.
  func titles(_ languages: [String]) throws -> Localized<String> {
    var titles = Localized<String>()
    for text in title {
      let pieces = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let isNamed = pieces.count == 2 && Self.isCode(pieces[0])
      if isNamed { try LanguageChoice.expect(pieces[0], among: languages) }
      let words = (isNamed ? pieces[1] : text)
        .replacing("\u{FEFF}", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
      guard !words.isEmpty, !words.contains(where: \.isNewline) else {
        throw ValidationError("A title is one line of words.")
      }
      let language = isNamed ? pieces[0] : languages.first ?? ""
      guard titles[language] == nil else {
        throw ValidationError("There are two titles for '\(language)'.")
      }
      titles.set(words, in: language)
    }
    return titles
  }

  /// Whether letters before a '=' are meant for the code of a language, as `ko` and `pt-BR` are.
  private static func isCode(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]+)*/) != nil
  }
}
