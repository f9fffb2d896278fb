import RuleGraph

/// The rules of an edition, by what became of them.
struct EditionRules {
  /// A rule and the rules that it replaces, is replaced by or disagrees with.
  struct Change {
    let rule: RuleID
    let others: [RuleID]
    /// The name of the relation, as the words of the site have it.
    let relation: String
  }

  let held: [RuleID]
  /// Rules that came with the edition in place of others.
  let replacing: [Change]
  /// Rules that ended with the edition, with none in their place.
  let ended: [RuleID]
  /// Rules that held then and no longer do.
  let changedSince: [Change]
  let conflicting: [Change]

  init?(_ edition: String, in site: SiteParts) {
    let (graph, timeline) = (site.graph, site.timeline)
    guard let position = timeline.editions.firstIndex(where: { $0.id == edition }) else {
      return nil
    }
    let rules = graph.rules.map(\.id)
    let held = rules.filter { timeline.holds($0, at: position) }
    let outward = { (rule: RuleID, kind: EdgeKind) in
      graph.edges(from: .rule(rule), kind).compactMap { Self.rule($0.target) }
    }
    let inward = { (rule: RuleID, kind: EdgeKind) in
      graph.edges(to: .rule(rule), kind).compactMap { Self.rule($0.source) }
    }
    self.held = held
    replacing = rules.filter { timeline.span(of: $0)?.lowerBound == position }.map {
      Change(rule: $0, others: outward($0, .supersedes), relation: "supersedes")
    }.filter { !$0.others.isEmpty }
    ended = rules.filter { timeline.span(of: $0)?.upperBound == position }
      .filter { inward($0, .supersedes).isEmpty }
    changedSince = held.filter { timeline.isHistoric($0) }.map {
      Change(rule: $0, others: inward($0, .supersedes), relation: "superseded-by")
    }
    conflicting = held.map {
      Change(
        rule: $0, others: outward($0, .conflicts) + inward($0, .conflicts), relation: "conflicts")
    }.filter { !$0.others.isEmpty }
  }

  private static func rule(_ node: NodeID) -> RuleID? {
    if case .rule(let id) = node { id } else { nil }
  }
}
