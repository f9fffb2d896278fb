import RuleGraph

/// The rules of an edition, by what became of them.
struct EditionRules: Sendable {
  /// A rule and the rules that it replaces, is replaced by or disagrees with.
  struct Change: Sendable {
    let rule: RuleID
    let others: [RuleID]
    /// The name of the relation, as the words of the site have it.
    let relation: String
  }

  let held: [Rule]
  /// Rules that came with the edition in place of others.
  let replacing: [Change]
  /// Rules that ended with the edition, with none in their place.
  let ended: [RuleID]
  /// Rules that held then and no longer do.
  let changedSince: [Change]
  let conflicting: [Change]

  /// - Parameter position: the place of the edition among all.
  init(at position: Int, _ graph: Graph, _ timeline: Timeline, _ relations: RelationTable) {
    let held = graph.rules.filter { timeline.holds($0.id, at: position) }
    let new = graph.rules.map(\.id).filter { timeline.span(of: $0)?.lowerBound == position }
    self.held = held
    replacing = new.map {
      Change(rule: $0, others: Self.rules(relations[$0].supersedes), relation: "supersedes")
    }.filter { !$0.others.isEmpty }
    ended = graph.rules.map(\.id).filter { timeline.span(of: $0)?.upperBound == position }
      .filter { Self.rules(relations[$0].supersededBy).isEmpty }
    changedSince = held.map(\.id).filter { timeline.isHistoric($0) }.map {
      Change(rule: $0, others: Self.rules(relations[$0].supersededBy), relation: "superseded-by")
    }
    conflicting = held.map(\.id).map {
      Change(rule: $0, others: Self.rules(relations[$0].conflicts), relation: "conflicts")
    }.filter { !$0.others.isEmpty }
  }

  private static func rules(_ nodes: [NodeID]) -> [RuleID] {
    nodes.compactMap { if case .rule(let id) = $0 { id } else { nil } }
  }
}
