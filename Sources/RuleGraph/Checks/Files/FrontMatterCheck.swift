/// A page begins with front matter between two `---` lines.
enum FrontMatterCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "front-matter/fences",
    texts: (
      summary: "A page begins with front matter between two `---` lines.",
      explanation: """
      The front matter holds the title and the summary, without which a page can be neither listed nor found.
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
    ],
    good: [
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        ---
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .frontMatterMissing:
        report(
          at: fault.location,
          Message(
            "a page begins with front matter, but there is no '---' line at its top",
            explanation: "Write title and summary between two '---' lines."))
      case .frontMatterUnclosed:
        report(at: fault.location, "front matter has no closing '---' line")
      default: nil
      }
    }
  }
}
