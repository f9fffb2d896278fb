import RuleGraph

extension Graph {
  /// The terms of each category, in the order in which the categories first come.
  var termsByCategory: [(category: String, terms: [Term])] {
    let terms = Dictionary(grouping: terms, by: \.category)
    var seen: Set<String> = []
    return self.terms.map(\.category).filter { seen.insert($0).inserted }.map {
      ($0, terms[$0] ?? [])
    }
  }
}
