/// A heading with a kind has an id.
enum KindWithoutIDCheck: FaultCheck {
  static let description = CheckDescription(
    id: "rule/no-id",
    texts: (
      summary: "A heading with a kind has an id.",
      explanation: """
      The id is the name by which the site, the search and other rules know it: `{#keep-tabs-enabled .do}`.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {.↓do}
        """)
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}
        """)
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .kindWithoutID(let kind) = fault.kind else { return nil }
    return report(
      at: fault.location,
      Message(
        "a heading with '.\(kind)' needs an id",
        explanation: "Give it a name that can stay: '{#name .\(kind)}'."))
  }
}
