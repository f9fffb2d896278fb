/// A text of YAML is not cut off by a comment.
enum CutTextCheck: FaultCheck {
  static let description = CheckDescription(
    id: "yaml/comment", severity: .warning,
    texts: (
      summary: "A text of YAML is not cut off by a comment.",
      explanation: """
      A `#` with a blank before it begins a comment, and what follows is not part of the text: for `The #1 reason` the \
      site would show `The`. Put a text with such a sign between quotation marks, and a comment on a line of its own.
      """
    ),
    bad: [
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars are choice ↓#1 for areas.
        ---
        """),
      CheckExample([
        "editions.yml": """
        editions:
          - id: ios7
            date: "2013"
            title:
              en: iOS ↓# 7
              ko: iOS 7
        """
      ]),
    ],
    good: [
      .page(
        """
        ---
        # Looked through in March.
        title: "Tab bars" # or tabs
        summary: Tab bars are choice no.#1 for areas.
        edition: ios7 # the first
        ---
        """)
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .textCut(let text, let comment) = fault.kind else { return nil }
    return report(
      at: comment,
      Message(
        "from here on it is a comment, and no part of the text",
        explanation: "Quotation marks around the text keep it whole."),
      fixIts: [quoted(fault.location, text)].compactMap(\.self))
  }

  /// The text and what would be its comment, between quotation marks.
  private static func quoted(_ place: SourceLocation, _ text: String) -> FixIt? {
    let mark = text.contains { "\"\\".contains($0) } ? "'" : "\""
    guard !text.contains(mark) else { return nil }
    return FixIt(location: place, replacement: mark + text + mark)
  }
}
