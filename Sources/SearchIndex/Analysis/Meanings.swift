/// What words mean; there are so few that they are searched one by one.
struct Meanings: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  private(set) var pairs: [Pair]

  struct Pair: Sendable, Equatable {
    let word: String
    let meaning: String
  }

  init(_ pairs: [(word: String, meaning: String)]) {
    self.pairs = pairs.map { Pair(word: $0.word, meaning: $0.meaning) }
  }

  init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { (word: $0, meaning: $1) })
  }

  subscript(word: String) -> String? {
    pairs.first { $0.word == word }?.meaning
  }

  /// The pairs, in the order of UTF-16 units.
  var sorted: [Pair] { pairs.sorted { utf16Order($0.word, $1.word) } }
}
