/// No former rule leads back to itself.
enum SuccessorCycleCheck: Check {
  static let description = CheckDescription(
    id: "lock/successor-cycle",
    texts: (
      summary: "No former rule leads back to itself.",
      explanation: """
      Whoever follows the old address would never arrive. One of the lines names a rule that came
      before it.
      """
    ),
    bad: [
      CheckExample([
        "rules.lock": """
        ↓tab-bar/dim-tabs renamed tab-bar/grey-tabs
        tab-bar/dim-unavailable-tabs active
        tab-bar/grey-tabs renamed tab-bar/dim-tabs
        tab-bar/keep-every-tab-enabled active
        toolbar/keep-it-short active
        """
      ])
    ],
    good: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-tabs renamed tab-bar/grey-tabs
        tab-bar/dim-unavailable-tabs active
        tab-bar/grey-tabs renamed tab-bar/dim-unavailable-tabs
        tab-bar/keep-every-tab-enabled active
        toolbar/keep-it-short active
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    guard let lock = content.catalog.lock else { return [] }
    var done: Set<RuleID> = []
    return lock.entries.filter { $0.status != .active }.compactMap { entry in
      guard !done.contains(entry.id) else { return nil }
      let reached = reached(from: entry, in: lock)
      guard reached.contains(entry.id) else { return nil }
      done.formUnion(reached)
      return report(at: entry.location, "'\(entry.id)' leads back to itself")
    }
  }

  private static func reached(from entry: LockEntry, in lock: RulesLock) -> Set<RuleID> {
    var reached: Set<RuleID> = []
    var waiting = entry.targets.compactMap { RuleID($0.value) }
    while let id = waiting.popLast() {
      guard reached.insert(id).inserted else { continue }
      waiting += lock[id]?.targets.compactMap { RuleID($0.value) } ?? []
    }
    return reached
  }
}
