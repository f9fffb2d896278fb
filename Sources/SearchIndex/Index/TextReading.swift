/// Reads the texts of rules into numbers: of pieces, and for each piece of its words, pairs and signs.
struct TextReading {
  private let analyzer: Analyzer
  private(set) var pieces = PieceTable()
  private(set) var vocabulary: Vocabulary
  private(set) var tokens = TokenTable()
  /// For each piece that was read as words.
  private(set) var readings: [PieceReading] = []

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
    vocabulary = Vocabulary(analyzer)
  }

  /// The pieces of a text that readers see or look for.
  mutating func read(_ text: String) -> [Int32] {
    let found = pieces.read(text)
    while readings.count < pieces.count {
      readings.append(reading(of: pieces[readings.count]))
    }
    return found
  }

  /// The words of a text that was read.
  func words(of text: [Int32]) -> [Int32] {
    var words: [Int32] = []
    words.reserveCapacity(text.count)
    for piece in text where piece != PieceTable.newline { words += readings[Int(piece)].words }
    return words
  }

  private mutating func reading(of piece: ArraySlice<UInt8>) -> PieceReading {
    let text = analyzer.normalized(String(decoding: piece, as: UTF8.self))
    let units = Array(text.utf16)
    return PieceReading(
      words: vocabulary.read(units).map { Int32($0) }, pairs: PairReading(units),
      tokens: tokens.read(Array(text.utf8)))
  }
}

/// A piece of text, cut up.
struct PieceReading: Sendable {
  /// Numbers of the vocabulary.
  let words: [Int32]
  let pairs: PairReading
  /// Numbers of the table of tokens.
  let tokens: [Int32]
}

/// The pairs of syllables in a piece, and the syllables that make pairs with its neighbours.
struct PairReading: Sendable {
  let inside: [UInt32]
  let first: UInt16?
  let last: UInt16?

  init(_ units: [UInt16]) {
    inside = Bigram.all(in: units).map(\.number)
    first = units.first.flatMap { Bigram.isSyllable($0) ? $0 : nil }
    last = units.last.flatMap { Bigram.isSyllable($0) ? $0 : nil }
  }
}

/// The texts of a rule as pieces.
struct RuleTexts: Sendable {
  let title: [Int32]
  let components: [[Int32]]
  let body: [Int32]

  init(_ rule: IndexedRule, _ reading: inout TextReading) {
    title = reading.read(rule.title)
    components = rule.componentTitles.map { reading.read($0) }
    body = reading.read(rule.body)
  }

  var all: [[Int32]] { [title] + components + [body] }
}
