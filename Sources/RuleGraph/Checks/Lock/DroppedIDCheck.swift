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
    let known = content.graph.rules.map(\.id.description)
    var suggestions = Suggestions()
    return (content.catalog.lock?.entries ?? [])
      .filter {
        $0.status == .active && content.graph.rule($0.id) == nil && !content.damage.holds($0.id)
      }
      .map { entry in
        let near = suggestions.suggestion(for: entry.id.description, among: known)
        return report(
          at: entry.location,
          Message(
            "the rule '\(entry.id)' is gone\(near.question)",
            explanation: near.name.map {
              "Give it its id back, and then 'hig rename \(entry.id) \($0)', which keeps the old address."
            }
              ?? "Bring it back, or say what became of it with 'hig rename' or 'hig retire'."))
      }
  }
}

extension Suggestion {
  /// `; is it 'a' now?`, or nothing when no name is near.
  fileprivate var question: String {
    name.map { "; is it '\($0)' now?" } ?? ""
  }
}
