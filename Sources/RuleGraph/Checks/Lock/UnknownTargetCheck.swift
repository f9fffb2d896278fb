/// What a former rule went into is a rule, or was one.
enum UnknownTargetCheck: Check {
  static let description = CheckDescription(
    id: "lock/unknown-target",
    texts: (
      summary: "What a former rule went into is a rule, or was one.",
      explanation: """
      An old address leads there. A target may have been renamed since; it is followed to the rule
      that is there now.
      """
    ),
    bad: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-unavailable-tabs active
        tab-bar/keep-every-tab-enabled active
        tab-bar/keep-tabs renamed ↓tab-bar/keep-every-tab-enable
        toolbar/keep-it-short active
        """
      ])
    ],
    good: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-unavailable-tabs active
        tab-bar/keep-every-tab renamed tab-bar/keep-every-tab-enabled
        tab-bar/keep-every-tab-enabled active
        tab-bar/keep-tabs renamed tab-bar/keep-every-tab
        toolbar/keep-it-short active
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    guard let lock = content.catalog.lock else { return [] }
    let known = content.graph.rules.map(\.id.description)
    var suggestions = Suggestions()
    return lock.entries.flatMap(\.targets).filter { target in
      guard let id = RuleID(target.value) else { return true }
      return content.graph.rule(id) == nil && lock[id] == nil
    }
    .map { report(unknown: "rule", $0, suggestions.suggestion(for: $0.value, among: known)) }
  }
}
