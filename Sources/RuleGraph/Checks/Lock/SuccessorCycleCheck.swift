/// No former rule leads back to itself.
enum SuccessorCycleCheck: Check {
  static let description = CheckDescription(
    id: "lock/successor-cycle",
    texts: (
      summary: "No former rule leads back to itself.",
      explanation: """
      A reader who follows the old address would never arrive. One of the lines names a rule that
      came before it.
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
    let entries = content.catalog.lock?.entries.filter { $0.status != .active } ?? []
    let numbers = Dictionary(
      entries.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let targets = entries.map { entry in
      entry.targets.compactMap { RuleID($0.value).flatMap { numbers[$0] } }
    }
    let sets = StronglyConnectedComponents(targets).sets
    let sizes = sets.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var told: Set<Int> = []
    return entries.indices.compactMap { index in
      let isInCircle = sizes[sets[index]] != 1 || targets[index].contains(index)
      guard isInCircle, told.insert(sets[index]).inserted else { return nil }
      return report(at: entries[index].location, "'\(entries[index].id)' leads back to itself")
    }
  }
}
