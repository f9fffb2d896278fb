/// A comment silences only checks that exist.
enum UnknownSuppressionCheck: Check {
  static let description = CheckDescription(
    id: "suppression/unknown-check",
    texts: (
      summary: "A comment silences only checks that exist.",
      explanation: """
      `<!-- hig:ignore check-name -->` is on a line of its own and silences the named checks in the block after it. \
      `hig explain` lists the names.
      """
    ),
    bad: [
      .page("<!-- hig:ignore ↓markdown/tables -->\n\nTabs"),
      .page("↓<!-- hig:ignore -->\n\nTabs"),
      .page("<!-- hig:ignore markdown/bare-url ↓— to be done -->\n\nhttps://example.com"),
    ],
    good: [.page("<!-- hig:ignore markdown/bare-url -->\n\nSee https://example.com")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let known = CheckRegistry.all.map { $0.description.id }
    var suggestions = Suggestions()
    return Suppression.all(in: content).flatMap { suppression -> [Diagnostic] in
      if suppression.checks.isEmpty {
        return [report(at: suppression.location, "the comment names no check to silence")]
      }
      let unknown = suppression.checks.filter { !known.contains($0.value) }.map {
        (check: $0, suggestion: suggestions.suggestion(for: $0.value, among: known))
      }
      let isProse = { (check: Located<String>, suggestion: Suggestion) in
        suggestion.name == nil && !check.value.contains("/")
      }
      let words = unknown.filter(isProse).map(\.check)
      guard words.count > 1 else { return unknown.map { report(unknown: "check", $0, $1) } }
      return [report(prose: words)]
        + unknown.filter { !isProse($0, $1) }.map { report(unknown: "check", $0, $1) }
    }
  }

  /// All words behind the names that are not names of checks, as one finding.
  private static func report(prose words: [Located<String>]) -> Diagnostic {
    let places = words.map(\.location)
    let start = places.map(\.range.lowerBound).min() ?? places[0].range.lowerBound
    let end = places.map(\.range.upperBound).max() ?? places[0].range.upperBound
    return report(
      at: SourceLocation(path: places[0].path, range: start..<end),
      Message(
        "only names of checks stand behind '\(Suppression.mark)'",
        explanation: "The reason for it has a comment of its own, above or below."))
  }
}
