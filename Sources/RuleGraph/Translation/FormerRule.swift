/// A rule id that was published once and has no rule of its own any more.
package struct FormerRule: Sendable {
  package let id: RuleID
  /// What became of it; never `active`.
  package let status: LockStatus
  /// The rules that stand in its place now, followed to their present ids, in the order of the
  /// lock; empty when there are none.
  package let successors: [RuleID]
}

extension RulesLock {
  /// The former ids, followed to those that the lock says are there.
  package var formerRules: [FormerRule] {
    let active = entries.filter { $0.status == .active }.map(\.id)
    return SuccessorFinder(lock: self, known: Set(active)).formerRules()
  }
}

/// Follows former ids to the rules that are there now.
struct SuccessorFinder {
  let lock: RulesLock
  /// The rules of the content.
  let known: Set<RuleID>

  func formerRules() -> [FormerRule] {
    lock.entries.filter { $0.status != .active && !known.contains($0.id) }.map { entry in
      FormerRule(id: entry.id, status: entry.status, successors: successors(of: entry))
    }
  }

  /// Depth first, each id once, so that a circle ends.
  private func successors(of entry: LockEntry) -> [RuleID] {
    var found: [RuleID] = []
    var seen: Set<RuleID> = [entry.id]
    var waiting = targets(of: entry)
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      if known.contains(id) {
        found.append(id)
      } else if let next = lock[id] {
        waiting += targets(of: next)
      }
    }
    return found
  }

  /// Last first, for a stack.
  private func targets(of entry: LockEntry) -> [RuleID] {
    entry.targets.reversed().compactMap { RuleID($0.value) }
  }
}
