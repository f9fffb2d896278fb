/// Takes endings off, by tables alone.
struct Stemmer: Sendable {
  /// By the last keystroke of the suffix.
  private let korean: [UInt8: [KoreanRule]]
  /// By the last letter of the ending.
  private let latin: [UInt8: [LatinRule]]

  private struct KoreanRule {
    let suffix: [UInt8]
    let place: Place
  }

  private enum Place {
    case consonant, vowel, any
  }

  private struct LatinRule {
    let ending: [UInt8]
    let replacement: [UInt8]
    let minimum: Int
    let notAfter: [UInt8]

    init(_ suffix: LatinSuffix) {
      ending = Array(suffix.ending.utf8)
      replacement = Array(suffix.replacement.utf8)
      minimum = suffix.minimum
      notAfter = Array(suffix.notAfter.utf8)
    }
  }

  init(_ tables: AnalysisTables) {
    latin = Dictionary(grouping: tables.latin.map(LatinRule.init)) { $0.ending.last ?? 0 }
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

  /// Whether a keystroke writes a vowel.
  static func isVowel(_ key: UInt8) -> Bool {
    vowels[Int(key)]
  }

  private static let vowels = (0...UInt8.max).map { "yuihjklbnmoOpP".utf8.contains($0) }

  /// Every stem of a word given in keystrokes, as its length in keys, the longest first.
  ///
  /// Endings are only taken off, so a stem is a beginning of the word and its length says all.
  func korean(_ keys: [UInt8]) -> [Int] {
    var found: [Int] = []
    var frontier = [keys.count]
    for _ in 0..<Self.depth {
      var shorter: [Int] = []
      for length in frontier {
        for rule in rules(for: keys[..<length])
        where length >= rule.suffix.count + 2 && ends(keys[..<length], with: rule) {
          let stem = length - rule.suffix.count
          if !found.contains(stem) {
            found.append(stem)
            shorter.append(stem)
          }
        }
      }
      frontier = shorter
    }
    return found.sorted(by: >)
  }

  /// Whether a word is nothing but endings.
  func isSuffix(_ keys: [UInt8]) -> Bool {
    isSuffix(keys[...], depth: Self.depth)
  }

  private func isSuffix(_ keys: ArraySlice<UInt8>, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    return rules(for: keys).contains { rule in
      keys.elementsEqual(rule.suffix)
        || ends(keys, with: rule)
          && isSuffix(keys.dropLast(rule.suffix.count), depth: depth - 1)
    }
  }

  private func rules(for keys: ArraySlice<UInt8>) -> [KoreanRule] {
    keys.last.flatMap { korean[$0] } ?? []
  }

  /// Whether keys end so and have something fitting before it.
  private func ends(_ keys: ArraySlice<UInt8>, with rule: KoreanRule) -> Bool {
    guard keys.count > rule.suffix.count, keys.ends(with: rule.suffix) else { return false }
    switch rule.place {
    case .any: return true
    case .consonant: return !Self.isVowel(keys[keys.endIndex - rule.suffix.count - 1])
    case .vowel: return Self.isVowel(keys[keys.endIndex - rule.suffix.count - 1])
    }
  }

  /// The stems of an English word after one ending or two, the longest first.
  func latin(_ word: String) -> [String] {
    let letters = Array(word.utf8)
    guard let last = letters.last, latin[last] != nil,
      letters.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return [] }
    var found: [[UInt8]] = []
    var frontier = [letters]
    for _ in 0..<2 {
      frontier = frontier.flatMap(shorter).filter { stem in
        if found.contains(stem) { return false }
        found.append(stem)
        return true
      }
    }
    return found.sorted(by: longerFirst).map { String(decoding: $0, as: UTF8.self) }
  }

  private func shorter(_ word: [UInt8]) -> [[UInt8]] {
    (word.last.flatMap { latin[$0] } ?? []).compactMap { rule in
      let stem = word.dropLast(rule.ending.count)
      guard word[...].ends(with: rule.ending), stem.count >= rule.minimum, let last = stem.last,
        !rule.notAfter.contains(last)
      else { return nil }
      return stem + rule.replacement
    }
  }

  private func longerFirst(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count > right.count
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with ending: [UInt8]) -> Bool {
    count >= ending.count && suffix(ending.count).elementsEqual(ending)
  }
}
