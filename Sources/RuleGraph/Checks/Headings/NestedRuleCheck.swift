/// Headings with attributes are at the top level of a page.
enum NestedRuleCheck: FaultCheck {
  static let description = CheckDescription(
    id: "rule/nested",
    texts: (
      summary: "Headings with attributes are at the top level of a page.",
      explanation: """
      Inside a quote or a list, the body of a rule would have no end.
      """
    ),
    bad: [
      .page(
        """
        > ### Keep tabs enabled ↓{#keep-tabs-enabled .do}
        """)
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        > A dimmed tab explains nothing.
        """)
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .kindNested(let name) = fault.kind else { return nil }
    return report(
      at: fault.location, "'\(name)' stands inside a quote or list; move it to the top level")
  }
}
