/// The distinct words of the content, each analysed once.
struct Vocabulary {
  private let analyzer: Analyzer
  private(set) var words: [VocabularyWord] = []
  private var numbers: [WrittenUnits: Int] = [:]

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// Forgets by what words are known again.
  mutating func close() {
    numbers = [:]
  }

  /// The words of a normalised text in UTF-16, without particles that stand after a word of another script.
  mutating func read(_ units: [UInt16]) -> [Int32] {
    WordScanner.tokens(of: units).compactMap { token in
      let number = number(of: token, in: units)
      if token.isGlued && words[number].isSuffix { return nil }
      words[number].stands = true
      return Int32(number)
    }
  }

  private mutating func number(of token: Token, in units: [UInt16]) -> Int {
    if let known = numbers[WrittenUnits(units: units[token.range])] { return known }
    let word = Word(token, in: units)
    let stems = analyzer.stems(of: word, endsName: true)
    words.append(
      VocabularyWord(
        word: word, key: analyzer.key(of: word), stems: analyzer.isBare(word) ? [] : stems,
        stemsAsLast: stems, isSuffix: analyzer.isSuffix(word)))
    // A copy, because the stretch would keep the whole text.
    numbers[WrittenUnits(units: Array(units[token.range])[...])] = words.count - 1
    return words.count - 1
  }
}

/// A word as written, which hashes faster than a string of Hangul does, and all at once.
private struct WrittenUnits: Hashable {
  let units: ArraySlice<UInt16>

  func hash(into hasher: inout Hasher) {
    units.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// A word wherever it stands.
struct VocabularyWord: Sendable {
  /// Its range is that of its first occurrence.
  let word: Word
  let key: String
  let stems: [String]
  /// The same where it comes last of several words that may be a name.
  let stemsAsLast: [String]
  /// Whether it is nothing but endings, and so no word when it is glued to one.
  let isSuffix: Bool
  /// Whether any text has it as a word.
  var stands = false
}
