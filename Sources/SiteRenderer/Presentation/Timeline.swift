import RuleGraph

/// In which editions rules hold, read once from the `valid-in` edges.
struct Timeline: Sendable {
  /// Oldest first.
  let editions: [Edition]
  /// The positions of the editions in which a rule holds.
  private let spans: [RuleID: Range<Int>]
  private let replaced: Set<RuleID>
  /// How many rules hold in each edition.
  let counts: [Int]

  init(_ graph: Graph) {
    editions = graph.editions
    let order = Dictionary(
      zip(editions.map(\.id), editions.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
    var spans: [RuleID: Range<Int>] = [:]
    var counts = Array(repeating: 0, count: editions.count)
    for edge in graph.edges(.validIn) {
      guard case .rule(let rule) = edge.source, case .edition(let edition) = edge.target,
        let place = order[edition]
      else { continue }
      counts[place] += 1
      spans[rule, default: place..<place + 1].reach(place)
    }
    self.spans = spans
    self.counts = counts
    replaced = Set(
      graph.edges(.supersedes).compactMap { edge in
        if case .rule(let older) = edge.target { older } else { nil }
      })
  }

  /// The positions of the editions in which a rule holds; `nil` for none.
  func span(of rule: RuleID) -> Range<Int>? {
    spans[rule]
  }

  /// Whether a newer rule stands in its place, or it no longer holds in the newest edition.
  func isHistoric(_ rule: RuleID) -> Bool {
    if replaced.contains(rule) { return true }
    return !editions.isEmpty && spans[rule]?.upperBound != editions.count
  }

  /// The ids of the editions in which a rule holds, for the switch between editions; `nil` when
  /// it holds in all.
  func marks(of rule: RuleID) -> String? {
    guard let span = spans[rule], span != editions.indices else { return nil }
    return editions[span].map(\.id).joined(separator: " ")
  }
}

extension Range<Int> {
  /// Makes the range have a number in it, and all between.
  fileprivate mutating func reach(_ number: Int) {
    self = Swift.min(lowerBound, number)..<Swift.max(upperBound, number + 1)
  }
}
