/// A published id is never dropped.
enum DroppedIDCheck: Check {
  static let description = CheckDescription(
    id: "lock/dropped-id",
    texts: (
      summary: "A published id is never dropped.",
      explanation: """
      Somebody has linked to it. `hig rename OLD NEW` gives the rule another id, `hig retire ID`
      takes it out and says which rules stand in its place with `--into`; either keeps the old
      address alive.
      """
    ),
    bad: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-unavailable-tabs active
        tab-bar/keep-every-tab-enabled active
        ↓tab-bar/tint-the-icons active
        toolbar/keep-it-short active
        """
      ])
    ],
    good: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-unavailable-tabs active
        tab-bar/keep-every-tab-enabled active
        tab-bar/tint-the-icons retired
        toolbar/keep-it-short active
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    GoneRules(in: content).entries.map { entry, newID in
      report(
        at: entry.location,
        Message(
          "the rule '\(entry.id)' is gone\(newID.map { "; is it '\($0)' now?" } ?? "")",
          explanation: newID.map {
            "Give it its id back, and then 'hig rename \(entry.id) \($0)', which keeps the old address."
          }
            ?? "Bring it back, or say what became of it with 'hig rename' or 'hig retire'."))
    }
  }
}
