/// A rule id that was published once and no longer has a rule of its own.
package struct FormerRule: Sendable {
  package let id: RuleID
  /// What became of it; never `active`.
  package let status: LockStatus
  /// The rules that replace it now, followed to their present ids, in the order of the lock; empty when there are none.
  package let successors: [RuleID]
}
