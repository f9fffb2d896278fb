internal import Korean

/// Turns a text into words and words into the keys under which the index files them.
///
/// A key of Hangul is `~` and the keystrokes of the word on a 두벌식 keyboard (탭 is `~xoq`), so half a
/// syllable is a prefix and a particle a suffix, whatever the letters before it. A key of Latin letters is
/// the word in lower case and without marks (`café` is `cafe`), and Han and kana are their own key.
struct Analyzer: Sendable {
  let tables: AnalysisTables
  private let stopWords: Set<String>
  private let functionWords: Set<String>
  private let frames: Set<String>
  private let bareWords: Set<String>
  private let stemmer: Stemmer
  private let hangulKeys: HangulKeys
  private let units = UnitKeys()

  init(_ tables: AnalysisTables) {
    self.tables = tables
    stopWords = Set(tables.stopWords)
    functionWords = Set(tables.functionWords)
    frames = Set(tables.frames)
    bareWords = Set(tables.korean.bareWords)
    stemmer = Stemmer(tables)
    hangulKeys = HangulKeys(tables.keyboard)
  }

  /// The text composed; all offsets count its UTF-16 units.
  func normalized(_ text: String) -> String { composed(text) }

  /// A query as texts are normalised, with full-width and half-width forms as the usual ones.
  ///
  /// Decomposed letters that make no syllable become single letters. Offsets are those of the returned text.
  func folded(_ query: String) -> String {
    let composed = normalized(query)
    if composed.utf8.allSatisfy({ $0 < 0x80 }) { return composed }
    var folded = ""
    for scalar in composed.unicodeScalars {
      folded.unicodeScalars.append(WidthFolding.usualForm(scalar))
    }
    // Half-width kana have their marks apart.
    return normalized(folded)
  }

  /// The words of a normalised text, without particles that stand after a word of another script.
  func words(of text: String) -> [Word] {
    let units = Array(text.utf16)
    return WordScanner.tokens(of: units).compactMap { token in
      let word = Word(token, in: units)
      return token.isGlued && isSuffix(word) ? nil : word
    }
  }

  /// Whether a word of Hangul is nothing but endings.
  func isSuffix(_ word: Word) -> Bool {
    word.script == .hangul && stemmer.isSuffix(hangulKeys.bytes(of: word.text))
  }

  /// Whether a part of a name says nothing without the others.
  func isFunctionWord(_ part: Word) -> Bool {
    isStopWord(part) || functionWords.contains(part.text)
  }

  func isStopWord(_ word: Word) -> Bool {
    stopWords.contains(word.text)
  }

  /// Whether a part of a run-together word only asks and says nothing; most such words of one syllable are parts of
  /// other words.
  func isFiller(_ part: Word) -> Bool {
    guard part.script == .hangul else { return false }
    return part.text.utf16.count < 2
      ? functionWords.contains(part.text) : isStopWord(part) || frames.contains(part.text)
  }

  /// Words without those before and after them that do not narrow a name down.
  func unframed(_ words: [Word]) -> ArraySlice<Word> {
    let isFrame = { (word: Word) in frames.contains(word.text) }
    guard let first = words.firstIndex(where: { !isFrame($0) }),
      let last = words.lastIndex(where: { !isFrame($0) })
    else { return [] }
    return words[first...last]
  }

  func key(of word: Word) -> String {
    guard word.script == .hangul else { return word.text }
    return String(
      decoding: hangulKeys.bytes(of: word.text, after: Self.hangulMark), as: UTF8.self)
  }

  /// What the word may be without its endings, the longest first; keys like the word's own.
  ///
  /// - Parameter endsName: whether it comes last of several words, where 바로 may be 바 with a particle.
  func stems(of word: Word, endsName: Bool = false) -> [String] {
    switch word.script {
    case .hangul where !endsName && isBare(word): return []
    case .hangul: return keys(stemmer.korean, of: key(of: word))
    case .latin: return word.isNumber ? ungrouped(word.text) : stemmer.latin(word.text)
    case .ideograph, .other: return []
    }
  }

  /// What a word of Hangul with a key may be without one ending of a verb, the longest first.
  func verbs(ofKey key: String) -> [String] { keys(stemmer.verbs, of: key) }

  /// Those of them that are surely verbs: 기 or what has three keys stands behind them, and it is no particle.
  ///
  /// What has two keys is in many nouns, as 서 is in 커서 and 지 in 배지.
  func sureVerbs(ofKey key: String) -> [String] {
    let verbs = verbs(ofKey: key).filter {
      key.hasSuffix(Self.nominalEnding) || key.utf8.count >= $0.utf8.count + 3
    }
    if verbs.isEmpty { return [] }
    let nouns = keys(stemmer.nouns, of: key)
    return verbs.filter { !nouns.contains($0) }
  }

  /// 기.
  private static let nominalEnding = "rl"

