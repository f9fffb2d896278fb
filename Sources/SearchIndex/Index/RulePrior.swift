internal import RuleGraph

/// What the graph adds to the score of a rule, whatever the query.
struct RulePrior {
  private let graph: Graph
  private static let currency = 40
  private static let definition = 12
  private static let mostMentions = 24

  init(_ graph: Graph) {
    self.graph = graph
  }

  /// More for a rule that others speak of, that says what a component is, and that still holds.
  func points(of rule: Rule) -> Int {
    let node = NodeID.rule(rule.id)
    let mentions = [EdgeKind.mentions, .seeAlso].reduce(0) { $0 + graph.edges(to: node, $1).count }
    let spokenOf = min(Self.mostMentions, Int(4 * binaryLogarithm(Double(1 + mentions))))
    let isInForce = graph.isInForce(rule.id)
    let defines = graph.component(rule.component)?.rules.first == rule.id
    return spokenOf + (isInForce ? Self.currency : 0) + (defines ? Self.definition : 0)
  }
}
