/// Reads the texts of rules into numbers: of pieces, and for each piece of its words, pairs and signs.
struct TextReading: Sendable {
  private let analyzer: Analyzer
  private var pieces = PieceTable()
  private(set) var vocabulary: Vocabulary
  private(set) var tokens = TokenTable()
  private(set) var pairs = PairTable()
  /// The texts as numbers of pieces, with ``PieceTable/newline`` between lines.
  private var texts = Runs<Int32>()
  /// For each piece the numbers of its words in the vocabulary, and of its tokens in their table.
  private var wordsOfPiece = Runs<Int32>()
  private var tokensOfPiece = Runs<Int32>()

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
    vocabulary = Vocabulary(analyzer)
  }

  /// Reads a text that readers see or look for, and gives it a number.
  mutating func read(_ text: String) -> Int32 {
    pieces.read(text, into: &texts)
    while wordsOfPiece.count < pieces.count {
      let text = analyzer.normalized(
        String(decoding: pieces[wordsOfPiece.count], as: UTF8.self))
      let units = Array(text.utf16)
      wordsOfPiece.append(vocabulary.read(units))
      tokensOfPiece.append(tokens.read(Array(text.utf8)))
      pairs.add(units)
    }
    return Int32(texts.count - 1)
  }

  /// The same when nothing more will be read: the tables by which pieces, words and tokens are recognised are dropped,
  /// which take a third of the memory.
  consuming func closed() -> TextReading {
    pieces = PieceTable()
    vocabulary.close()
    tokens.close()
    texts.trim()
    wordsOfPiece.trim()
    tokensOfPiece.trim()
    return self
  }

  /// The words of a text.
  func words(of text: Int32) -> [Int32] {
    var words: [Int32] = []
    appendWords(of: text, to: &words)
    return words
  }

  /// Adds the words of a text to others.
  func appendWords(of text: Int32, to words: inout [Int32]) {
    for place in texts.places(of: Int(text)) {
      let piece = texts.numbers[place]
      guard piece != PieceTable.newline else { continue }
      for word in wordsOfPiece.places(of: Int(piece)) { words.append(wordsOfPiece.numbers[word]) }
    }
  }

  /// The tokens of a text, ends of lines among them.
  func forEachToken(of text: Int32, _ body: (Int32) -> Void) {
    for place in texts.places(of: Int(text)) {
      let piece = texts.numbers[place]
      if piece == PieceTable.newline {
        body(tokens.newline)
      } else {
        for token in tokensOfPiece.places(of: Int(piece)) { body(tokensOfPiece.numbers[token]) }
      }
    }
  }

  /// The pieces of a text, with ``PieceTable/newline`` between lines.
  func pieces(of text: Int32) -> ArraySlice<Int32> { texts[Int(text)] }
}

/// The texts of all rules by the numbers that the reading gave them.
struct RuleTexts: Sendable {
  let titles: [Int32]
  let bodies: [Int32]
  /// The headings above the rules.
  let headings: [Int32]
  /// The title of each component.
  let components: [Int32]

  init(_ content: IndexedContent, _ reading: inout TextReading) {
    components = content.components.map { reading.read($0.title) }
    let texts = content.rules.map { rule in
      (
        title: reading.read(rule.title), body: reading.read(rule.body.text),
        heading: reading.read(rule.section)
      )
    }
    titles = texts.map(\.title)
    bodies = texts.map(\.body)
    headings = texts.map(\.heading)
  }
}
