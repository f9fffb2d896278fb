/// Takes endings off, by tables alone.
struct Stemmer: Sendable {
  /// By the last keystroke of the suffix.
  private let korean: [UInt8: [KoreanRule]]
  private let latin: [LatinSuffix]

  private struct KoreanRule {
    let suffix: [UInt8]
    let place: Place
  }

  private enum Place {
    case consonant, vowel, any
  }

  init(_ tables: AnalysisTables) {
    latin = tables.latin
    let rules =
      Self.rules(tables.korean.afterConsonant, .consonant)
      + Self.rules(tables.korean.afterVowel, .vowel) + Self.rules(tables.korean.afterAny, .any)
    korean = Dictionary(grouping: rules) { $0.suffix.last ?? 0 }
  }

  private static func rules(_ suffixes: [String], _ place: Place) -> [KoreanRule] {
    suffixes.map { KoreanRule(suffix: Array($0.utf8), place: place) }
  }

  /// How many endings may stand in a row: 비활성화, 하, 기, 를.
  private static let depth = 4
  /// The keys of vowels.
  static let vowels = Set("yuihjklbnmoOpP".utf8)

  /// Every stem of a word given in keystrokes, the longest first.
  func korean(_ keys: String) -> [String] {
    var found: Set<[UInt8]> = []
    var frontier = [Array(keys.utf8)]
    for _ in 0..<Self.depth {
      frontier = frontier.flatMap(shorter).filter { found.insert($0).inserted }
    }
    return found.map { String(decoding: $0, as: UTF8.self) }.sorted(by: longerFirst)
  }

  /// Whether a word is nothing but endings.
  func isSuffix(_ keys: String) -> Bool {
    isSuffix(Array(keys.utf8), depth: Self.depth)
  }

  private func isSuffix(_ keys: [UInt8], depth: Int) -> Bool {
    guard depth > 0 else { return false }
    return rules(for: keys).contains { rule in
      rule.suffix == keys
        || keys.count > rule.suffix.count && ends(keys, with: rule)
          && isSuffix(Array(keys.dropLast(rule.suffix.count)), depth: depth - 1)
    }
  }

  /// A stem keeps at least a consonant and a vowel.
  private func shorter(_ keys: [UInt8]) -> [[UInt8]] {
    rules(for: keys).compactMap { rule in
      guard keys.count >= rule.suffix.count + 2, ends(keys, with: rule) else { return nil }
      return Array(keys.dropLast(rule.suffix.count))
    }
  }

  private func rules(for keys: [UInt8]) -> [KoreanRule] {
    keys.last.flatMap { korean[$0] } ?? []
  }

  private func ends(_ keys: [UInt8], with rule: KoreanRule) -> Bool {
    let start = keys.count - rule.suffix.count
    guard start > 0, keys[start...].elementsEqual(rule.suffix) else { return false }
    switch rule.place {
    case .any: return true
    case .consonant: return !Self.vowels.contains(keys[start - 1])
    case .vowel: return Self.vowels.contains(keys[start - 1])
    }
  }

  /// The stems of an English word after one ending or two, the longest first.
  func latin(_ word: String) -> [String] {
    let letters = Array(word.utf8)
    guard letters.allSatisfy({ (0x61...0x7A).contains($0) }) else { return [] }
    var found: Set<String> = []
    var frontier = [word]
    for _ in 0..<2 {
      frontier = frontier.flatMap(shorter).filter { found.insert($0).inserted }
    }
    return found.sorted(by: longerFirst)
  }

  private func shorter(_ word: String) -> [String] {
    latin.compactMap { rule in
      guard word.hasSuffix(rule.ending) else { return nil }
      let stem = word.dropLast(rule.ending.count)
      guard stem.count >= rule.minimum, let last = stem.last, !rule.notAfter.contains(last) else {
        return nil
      }
      return stem + rule.replacement
    }
  }

  private func longerFirst(_ left: String, _ right: String) -> Bool {
    let (leftCount, rightCount) = (left.utf8.count, right.utf8.count)
    return leftCount == rightCount ? left < right : leftCount > rightCount
  }
}
