import RuleGraph
import Seeding
import Testing
import XLIFF

/// Pages cut up and put together anew go out and come back as they are.
@Suite struct FuzzedRoundTripTests {
  private static let scraps = [
    "*", "**", "`", "``", "[", "](", ")", "<", "&amp;", "\\", "> ", "- ", "1. ", "    ", "\n\n",
    "\n", "# ",
    "```\n", "![", "<b>", "\u{0}", "\t", "가", "\u{1100}\u{1161}", "😀", "{#x .do}", "---\n",
  ]

  private static func mutated(_ text: String, _ dice: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &dice) {
      let start = Int.random(in: 0...bytes.count, using: &dice)
      let length = Int.random(in: 0...min(40, bytes.count - start), using: &dice)
      let piece = Array(bytes[start..<start + length])
      let place = Int.random(in: 0...bytes.count, using: &dice)
      switch Int.random(in: 0..<3, using: &dice) {
      case 0: bytes.removeSubrange(start..<start + length)
      case 1: bytes.insert(contentsOf: piece, at: place)
      default: bytes.insert(contentsOf: (scraps.randomElement(using: &dice) ?? "").utf8, at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: 1...3)
  func `an export that comes back unchanged changes no byte`(_ seed: UInt64) throws {
    let tree = try ContentTree.load(folder: SourcePlace.root + "/Content", withFigures: false)
    let base = tree.files.mapValues { String(decoding: $0, as: UTF8.self) }
    let pages = base.keys.filter { $0.hasSuffix("/en.md") }.sorted()
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<2 {
      // A small site of the data files and a few pages is quicker to read than all.
      let wanted = pages.shuffled(using: &dice).prefix(2).map { String($0.dropLast(5)) }
      var files = base.filter { path, _ in
        !path.contains("/") || wanted.contains { path.hasPrefix("\($0)/") }
      }
      for path in files.keys.sorted() where path.hasSuffix(".md") {
        files[path] = files[path].map { Self.mutated($0, &dice) }
      }
      let text = ExchangeGuide.exported(files)
      guard text.contains("<trans-unit") else { continue }
      let result = try ExchangeGuide.imported(text, into: files)
      #expect(result.texts == [:])
      #expect(result.problems == [], "\(result.problems)")
    }
  }
}
