internal import Korean
internal import RuleGraph

/// A word of one language and the word of another that occurs where it occurs.
struct MinedPair: Hashable, Sendable {
  let first: String
  let second: String
  /// The shortest word that has the first as its stem, where the stem is not a word itself: confuse for confus.
  var shown: String?
}

/// Finds words of two languages that mean the same, from rules that exist in both.
///
/// Two words are a pair when each is the other's best partner by the Dice coefficient over aligned titles and
/// sentences, 2 · shared ÷ (those of the one + those of the other), and no other is as good: competitive linking after
/// Melamed (2000), with floors that set precision before recall. The same graph gives the same pairs.
enum TermMiner {
  /// The pairs of two languages, those of the one beside those of the other, each in the order in which its own words
  /// appear.
  static func pairs(
    in graph: Graph, _ languages: (first: String, second: String), _ analyzer: Analyzer
  ) -> (forth: [MinedPair], back: [MinedPair]) {
    let texts = AlignedTexts(graph, languages)
    let (first, second) = concurrently(
      { MinedWords(texts.first, analyzer) }, { MinedWords(texts.second, analyzer) })
    let links = links(first, second)
    return (
      links.map { pair(first, $0.0, second, $0.1) }.filter { $0.first != $0.second },
      links.sorted { $0.1 < $1.1 }.map { pair(second, $0.1, first, $0.0) }
        .filter { $0.first != $0.second }
    )
  }

  private static func pair(
    _ own: MinedWords, _ left: Int, _ other: MinedWords, _ right: Int
  ) -> MinedPair {
    MinedPair(
      first: text(of: own.keys[left]), second: text(of: other.keys[right]), shown: own.words[left])
  }

  /// How often two words occur together and alone.
  private struct Association {
    let word: Int
    let shared: Int
    let sum: Int

    /// Compared as fractions, so that no rounding decides.
    func isBetter(than other: Association) -> Bool { shared * other.sum > other.shared * sum }
    func isAsGood(as other: Association) -> Bool { shared * other.sum == other.shared * sum }

    /// Three quarters of the coefficient, or all of it for words that stand together only twice.
    var suffices: Bool { shared > 2 ? shared * 8 >= sum * 3 : shared == 2 && sum == 4 }
  }

  /// The best partner of a word, and whether another is as good.
  private struct Best {
    var association: Association?
    var isTied = false

    mutating func offer(_ other: Association) {
      guard let association else {
        self.association = other
        return
      }
      if other.isBetter(than: association) {
        self = Best(association: other)
      } else if other.isAsGood(as: association) {
        isTied = true
      }
    }
  }

  private static func links(_ first: MinedWords, _ second: MinedWords) -> [(Int, Int)] {
    var ofFirst = [Best](repeating: Best(), count: first.keys.count)
    var ofSecond = [Best](repeating: Best(), count: second.keys.count)
    var shared = [Int](repeating: 0, count: second.keys.count)
    for left in first.keys.indices {
      var touched: [Int] = []
      for segment in first.places[left] {
        for right in second.segments[segment] {
          if shared[right] == 0 { touched.append(right) }
          shared[right] += 1
        }
      }
      for right in touched {
        let sum = first.places[left].count + second.places[right].count
        ofFirst[left].offer(Association(word: right, shared: shared[right], sum: sum))
        ofSecond[right].offer(Association(word: left, shared: shared[right], sum: sum))
        shared[right] = 0
      }
    }
    return ofFirst.enumerated().compactMap { left, best in
      guard let found = best.association, found.suffices, !best.isTied,
        ofSecond[found.word].association?.word == left, !ofSecond[found.word].isTied
      else { return nil }
      return (left, found.word)
    }
  }

  /// A key as it is written.
  private static func text(of key: String) -> String {
    Analyzer.isHangul(key) ? hangul(fromKeystrokes: key.dropFirst()) : key
  }
}
