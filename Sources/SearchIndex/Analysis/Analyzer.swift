internal import Korean

/// Turns a text into words and words into the keys under which the index files them.
///
/// A key of Hangul is `~` and the keystrokes of the word on a 두벌식 keyboard (탭 is `~xoq`), so half a
/// syllable is a prefix and a particle a suffix, whatever the letters before it. A key of Latin letters is
/// the word in lower case, and Han and kana are their own key.
struct Analyzer: Sendable {
  let tables: AnalysisTables
  private let stopWords: Set<String>
  private let stemmer: Stemmer
  private var remembered: [String: Reading] = [:]

  private struct Reading {
    let key: String
    let stems: [String]
  }

  init(_ tables: AnalysisTables) {
    self.tables = tables
    stopWords = Set(tables.stopWords)
    stemmer = Stemmer(tables)
  }

  /// The same analyzer, quicker with the words of some texts.
  func remembering(_ texts: [String]) -> Analyzer {
    var analyzer = self
    for word in texts.flatMap(words) where analyzer.remembered[word.text] == nil {
      analyzer.remembered[word.text] = Reading(key: key(of: word), stems: stems(of: word))
    }
    return analyzer
  }

  /// The text with Hangul composed; all offsets count its UTF-16 units.
  func normalized(_ text: String) -> String {
    composedHangul(text)
  }

  /// The words of a normalised text, without particles that stand after a word of another script.
  func words(of text: String) -> [Word] {
    WordScanner.words(of: text).filter { word in
      !(word.isGlued && word.script == .hangul && stemmer.isSuffix(keystrokes(of: word.text)))
    }
  }

  func isStopWord(_ word: Word) -> Bool {
    stopWords.contains(word.text)
  }

  func key(of word: Word) -> String {
    guard word.script == .hangul else { return word.text }
    return remembered[word.text]?.key ?? Self.hangulMark + keystrokes(of: word.text)
  }

  /// What the word may be without its endings, the longest first; keys like the word's own.
  func stems(of word: Word) -> [String] {
    if let known = remembered[word.text] { return known.stems }
    return switch word.script {
    case .hangul: stemmer.korean(keystrokes(of: word.text)).map { Self.hangulMark + $0 }
    case .latin: stemmer.latin(word.text)
    case .ideograph: []
    }
  }

  /// The word that the same keys write on the other keyboard layout: `xoqqk` is 탭바, ㅅ뮤 is `tab`.
  ///
  /// Hangul made of Latin letters keeps them, for keystrokes are its key anyway.
  func onOtherLayout(_ word: Word) -> Word {
    switch word.script {
    case .hangul:
      let keys = keystrokes(of: word.text)
      return Word(
        written: keys, text: lowercased(keys), script: .latin, range: word.range,
        isGlued: word.isGlued)
    case .latin:
      guard word.text.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return word }
      let keys = word.written.map { "QWERTOP".contains($0) ? String($0) : $0.lowercased() }.joined()
      return Word(
        written: keys, text: keys, script: .hangul, range: word.range, isGlued: word.isGlued)
    case .ideograph:
      return word
    }
  }

  /// Segments and humps of a name, as words of their own.
  func parts(of word: Word) -> (segments: [Word], humps: [Word], unprefixed: [String]) {
    guard word.script == .latin else { return ([], [], []) }
    let humps = Humps(word.written)
    let asWords = { (parts: [String]) in
      parts.count < 2 ? [] : parts.map { part(of: word, $0) }
    }
    return (
      asWords(humps.segments), asWords(humps.humps), humps.unprefixed.map { lowercased($0) }
    )
  }

  /// The key of a number with its unit, when two words are that, or one is.
  func measure(_ number: Word, _ unit: Word?) -> String? {
    if let unit {
      guard number.isNumber, let spelling = tables.units[unit.text] else { return nil }
      return number.text + spelling
    }
    guard number.script == .latin else { return nil }
    let digits = number.text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard !digits.isEmpty, let spelling = tables.units[String(number.text.dropFirst(digits.count))]
    else { return nil }
    return digits + spelling
  }

  /// The keystrokes of Hangul; other characters stay.
  func keystrokes(of text: String) -> String {
    var keys = ""
    for unit in text.utf16 {
      switch unit {
      case 0xAC00...0xD7A3:
        let offset = Int(unit) - 0xAC00
        keys += tables.keyboard.initials[offset / 588]
        keys += tables.keyboard.medials[offset % 588 / 28]
        keys += tables.keyboard.finals[offset % 28]
      case 0x3131...0x3163:
        keys += tables.keyboard.letters[Int(unit) - 0x3131]
      default:
        keys += String(decoding: [unit], as: UTF16.self)
      }
    }
    return keys
  }

  static let hangulMark = "~"

  private func part(of word: Word, _ written: String) -> Word {
    Word(
      written: written, text: lowercased(written), script: .latin, range: word.range,
      isGlued: false)
  }
}
