internal import RuleGraph

/// Words of every two languages of a graph that mean the same, for the indexes of all languages: a pair counts in both
/// directions.
struct MinedLanguages: Sendable {
  private let pairs: [Direction: [MinedPair]]

  private struct Direction: Hashable {
    let own: String
    let other: String
  }

  init(_ graph: Graph) {
    let (languages, analyzer) = (graph.site.languageCodes, Analyzer(.standard))
    var pairs: [Direction: [MinedPair]] = [:]
    for (position, own) in languages.enumerated() {
      for other in languages[(position + 1)...] {
        let mined = TermMiner.pairs(in: graph, (own, other), analyzer)
        pairs[Direction(own: own, other: other)] = mined.forth
        pairs[Direction(own: other, other: own)] = mined.back
      }
    }
    self.pairs = pairs
  }

  /// The pairs of two languages, in the order in which words of the first appear.
  func pairs(of own: String, with other: String) -> [MinedPair] {
    pairs[Direction(own: own, other: other)] ?? []
  }
}
