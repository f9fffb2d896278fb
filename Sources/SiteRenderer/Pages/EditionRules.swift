import RuleGraph

/// The rules of an edition, by what became of them.
struct EditionRules: Sendable {
  /// A rule and the rules that it replaces, is replaced by or disagrees with.
  struct Change: Sendable {
    let rule: RuleEntry
    let others: [RuleID]
    /// The name of the relation, as the words of the site have it.
    let relation: String
  }

  let held: [RuleEntry]
  /// The same by the pages they are on.
  let heldByPage: [RuleRun]
  /// Those of each page that the edition brought.
  let newByPage: [[RuleEntry]]
  /// Rules that came with the edition in place of others.
  let replacing: [Change]
  /// Rules that ended with the edition, with none in their place.
  let ended: [RuleEntry]
  /// Rules that held then and no longer do.
  let changedSince: [Change]
  let conflicting: [Change]

  /// - Parameter position: the place of the edition among all.
  init(at position: Int, _ rules: RuleEntries) {
    held = rules.all.filter { $0.span?.contains(position) ?? false }
    heldByPage = held.runs(by: \.id.page)
    newByPage = heldByPage.map { run in run.rules.filter { $0.span?.lowerBound == position } }
    replacing = rules.all.filter { $0.span?.lowerBound == position }.map {
      Change(rule: $0, others: Self.rules($0.relations.supersedes), relation: "supersedes")
    }.filter { !$0.others.isEmpty }
    ended = rules.all.filter {
      $0.span?.upperBound == position && Self.rules($0.relations.supersededBy).isEmpty
    }
    changedSince = held.filter(\.isHistoric).map {
      Change(rule: $0, others: Self.rules($0.relations.supersededBy), relation: "superseded-by")
    }
    conflicting = held.map {
      Change(rule: $0, others: Self.rules($0.relations.conflicts), relation: "conflicts")
    }.filter { !$0.others.isEmpty }
  }

  private static func rules(_ nodes: [NodeID]) -> [RuleID] {
    nodes.compactMap { if case .rule(let id) = $0 { id } else { nil } }
  }
}
