import RuleGraph

/// In which editions rules hold, read once from the `valid-in` edges.
struct Timeline: Sendable {
  /// Oldest first.
  let editions: [Edition]
  /// The positions of the editions in which a rule holds.
  private let spans: [RuleID: Range<Int>]
  private let replaced: Set<RuleID>

  init(_ graph: Graph) {
    editions = graph.editions
    let order = Dictionary(
      zip(editions.map(\.id), editions.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
    var spans: [RuleID: Range<Int>] = [:]
    var replaced: Set<RuleID> = []
    for edge in graph.edges {
      switch (edge.kind, edge.source, edge.target) {
      case (.validIn, .rule(let rule), .edition(let edition)):
        guard let place = order[edition] else { continue }
        let span = spans[rule] ?? place..<place + 1
        spans[rule] = min(span.lowerBound, place)..<max(span.upperBound, place + 1)
      case (.supersedes, _, .rule(let older)): replaced.insert(older)
      default: continue
      }
    }
    self.spans = spans
    self.replaced = replaced
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
