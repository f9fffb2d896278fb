/// Takes endings off, by tables alone.
struct Stemmer: Sendable {
  /// By the last keystroke of the suffix.
  private let korean: [UInt8: [KoreanRule]]
  /// For each role those that may stand right after it.
  private let follows: [KoreanSuffixes.Role: Set<KoreanSuffixes.Role>]
  /// By the last letter of the ending.
  private let latin: [UInt8: [LatinRule]]

  private struct KoreanRule {
    let suffix: [UInt8]
    let replacement: [UInt8]
    let place: KoreanSuffixes.Place
    let role: KoreanSuffixes.Role

    init(_ form: Substring, _ group: KoreanSuffixes.Group) {
      let parts = form.split(separator: ">", maxSplits: 1)
      suffix = Array((parts.first ?? "").utf8)
      replacement = parts.count > 1 ? Array(parts[1].utf8) : []
      (place, role) = (group.place, group.role)
    }
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
    let rules = tables.korean.groups.flatMap { group in
      group.forms.split(separator: " ").map { KoreanRule($0, group) }
    }
    korean = Dictionary(grouping: rules) { $0.suffix.last ?? 0 }
    follows = tables.korean.follows.mapValues(Set.init)
  }

  /// How many endings may stand in a row: 비활성화, 하, 기, 까지, 는.
  private static let depth = 5

  /// Whether a keystroke writes a vowel.
  static func isVowel(_ key: UInt8) -> Bool {
    vowels[Int(key)]
  }

  private static let vowels = (0...UInt8.max).map { "yuihjklbnmoOpP".utf8.contains($0) }
  private static let rieul = UInt8(ascii: "f")

  /// A word without some of its endings.
  private struct Stem: Hashable {
    let keys: [UInt8]
    /// What the last ending taken off was, for others can stand only before certain ones.
    let before: KoreanSuffixes.Role?
  }

  /// Every stem of a word given in keystrokes, the longest first.
  func korean(_ keys: [UInt8]) -> [[UInt8]] {
    var known: Set<Stem> = []
    var found: [[UInt8]] = []
    var frontier = [Stem(keys: keys, before: nil)]
    for _ in 0..<Self.depth where !frontier.isEmpty {
      frontier = frontier.flatMap(shorter).filter { known.insert($0).inserted }
      for stem in frontier where !found.contains(stem.keys) { found.append(stem.keys) }
    }
    return found.sorted(by: longerFirst)
  }

  private func shorter(_ stem: Stem) -> [Stem] {
    rules(for: stem.keys[...], before: stem.before).compactMap { rule in
      guard stem.keys.count + rule.replacement.count >= rule.suffix.count + 2,
        ends(stem.keys[...], with: rule)
      else {
        return nil
      }
      return Stem(
        keys: stem.keys.dropLast(rule.suffix.count) + rule.replacement, before: rule.role)
    }
  }

  /// Whether a word is nothing but endings.
  func isSuffix(_ keys: [UInt8]) -> Bool {
    isSuffix(keys[...], before: nil, depth: Self.depth)
  }

  private func isSuffix(
    _ keys: ArraySlice<UInt8>, before: KoreanSuffixes.Role?, depth: Int
  ) -> Bool {
    guard depth > 0 else { return false }
    return rules(for: keys, before: before).contains { rule in
      guard rule.role != .contraction else { return false }
      return keys.elementsEqual(rule.suffix)
        || ends(keys, with: rule)
          && isSuffix(keys.dropLast(rule.suffix.count), before: rule.role, depth: depth - 1)
    }
  }

  private func rules(
    for keys: ArraySlice<UInt8>, before: KoreanSuffixes.Role?
  ) -> [KoreanRule] {
    let rules = keys.last.flatMap { korean[$0] } ?? []
    guard let before else { return rules }
    return rules.filter { follows[$0.role]?.contains(before) == true }
  }

  /// Whether keys end so and have something fitting before it.
  private func ends(_ keys: ArraySlice<UInt8>, with rule: KoreanRule) -> Bool {
    guard keys.count > rule.suffix.count, keys.ends(with: rule.suffix) else { return false }
    let last = keys[keys.endIndex - rule.suffix.count - 1]
    switch rule.place {
    case .any: return true
    case .vowel: return Self.isVowel(last)
    case .consonant: return !Self.isVowel(last)
    case .open: return Self.isVowel(last) || last == Self.rieul
    case .closed: return !Self.isVowel(last) && last != Self.rieul
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
