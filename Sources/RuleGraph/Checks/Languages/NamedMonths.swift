import CommonMark

/// The months that a text names in English words, where other languages write numbers: `February`, `Feb. 11`.
struct NamedMonths {
  /// As other languages write them.
  let numbers: Set<String>

  init(in passage: Passage) {
    let words = passage.words
    numbers = words.indices.reduce(into: []) { numbers, index in
      let word = words[index]
      guard let month = Self.months[String(word)],
        !Self.otherWords.contains(String(word)) || Self.isBesideNumber(index, of: words)
      else { return }
      numbers.insert(month)
    }
  }

  /// Those that are other words too, with a capital letter at the beginning of a sentence.
  private static let otherWords: Set<String> = ["March", "May"]

  private static func isBesideNumber(_ index: Int, of words: [Substring]) -> Bool {
    [index - 1, index + 1].filter(words.indices.contains).contains {
      words[$0].first?.isNumber ?? false
    }
  }

  private static let months: [String: String] = {
    let names = [
      "January Jan", "February Feb", "March Mar", "April Apr", "May", "June Jun", "July Jul",
      "August Aug", "September Sept Sep", "October Oct", "November Nov", "December Dec",
    ]
    let pairs = names.enumerated().flatMap { number, names in
      names.split(separator: " ").map { (String($0), "\(number + 1)") }
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
