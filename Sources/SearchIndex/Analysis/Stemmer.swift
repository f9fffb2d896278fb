/// Takes endings off, by tables alone.
struct Stemmer: Sendable {
  /// By the last keystroke of the suffix.
  private let korean: [[KoreanRule]]
  /// Those of nouns, by the first keystroke of the suffix.
  private let ofNouns: [[KoreanRule]]
  /// What the rules of Hangul are written in.
  private let forms: [UInt8]
  /// The roles that only verbs have, and those of particles, as bits.
  private let rolesOfVerbs: UInt32
  private let rolesOfParticles: UInt32
  /// By the last letter of the ending.
  private let latin: [[LatinRule]]

  /// Plain numbers, so that looking at a rule counts no reference: a word is compared with some seventy.
  private struct KoreanRule {
    /// The suffix and what takes its place, as places in the forms.
    let suffix: Range<Int>
    let replacement: Range<Int>
    let place: KoreanSuffixes.Place
    let isContraction: Bool
    /// The role as a bit, and those that may stand right after it.
    let role: UInt32
    let followers: UInt32

    init(
      _ form: ArraySlice<UInt8>, _ group: KoreanSuffixes.Group, bits: (role: UInt32, next: UInt32)
    ) {
      let end = form.firstIndex(of: UInt8(ascii: ">")) ?? form.endIndex
      suffix = form.startIndex..<end
      replacement = form[end...].dropFirst().indices
      place = group.place
      isContraction = group.role == .contraction
      (role, followers) = bits
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
    var latin = Array(repeating: [LatinRule](), count: 256)
    for rule in tables.latin.map(LatinRule.init) { latin[Int(rule.ending.last ?? 0)].append(rule) }
    var korean = Array(repeating: [KoreanRule](), count: 256)
    let roles = KoreanSuffixes.Role.allCases
    let bit = { (role: KoreanSuffixes.Role) -> UInt32 in
      1 << UInt32(roles.firstIndex(of: role) ?? 31)
    }
    var forms: [UInt8] = []
    var ofNouns = Array(repeating: [KoreanRule](), count: 256)
    for group in tables.korean.groups {
      let next = tables.korean.follows.first { $0.role == group.role }?.next ?? []
      let bits = (role: bit(group.role), next: next.reduce(0) { $0 | bit($1) })
      let start = forms.count
      forms += group.forms.utf8
      forms[start...].forEachPart(between: Separator.space) { range in
        let rule = KoreanRule(forms[range], group, bits: bits)
        if let last = forms[rule.suffix].last { korean[Int(last)].append(rule) }
        if group.role.isOfNouns, let first = forms[rule.suffix].first {
          ofNouns[Int(first)].append(rule)
        }
      }
    }
    (self.korean, self.latin, self.forms, self.ofNouns) = (korean, latin, forms, ofNouns)
    rolesOfVerbs = roles.filter(\.isOfVerbs).reduce(0) { $0 | bit($1) }
    rolesOfParticles = roles.filter(\.isParticle).reduce(0) { $0 | bit($1) }
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
  private struct Stem: Equatable {
    let keys: [UInt8]
    /// Which ending was taken off last, as a bit, because others can come only before certain ones; all bits for none.
    let before: UInt32
  }

  /// Every stem of a word given in keystrokes, the longest first.
  ///
  /// Stems are few, so that comparing each with all is faster than hashing.
  func korean(_ keys: [UInt8]) -> [[UInt8]] {
    korean(keys, roles: .max, depth: Self.depth)
  }

  /// The stems that it has as a verb with one ending.
  func verbs(_ keys: [UInt8]) -> [[UInt8]] {
    korean(keys, roles: rolesOfVerbs, depth: 1)
  }

  /// The stems that it has as a noun with particles.
  func nouns(_ keys: [UInt8]) -> [[UInt8]] {
    korean(keys, roles: rolesOfParticles, depth: Self.depth)
  }

  private func korean(_ keys: [UInt8], roles: UInt32, depth: Int) -> [[UInt8]] {
    var known: [Stem] = []
    var frontier = [Stem(keys: keys, before: .max)]
    for _ in 0..<depth where !frontier.isEmpty {
      let first = known.count
      for stem in frontier { addShorter(stem, roles: roles, to: &known) }
      frontier = Array(known[first...])
    }
    var found: [[UInt8]] = []
    for stem in known where !found.contains(stem.keys) { found.append(stem.keys) }
    return found.sorted(by: longerFirst)
  }

  private func addShorter(_ stem: Stem, roles: UInt32, to known: inout [Stem]) {
    guard let last = stem.keys.last else { return }
    for rule in korean[Int(last)] where rule.role & roles != 0 {
      guard stem.before == .max || rule.followers & stem.before != 0,
        stem.keys.count + rule.replacement.count >= rule.suffix.count + 2,
        ends(stem.keys[...], with: rule)
      else { continue }
      let shorter = Stem(
        keys: stem.keys.dropLast(rule.suffix.count) + forms[rule.replacement], before: rule.role)
      if !known.contains(shorter) { known.append(shorter) }
    }
  }

  /// Whether a word is nothing but endings.
  func isSuffix(_ keys: [UInt8]) -> Bool {
    isSuffix(keys[...], before: .max, depth: Self.depth)
  }

  private func isSuffix(_ keys: ArraySlice<UInt8>, before: UInt32, depth: Int) -> Bool {
    guard depth > 0, let last = keys.last else { return false }
    return korean[Int(last)].contains { rule in
      guard before == .max || rule.followers & before != 0, !rule.isContraction else {
        return false
      }
      return keys.elementsEqual(forms[rule.suffix])
        || ends(keys, with: rule)
          && isSuffix(keys.dropLast(rule.suffix.count), before: rule.role, depth: depth - 1)
    }
  }

  /// What keys were before an ending of nouns was begun that is not yet whole, the longest first.
  func begun(_ keys: [UInt8]) -> [[UInt8]] {
    guard keys.count > 2 else { return [] }
    return (2..<keys.count).reversed().filter { end in
      beginsSuffix(keys[end...], after: keys[end - 1])
    }.map { Array(keys[..<$0]) }
  }

  /// Whether keys begin an ending of nouns, and are not all of it.
  ///
  /// - Parameter last: what stands before; where it is not told, any ending may stand.
  func beginsSuffix(_ keys: ArraySlice<UInt8>, after last: UInt8? = nil) -> Bool {
    ofNouns[Int(keys.first ?? 0)].contains { rule in
      rule.suffix.count > keys.count && begins(rule, with: keys)
        && last.map { stands(rule, after: $0) } ?? true
    }
  }

  private func begins(_ rule: KoreanRule, with keys: ArraySlice<UInt8>) -> Bool {
    let shift = rule.suffix.lowerBound - keys.startIndex
    for place in keys.indices where forms[place + shift] != keys[place] { return false }
    return true
  }

  /// Whether keys end with this suffix and have something fitting before it, unless something else takes the ending's
  /// place.
  private func ends(_ keys: ArraySlice<UInt8>, with rule: KoreanRule) -> Bool {
    guard keys.count > rule.suffix.count else {
      return !rule.replacement.isEmpty && keys.elementsEqual(forms[rule.suffix])
    }
    let start = keys.endIndex - rule.suffix.count
    for place in rule.suffix {
      if keys[start + place - rule.suffix.lowerBound] != forms[place] { return false }
    }
    return rule.place == .syllable
      ? keys[..<start].contains(where: Self.isVowel) : stands(rule, after: keys[start - 1])
  }

  private func stands(_ rule: KoreanRule, after last: UInt8) -> Bool {
    switch rule.place {
    case .any, .syllable: return true
    case .vowel: return Self.isVowel(last)
    case .consonant: return !Self.isVowel(last)
    case .open: return Self.isVowel(last) || last == Self.rieul
    case .closed: return !Self.isVowel(last) && last != Self.rieul
    }
  }

  /// The stems of an English word after one ending or two, the longest first.
  func latin(_ word: String) -> [String] {
    let letters = Array(word.utf8)
    guard let last = letters.last, !latin[Int(last)].isEmpty,
      letters.allSatisfy(\.isLowercaseLetter)
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
    latin[Int(word.last ?? 0)].compactMap { rule in
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
  fileprivate func ends(with ending: some Collection<UInt8>) -> Bool {
    guard count >= ending.count else { return false }
    var position = endIndex - ending.count
    for byte in ending {
      if self[position] != byte { return false }
      position += 1
    }
    return true
  }
}