  /// The stems of a word of Hangul as keys like its own.
  private func keys(_ stems: ([UInt8]) -> [[UInt8]], of key: String) -> [String] {
    stems(Array(key.utf8.dropFirst(Self.hangulMark.utf8.count))).map {
      Self.hangulMark + String(decoding: $0, as: UTF8.self)
    }
  }

  /// What a word of Hangul was before somebody began to type an ending of nouns, the longest first.
  func begun(_ word: Word) -> [Word] {
    guard word.script == .hangul else { return [] }
    return stemmer.begun(hangulKeys.bytes(of: word.text)).map {
      respelt(word, Self.hangulMark + String(decoding: $0, as: UTF8.self))
    }
  }

  /// Whether a word of Hangul begins an ending of nouns and is nothing else.
  func beginsSuffix(_ word: Word) -> Bool {
    word.script == .hangul && stemmer.beginsSuffix(hangulKeys.bytes(of: word.text)[...])
  }

  /// The number that points part into thousands where they are not decimals: 1.000 is 1000 in German.
  private func ungrouped(_ number: String) -> [String] {
    let groups = number.utf8.split(separator: UInt8(ascii: "."))
    let isGrouped =
      groups.count > 1 && groups[0].count < 4 && groups.dropFirst().allSatisfy { $0.count == 3 }
    return isGrouped ? [number.filter { $0 != "." }] : []
  }

  /// Whether a word by itself only seems to have an ending.
  func isBare(_ word: Word) -> Bool { bareWords.contains(word.text) }

  /// The word that the same keys write on the other keyboard layout: `xoqqk` is 탭바, ㅅ뮤 is `tab`.
  ///
  /// The word itself where they write none.
  func onOtherLayout(_ word: Word) -> Word {
    switch word.script {
    case .hangul:
      let keys = keystrokes(of: word.text)
      return Word(
        written: keys, text: lowercased(keys), script: .latin, range: word.range,
        isGlued: word.isGlued)
    case .latin:
      guard word.text.utf8.allSatisfy(\.isLowercaseLetter) else { return word }
      // Capitals throughout are typed with the lock, not with the shift key.
      let isLocked =
        word.written.utf8.count > 1 && word.written.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      let keys =
        isLocked
        ? word.text
        : word.written.map { "QWERTOP".contains($0) ? String($0) : $0.lowercased() }.joined()
      return respelt(word, Self.hangulMark + keys)
    case .ideograph, .other:
      return word
    }
  }

  /// A word with another key, shown as the complete word that the key may only begin.
  func respelt(_ word: Word, _ key: String, shown: String? = nil) -> Word {
    Word(
      written: Self.text(of: shown ?? key), text: Self.text(of: key),
      script: Self.isHangul(key) ? .hangul : .latin, range: word.range, isGlued: word.isGlued)
  }

  private static func text(of key: String) -> String {
    isHangul(key) ? hangul(fromKeystrokes: key.dropFirst()) : key
  }

  /// Segments and humps of a name as words of their own, and its last humps joined.
  func parts(of word: Word) -> (segments: [Word], humps: [Word], tails: [String]) {
    guard word.script == .latin, Humps.mayPart(word.written) else { return ([], [], []) }
    let humps = Humps(word.written)
    let asWords = { (parts: [String]) in
      parts.count < 2 ? [] : parts.map { part(of: word, $0) }
    }
    return (
      asWords(humps.segments), asWords(humps.humps), humps.tails.map { caseless($0) }
    )
  }

  /// The key of a number with its unit, when two words, or one, are that.
  func measure(_ number: Word, _ unit: Word?) -> String? {
    if let unit {
      guard number.isNumber else { return nil }
      let keys = [key(of: unit)] + stems(of: unit)
      return keys.lazy.compactMap { units.unit(of: $0, self) }.first.map { number.text + $0 }
    }
    guard number.script == .latin else { return nil }
    let digits = number.text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let rest = String(number.text.dropFirst(digits.count))
    guard !digits.isEmpty, !rest.isEmpty else { return nil }
    return units.unit(of: rest, self).map { digits + $0 }
  }

  /// The keystrokes of Hangul; other characters stay.
  func keystrokes(of text: String) -> String {
    String(decoding: hangulKeys.bytes(of: text), as: UTF8.self)
  }

  static let hangulMark = "~"

  /// Whether a key is one of Hangul.
  static func isHangul(_ key: String) -> Bool { isHangul(key.utf8) }

  static func isHangul(_ key: some Collection<UInt8>) -> Bool {
    key.first == hangulMark.utf8.first
  }

  /// How many syllables a key of Hangul writes: no syllable has two separate vowels.
  static func syllables(of key: some Sequence<UInt8>) -> Int {
    var (count, isVowel) = (0, false)
    for letter in key {
      let wasVowel = isVowel
      isVowel = Stemmer.isVowel(letter)
      if isVowel, !wasVowel { count += 1 }
    }
    return count
  }

  private func part(of word: Word, _ written: String) -> Word {
    Word(
      written: written, text: caseless(written), script: .latin, range: word.range,
      isGlued: false)
  }
}
