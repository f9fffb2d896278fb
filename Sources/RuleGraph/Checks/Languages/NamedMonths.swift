import CommonMark

/// The months that a text names in English words, where other languages write numbers: `February`, `Feb. 11`.
struct NamedMonths {
  /// As other languages write them: `2` and `02`.
  let numbers: Set<String>

  init(in passage: Passage) {
    let words = passage.words
    let months = words.indices.compactMap { index -> Int? in
      let word = String(words[index])
      guard !Self.otherWords.contains(word) || Self.isBesideNumber(index, of: words) else {
        return nil
      }
      return Self.months[word]
    }
    numbers = Set(months.flatMap { ["\($0)", $0 < 10 ? "0\($0)" : "\($0)"] })
  }

  /// Names that are other words too, with a capital letter at the beginning of a sentence.
  private static let otherWords: Set<String> = ["March", "May"]

  private static func isBesideNumber(_ index: Int, of words: [Substring]) -> Bool {
    [index - 1, index + 1].filter(words.indices.contains).contains {
      words[$0].first?.isNumber ?? false
    }
  }

  private static let months: [String: Int] = {
    let names = [
      "January Jan", "February Feb", "March Mar", "April Apr", "May", "June Jun", "July Jul",
      "August Aug", "September Sept Sep", "October Oct", "November Nov", "December Dec",
    ]
    let pairs = names.enumerated().flatMap { number, names in
      names.split(separator: " ").map { (String($0), number + 1) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}

extension Passage {
  /// The words and numbers of its text, code left out.
  fileprivate var words: [Substring] {
    nodes.flatMap { id -> [Substring] in
      guard case .text = document.nodes[id].kind else { return [] }
      return document.literal(of: id).split { !$0.isLetter && !$0.isNumber }
    }
  }
}
