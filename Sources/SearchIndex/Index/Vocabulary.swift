/// The distinct words of the content, each analysed once.
struct Vocabulary {
  private let analyzer: Analyzer
  private(set) var words: [VocabularyWord] = []
  /// By the units as written, which hash faster than a string of Hangul does.
  private var numbers: [ArraySlice<UInt16>: Int] = [:]

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// The words of a text.
  mutating func read(_ text: String) -> [Int] {
    read(Array(analyzer.normalized(text).utf16))
  }

  /// The words of a normalised text in UTF-16, without particles that stand after a word of another script.
  mutating func read(_ units: [UInt16]) -> [Int] {
    WordScanner.tokens(of: units).compactMap { token in
      let number = number(of: token, in: units)
      if token.isGlued && words[number].isSuffix { return nil }
      words[number].stands = true
      return number
    }
  }

  private mutating func number(of token: Token, in units: [UInt16]) -> Int {
    if let known = numbers[units[token.range]] { return known }
    let word = Word(token, in: units)
    words.append(
      VocabularyWord(
        word: word, key: analyzer.key(of: word), stems: analyzer.stems(of: word),
        isSuffix: analyzer.isSuffix(word)))
    numbers[units[token.range]] = words.count - 1
    return words.count - 1
  }
}

/// A word wherever it stands.
struct VocabularyWord: Sendable {
  /// Its range is that of its first occurrence.
  let word: Word
  let key: String
  let stems: [String]
  /// Whether it is nothing but endings, and so no word when it is glued to one.
  let isSuffix: Bool
  /// Whether any text has it as a word.
  var stands = false
}
