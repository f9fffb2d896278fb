/// A part of what the core points to, made apart from the others.
enum IndexPart: Sendable {
  /// With the unit of each rule's body.
  case terms([EntryRange], units: [Int])
  case bigrams([EntryRange])
  case texts([TextRange], rules: [[UInt8]])
  case words([String])
}

/// What the core points to.
struct IndexLayers: Sendable {
  private(set) var terms: [EntryRange] = []
  private(set) var bigrams: [EntryRange] = []
  private(set) var texts: [TextRange] = []
  private(set) var rules: [[UInt8]] = []
  /// What misspelt words are compared with, in order.
  private(set) var words: [String] = []
  /// The unit of each rule's body.
  private(set) var units: [Int] = []

  /// Puts the parts of one language together.
  init(_ parts: [IndexPart]) {
    for part in parts {
      switch part {
      case .terms(let terms, let units): (self.terms, self.units) = (terms, units)
      case .bigrams(let bigrams): self.bigrams = bigrams
      case .texts(let texts, let rules): (self.texts, self.rules) = (texts, rules)
      case .words(let words): self.words = words
      }
    }
  }
}
