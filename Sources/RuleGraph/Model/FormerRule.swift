/// A rule id that was published once and has no rule of its own any more.
package struct FormerRule: Sendable {
  package let id: RuleID
  /// What became of it; never `active`.
  package let status: LockStatus
  /// The rules that stand in its place now, followed to their present ids, in the order of the
  /// lock; empty when there are none.
  package let successors: [RuleID]
}
