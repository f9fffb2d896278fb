import Foundation
import RuleGraph
import Seeding
import SmallContent

/// Guides for commands that write: the small one, accepted, with some files damaged as writers and programs damage them.
struct EditSamples: Sendable {
  private static let files = accepted(
    SmallGuide.files.mapValues { Array($0.utf8) }.merging(["site.yml": site]) { $1 })

  /// With a group that has no page yet.
  private static let site = Array(
    """
    \(SmallGuide.files["site.yml"] ?? "")
      - id: \(EditCommand.otherGroup)
        title: {en: Controls, ko: 컨트롤}

    """.utf8)

  /// All rules accepted, and one that had another name once.
  private static func accepted(_ files: [String: [UInt8]]) -> [String: [UInt8]] {
    let content = FuzzedGuide.content(ContentTree(files: files))
    var keeper = LockKeeper(content)
    for rule in content.graph.rules {
      keeper.accept(rule, in: content.graph.site.languages.map(\.code))
    }
    var lock = keeper.text
    let ids = ["tab-bar/dim-tabs", "tab-bar/dim-unavailable-tabs"].compactMap { RuleID($0) }
    lock.set(LockLine(former: ids[0], .renamed, targets: [ids[1]]))
    return files.merging([RulesLock.fileName: Array(lock.text.utf8)]) { $1 }
  }

  private let mutators: [(path: String, mutator: Mutator)] = files.sorted { $0.key < $1.key }
    .map { path, bytes in
      let pieces = path.hasSuffix(".md") ? FuzzedMarkdown.pieces + slips : FuzzedYAML.pieces
      return (path, Mutator(corpus: [bytes], pieces: pieces))
    }

  /// What a writer or a program may leave in a page, most of it with a mend.
  private static let slips = [
    "탭 막대를 ", "탭막대", "**탭 막대**을", "`UITabBar`을", "44pt을", "**마크다운(Markdown)**을 ", "**\"강조\"**가",
    "https://a.example/b", "https://a.example/탭(바)을 ", "[a]: ../toolbar/ko.md\n글 [a]\n",
    "<!-- hig:ignore glossary/discouraged -->\n\n", "![](a.svg)", "\u{200B}", "\u{AD}",
    "cafe\u{301}", "\u{1110}\u{1162}\u{11B8} \u{1106}\u{1161}\u{11A8}\u{1103}\u{1162}을 ",
    "[a](../toolbar/en.md#keep-it-short)", "[a](#dim-unavailable-tabs \"t\")",
    "[a](<../tab-bar/ko.md#keep-every-tab-enabled>)",
    "[a][b]\n\n[b]: ../toolbar/en.md#keep-it-short\n",
    " see=keep-it-short", " see=\"dim-unavailable-tabs, toolbar/keep-it-short\"",
    " conflicts=tab-bar/keep-every-tab-enabled", "### Say it {#say-it .do}\n\nSay it.\n\n",
    "## More\n\n", "#### Deeper\n\n", "\n\n## More {#more}\n\n", "\n\n", "\r\n\r\n", "TODO",
    "<<<<<<< ours\n", "=======\n", ">>>>>>> theirs\n", "\u{1B}", "｛＃", "{keep-it-short .do}",
  ]

  /// The guide as a seed damages it; one in eight is whole.
  func tree(_ random: inout SeededGenerator) -> ContentTree {
    var files = Self.files
    for _ in 0..<random.below(4) where random.below(8) > 0 {
      let (path, mutator) = mutators[random.below(mutators.count)]
      let bytes = files[path] ?? []
      files[path] =
        random.below(3) == 0
        ? mutator.input(random.next()) : slipped(bytes, isPage: path.hasSuffix(".md"), &random)
    }
    if random.below(16) == 0 {
      let (path, _) = mutators[random.below(mutators.count)]
      files[path] = nil
    }
    let tree = ContentTree(files: restyled(files, &random))
    guard random.below(24) == 0 else { return tree }
    return tree.moving(
      FolderMove(from: "bars/tab-bar", to: "\(EditCommand.otherGroup)/tab-bar"))
  }

  /// With a few slips where a line or a word begins or ends, so that most of it can be read as before.
  private func slipped(
    _ bytes: [UInt8], isPage: Bool, _ random: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    let pieces = isPage ? Self.slips : ["\n", "# a\n", "  ", "\t", "\r\n", "\u{301}", ","]
    for _ in 0...random.below(3) {
      let marks: [UInt8] = random.below(2) == 0 ? [0x0A] : [0x0A, 0x20, 0x7D]
      let places = bytes.indices.filter { marks.contains(bytes[$0]) }
      guard let place = random.pick(places) else { continue }
      let piece = pieces[random.below(pieces.count)]
      bytes.insert(contentsOf: piece.utf8, at: place + random.below(2))
    }
    return bytes
  }

  /// With the line ends, the mark or the letters of another program, in all files or in one.
  private func restyled(
    _ files: [String: [UInt8]], _ random: inout SeededGenerator
  ) -> [String: [UInt8]] {
    let style = random.below(12)
    guard style < 4 else { return files }
    let only = random.below(2) == 0 ? mutators[random.below(mutators.count)].path : nil
    return Dictionary(
      uniqueKeysWithValues: files.map { path, bytes in
        only == nil || only == path ? (path, Self.restyled(bytes, style)) : (path, bytes)
      })
  }

  private static func restyled(_ bytes: [UInt8], _ style: Int) -> [UInt8] {
    switch style {
    case 0: bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case 1: bytes.map { $0 == 0x0A ? 0x0D : $0 }
    case 2: [0xEF, 0xBB, 0xBF] + bytes
    default:
      Array(String(decoding: bytes, as: UTF8.self).decomposedStringWithCanonicalMapping.utf8)
    }
  }
}
