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
  /// Rules that came with the edition and in place of no other, by page; none for the first edition.
  let brought: [RuleRun]
  /// Rules that came with the edition in place of others.
  let replacing: [Change]
  /// Rules that ended with the edition, with none in their place.
  let ended: [RuleEntry]
  /// Rules that held then and no longer do.
  let changedSince: [Change]
  /// Rules of the edition that disagree, each pair once, at the rule that stands first.
  let conflicting: [Change]

  /// - Parameter position: the place of the edition among all.
  init(at position: Int, _ rules: RuleEntries) {
    held = rules.all.filter { $0.span?.contains(position) ?? false }
    heldByPage = held.runs(by: \.id.page)
    let new = held.filter { Self.isNew($0, at: position) }
    brought = new.filter { Self.isBrought($0, at: position) }.runs(by: \.id.page)
    replacing = new.map {
      Change(rule: $0, others: Self.rules($0.relations.supersedes), relation: "supersedes")
    }.filter { !$0.others.isEmpty }
    // Of what something took the place of by then that tells it.
    ended = rules.all.filter { rule in
      rule.span?.upperBound == position
        && !Self.rules(rule.relations.supersededBy).contains { id in
          (rules[id]?.span?.lowerBound).map { $0 <= position } ?? false
        }
    }
    changedSince = held.filter(\.isHistoric).map {
      Change(rule: $0, others: Self.rules($0.relations.supersededBy), relation: "superseded-by")
    }
    conflicting = held.map { rule in
      let others = Self.rules(rule.relations.conflicts).compactMap { rules[$0] }.filter {
        $0.position > rule.position && $0.span?.contains(position) == true
      }
      return Change(rule: rule, others: Self.once(others.map(\.id)), relation: "conflicts")
    }.filter { !$0.others.isEmpty }
  }

  /// Whether a rule came with an edition, which none did with the first.
  private static func isNew(_ rule: RuleEntry, at position: Int) -> Bool {
    position > 0 && rule.span?.lowerBound == position
  }

  /// Whether a rule came with an edition and in place of no other.
  static func isBrought(_ rule: RuleEntry, at position: Int) -> Bool {
    isNew(rule, at: position) && rules(rule.relations.supersedes).isEmpty
  }

  /// Two rules that name one another are each other's twice.
  private static func once(_ rules: [RuleID]) -> [RuleID] {
    rules.enumerated().filter { !rules[..<$0].contains($1) }.map(\.element)
  }

  private static func rules(_ nodes: [NodeID]) -> [RuleID] {
    nodes.compactMap { if case .rule(let id) = $0 { id } else { nil } }
  }
}
