/// A page begins with front matter between two `---` lines.
enum FrontMatterCheck: FaultCheck {
  static let description = CheckDescription(
    id: "front-matter/fences",
    texts: (
      summary: "A page begins with front matter between two `---` lines, and has no other.",
      explanation: """
      The front matter holds the title and the summary, without which a page can be neither listed nor found. \
      Further down, the same lines would make a thematic break and a heading.
      """
    ),
    bad: [
      .page(
        """
        ↓---
        title: Tab bars
        summary: Tab bars switch areas.
        """),
      CheckExample([
        "bars/tab-bar/en.md": """
        ↓# Tab bars

        Tab bars switch areas.
        """
      ]),
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        ---

        ↓---
        edition: ios11
        ---
        """, marksWholeText: true),
    ],
    good: [
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        ---

        A break:

        ---

        title: this is text.
        """)
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    switch fault.kind {
    case .frontMatterMissing:
      report(
        at: fault.location,
        Message(
          "a page begins with front matter, but there is no '---' line at its top",
          explanation: "Write title and summary between two '---' lines."))
    case .frontMatterLate(let intrusion, let place):
      report(
        at: fault.location, message(intrusion), fixIts: [FixIt(location: place, replacement: "")])
    case .frontMatterUnclosed:
      report(at: fault.location, "front matter has no closing '---' line")
    case .frontMatterRepeated:
      report(
        at: fault.location,
        Message(
          "a second front matter is shown as text",
          explanation: "What it says belongs between the '---' lines at the top of the page."))
    default: nil
    }
  }

  private static func message(_ intrusion: FaultKind.Intrusion) -> Message {
    switch intrusion {
    case .emptyLines:
      Message(
        "front matter begins in the first line of a page",
        explanation: "No empty line stands above its '---'.")
    case .blanks:
      Message(
        "front matter begins in the first column of a page",
        explanation: "No blank stands before its '---'.")
    case .fence:
      Message(
        "front matter is opened twice",
        explanation: "It ends at the second '---', and the rest is shown as text.")
    }
  }
}
