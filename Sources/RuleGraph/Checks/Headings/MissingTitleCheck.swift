/// A heading has a title.
enum MissingTitleCheck: FaultCheck {
  static let description = CheckDescription(
    id: "heading/no-title",
    texts: (
      summary: "A heading has a title.",
      explanation: """
      Lists, links and search show a rule by its title, in each language. An id is not shown.
      """
    ),
    bad: [
      .page("↓### {#keep-tabs-enabled .do}", marksWholeText: true),
      .page("↓##", marksWholeText: true),
    ],
    good: [
      .page("### `isEnabled` {#keep-tabs-enabled .do}")
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .titleMissing = fault.kind else { return nil }
    return report(
      at: fault.location,
      Message(
        "this heading has no title",
        explanation: "The title stands before the attributes: '### Title {#name}'."))
  }
}
