internal import RuleGraph

/// The rules in the order of their ids, and numbered by it, so that rules that answer equally well are in this order.
struct RuleNumbers: Sendable {
  /// By the position in the graph.
  let order: [Int]
  private let numbers: [RuleID: Int]

  init(_ graph: Graph) {
    // Not of the rules themselves, of which two would be copied for each comparison.
    let ids = graph.rules.map { ($0.id, text: $0.id.description) }
    let order = ids.indices.sorted { utf16Order(ids[$0].text, ids[$1].text) }
    self.order = order
    numbers = Dictionary(
      order.enumerated().map { (ids[$0.element].0, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(rule: RuleID) -> Int? { numbers[rule] }
}
