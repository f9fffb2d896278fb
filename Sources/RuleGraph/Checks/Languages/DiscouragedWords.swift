import Korean

/// The variants that the glossary discourages in one language, and finding them in text.
struct DiscouragedWords {
  struct Found {
    /// As it is written, which need not be the glossary's spelling to the byte.
    let text: String
    /// The UTF-8 offset in the text that was searched.
    let offset: Int
    let chosen: String
    /// What stands after it.
    let following: Substring
  }

  private struct Word {
    let variant: String
    let chosen: String
  }

  /// By first character; longest first, so that a variant inside another is not found instead.
  private let words: [Character: [Word]]

  init(_ terms: [Term], in language: String) {
    let pairs = terms.flatMap { term in
      term.variants
        .filter { $0.language == language && $0.standing == .discouraged }
        .compactMap { variant in
          term.name[language].map { Word(variant: variant.text, chosen: $0) }
        }
    }
    let sorted = pairs.sorted { ($1.variant.count, $0.variant) < ($0.variant.count, $1.variant) }
    words = Dictionary(grouping: sorted.filter { !$0.variant.isEmpty }) {
      $0.variant[$0.variant.startIndex]
    }
  }

  func found(in text: String) -> [Found] {
    var found: [Found] = []
    var index = text.startIndex
    var isInWord = false
    while index < text.endIndex {
      var end = text.index(after: index)
      if !isInWord, let word = word(at: index, in: text) {
        end = text.index(index, offsetBy: word.variant.count)
        found.append(
          Found(
            text: String(text[index..<end]),
            offset: text.utf8.distance(from: text.startIndex, to: index),
            chosen: word.chosen, following: text[end...]))
      }
      isInWord = text[text.index(before: end)].isLetter
      index = end
    }
    return found
  }

  private func word(at index: String.Index, in text: String) -> Word? {
    words[text[index]]?.first {
      text[index...].hasPrefix($0.variant) && ends($0, from: index, in: text)
    }
  }

  /// Latin variants end a word, while Korean ones may go on with a particle.
  private func ends(_ word: Word, from index: String.Index, in text: String) -> Bool {
    guard word.variant.last?.isASCII ?? false else { return true }
    let after = text[index...].dropFirst(word.variant.count).first
    return !(after.map { $0.isASCII && $0.isLetter } ?? false)
  }
}
