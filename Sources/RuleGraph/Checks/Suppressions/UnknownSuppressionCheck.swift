/// A comment silences checks that there are.
enum UnknownSuppressionCheck: Check {
  static let description = CheckDescription(
    id: "suppression/unknown-check",
    texts: (
      summary: "A comment silences checks that there are.",
      explanation: """
      `<!-- hig:ignore check-name -->` stands on a line of its own and silences the named checks in the block after it. \
      `hig explain` lists the names.
      """
    ),
    bad: [
      .page("<!-- hig:ignore ↓markdown/tables -->\n\nTabs"),
      .page("↓<!-- hig:ignore -->\n\nTabs"),
    ],
    good: [.page("<!-- hig:ignore markdown/bare-url -->\n\nSee https://example.com")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let known = CheckRegistry.all.map { $0.description.id }
    var suggestions = Suggestions()
    return Suppression.all(in: content).flatMap { suppression -> [Diagnostic] in
      if suppression.checks.isEmpty {
        return [report(at: suppression.location, "the comment names no check to silence")]
      }
      return suppression.checks.filter { !known.contains($0.value) }.map { check in
        report(unknown: "check", check, suggestions.suggestion(for: check.value, among: known))
      }
    }
  }
}
