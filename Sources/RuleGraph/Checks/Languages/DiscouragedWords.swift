import Korean

/// The variants that the glossary discourages in one language, and finding them in text.
struct DiscouragedWords {
  struct Found {
    let text: String
    /// The UTF-8 offset in the text that was searched.
    let offset: Int
    let chosen: String
    /// What stands after it.
    let following: Substring
  }

  /// Longest first, so that a variant inside another is not found in its place.
  private let words: [(variant: String, chosen: String)]

  init(_ terms: [Term], in language: String) {
    let pairs = terms.flatMap { term in
      term.variants
        .filter { $0.language == language && $0.standing == .discouraged }
        .compactMap { variant in term.name[language].map { (variant.text, $0) } }
    }
    words = pairs.sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }
  }

  func found(in text: String) -> [Found] {
    var taken: [Range<String.Index>] = []
    return words.flatMap { word in
      text.ranges(of: word.variant).compactMap { range -> Found? in
        guard isWord(range, in: text), !taken.contains(where: range.overlaps) else { return nil }
        taken.append(range)
        return Found(
          text: word.variant,
          offset: text.utf8.distance(from: text.startIndex, to: range.lowerBound),
          chosen: word.chosen, following: text[range.upperBound...])
      }
    }
  }

  /// A variant begins a word; Latin ones also end it, while Korean ones may go on with a particle.
  private func isWord(_ range: Range<String.Index>, in text: String) -> Bool {
    let before = text[..<range.lowerBound].last
    if before.map({ $0.isLetter }) ?? false { return false }
    guard let last = text[range].last, last.isASCII else { return true }
    let after = text[range.upperBound...].first
    return !(after.map { $0.isASCII && $0.isLetter } ?? false)
  }
}
