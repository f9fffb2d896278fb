import Foundation
import RuleGraph
import Seeding

/// Makes damaged content of the shipped pages: cuts, swaps and joins, and slips of a writer's hand.
///
/// The same seed makes the same content on every machine.
struct ContentMutator {
  private let files: [String: [UInt8]]
  private let pages: [String]
  private var generator: SeededGenerator

  /// - Parameter files: the files of a content folder.
  init(_ files: [String: [UInt8]], seed: UInt64) {
    self.files = files
    pages = files.keys.filter { $0.hasSuffix(".md") }.sorted()
    generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15)
  }

  /// The data files and the pages of two components, in all languages, some of them damaged.
  mutating func content() -> ContentTree {
    var chosen = files.filter { !$0.key.contains("/") }
    let components = Array(Set(pages.map(Self.folder))).sorted()
    let folders = Set((0..<2).map { _ in pick(components) })
    for page in pages where folders.contains(Self.folder(page)) { chosen[page] = files[page] }
    // Else a thousand lines would name rules that are not there, and all the time went into them.
    for file in ["rules.lock", "provenance.tsv"] {
      let kept = lines(of: chosen[file] ?? []).filter { Self.names($0, anyOf: folders) }
      chosen[file] = text(kept)
    }
    for _ in 0...pick(0..<5) { mutate(&chosen) }
    return ContentTree(files: chosen)
  }

  private static func folder(_ path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Whether a line of the lock or of the provenance names a rule of a page in one of the folders.
  private static func names(_ line: ArraySlice<UInt8>, anyOf folders: Set<String>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    return text.hasPrefix("#")
      || folders.contains { folder in
        text.contains("\(folder.split(separator: "/").last ?? "")/")
      }
  }

  private mutating func mutate(_ chosen: inout [String: [UInt8]]) {
    // Data files are damaged now and then, pages most of the time.
    let paths = chosen.keys.sorted().filter { $0.hasSuffix(".md") || pick(0..<8) == 0 }
    guard !paths.isEmpty else { return }
    let path = pick(paths)
    let other = chosen[pick(paths)] ?? []
    chosen[path] = mutated(chosen[path] ?? [], other)
  }

  private mutating func mutated(_ bytes: [UInt8], _ other: [UInt8]) -> [UInt8] {
    switch pick(0..<8) {
    case 0: return cut(bytes, range(of: bytes.count))
    case 1: return swapped(lines(of: bytes))
    case 2: return joined(lines(of: bytes), lines(of: other))
    case 3: return cut(bytes, lineRange(in: bytes))
    case 4, 5: return put(pick(Self.slips), into: bytes)
    case 6: return decomposed(bytes)
    default: return replaced(bytes)
    }
  }
}

extension ContentMutator {
  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[pick(0..<elements.count)]
  }

  private mutating func pick(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func range(of count: Int) -> Range<Int> {
    let start = pick(0..<count + 1)
    return start..<min(count, start + pick(0..<200))
  }

  private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  private func text(_ lines: some Sequence<ArraySlice<UInt8>>) -> [UInt8] {
    Array(lines.joined(separator: [0x0A]))
  }

  /// From the start of one line to that of another.
  private mutating func lineRange(in bytes: [UInt8]) -> Range<Int> {
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    let first = pick(0..<starts.count)
    let last = min(starts.count - 1, first + pick(0..<6))
    return starts[first]..<starts[last]
  }

  private func cut(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
  }

  private mutating func swapped(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    var lines = lines
    lines.swapAt(pick(0..<lines.count), pick(0..<lines.count))
    return text(lines)
  }

  private mutating func joined(
    _ lines: [ArraySlice<UInt8>], _ others: [ArraySlice<UInt8>]
  ) -> [UInt8] {
    let start = pick(0..<others.count)
    let stretch = others[start..<min(others.count, start + 1 + pick(0..<12))]
    let place = pick(0..<lines.count + 1)
    return text(Array(lines[..<place]) + stretch + lines[place...])
  }

  /// Puts a text where a character begins, most often.
  private mutating func put(_ slip: String, into bytes: [UInt8]) -> [UInt8] {
    var place = pick(0..<bytes.count + 1)
    while place < bytes.count, bytes[place] & 0xC0 == 0x80, pick(0..<50) > 0 { place += 1 }
    return Array(bytes[..<place] + Array(slip.utf8) + bytes[place...])
  }

  private mutating func decomposed(_ bytes: [UInt8]) -> [UInt8] {
    let range = range(of: bytes.count)
    let text = String(decoding: bytes[range], as: UTF8.self)
    return Array(
      bytes[..<range.lowerBound] + text.decomposedStringWithCanonicalMapping.utf8
        + bytes[range.upperBound...])
  }

  /// Puts one of two texts in place of the other, everywhere.
  private mutating func replaced(_ bytes: [UInt8]) -> [UInt8] {
    let (old, new) = pick(Self.replacements)
    return Array(String(decoding: bytes, as: UTF8.self).replacing(old, with: new).utf8)
  }

  private static let slips = [
    "**", "*", "_", "`", "``", "~~", "[", "](", ")", "(", "<", ">", "&", "\\", "|", "{", "}", "\"",
    "'", ": ", "\t", "\r\n", "\n\n", "\n---\n", "\n- ", "\n> ", "\n    ", "\n# ", "---", "#",
    "{#a .do}",
    "탭 막대를 ", "탭막대", "**탭 표시줄**을", "`UITabBar`을", "44pt을", "네비게이션 바로", "라벨이 ", "칸으로 ",
    "**마크다운(Markdown)**을 ", "**\"강조\"**가", "https://a.example/b", "https://a.example/탭(바)을",
    "[a]: ../toolbar/ko.md\n", "<!-- hig:ignore glossary/discouraged -->\n\n", "<b>", "![](a.svg)",
    "tab strip", "\u{301}", "\u{1100}", "\u{0}", "\u{FEFF}", "\u{2028}", "👩‍👩‍👧",
    "| a | b |\n|---|---|\n",
  ]

  private static let replacements = [
    ("탭 바", "탭 막대"), ("내비게이션", "네비게이션"), ("레이블", "라벨"), ("을 ", "를 "), ("는 ", "은 "), ("로 ", "으로 "),
    ("가 ", "이 "), ("\n", "\r\n"), ("`", ""), ("tab bar", "tab strip"), (" ", "  "), ("다.", "다."),
    (". ", ".** "), ("(", "**("),
  ]
}
