/// A comment silences something.
enum UnusedSuppressionCheck: Check {
  static let description = CheckDescription(
    id: "suppression/unused", severity: .warning,
    texts: (
      summary: "A comment silences something.",
      explanation: """
      A comment that silences nothing now would hide the next fault. It applies to the one block after it; a heading is \
      a block without the text below it.
      """
    ),
    bad: [
      .page("<!-- hig:ignore ↓markdown/bare-url -->\n\nSee <https://example.com>"),
      .page(
        "<!-- hig:ignore markdown/bare-url ↓markdown/table -->\n\nSee https://example.com"),
    ],
    good: [.page("<!-- hig:ignore markdown/bare-url -->\n\nSee https://example.com")])

  /// Runs the silenced checks alone once more; most content silences none.
  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let suppressions = Suppression.all(in: content)
    guard !suppressions.isEmpty else { return [] }
    let names = Set(suppressions.flatMap(\.checks).map(\.value)).subtracting([description.id])
    let checks = CheckRegistry.all.filter { names.contains($0.description.id) }
    let named = Set(checks.map { $0.description.id })
    let found = FindingLines(checks.flatMap { $0.diagnostics(in: content) })
    return suppressions.flatMap { suppression in
      suppression.checks.filter { check in
        named.contains(check.value) && !found.hasAny(of: check.value, silencedBy: suppression)
      }.map { report(at: $0.location, "'\($0.value)' finds nothing here to silence") }
    }
  }
}
