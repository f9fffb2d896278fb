/// A rule has one kind, and is not a part.
enum SeveralKindsCheck: FaultCheck {
  static let description = CheckDescription(
    id: "rule/several-kinds",
    texts: (
      summary: "A rule has one kind, and is not a part.",
      explanation: """
      A statement that asks for one thing and warns against another is two rules; a part has rules below it.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do .↓avoid}
        """),
      .page(
        """
        ## Badge {#badge .part .↓do}
        """),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}
        """)
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .kindsSeveral(let kinds) = fault.kind else { return nil }
    return report(at: fault.location, "a heading has one kind, but this one is \(list(kinds))")
  }

  private static func list(_ kinds: [String]) -> String {
    kinds.map { "'.\($0)'" }.joined(separator: " and ")
  }
}
