import CommonMark

/// A comment has its end.
enum UnclosedCommentCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "markdown/unclosed-comment",
    texts: (
      summary: "A comment has its end.",
      explanation: """
      `<!--` at the beginning of a line makes a comment of all that follows up to `-->`, headings and rules too; within a line, \
      without `-->` in the same paragraph, it stays in the text.
      """
    ),
    bad: [
      .page(
        "↓<!-- Write more.\n\n### Keep tabs enabled {#keep-tabs-enabled .do}", marksWholeText: true),
      .page("Keep tabs enabled. ↓<!-- Why?\n\nA dimmed tab explains nothing. -->"),
    ],
    good: [
      .page("<!-- Write more.\n\n-->\n\n### Keep tabs enabled {#keep-tabs-enabled .do}"),
      .page("Keep tabs enabled. <!-- Why? -->\n\n`<!--` begins a comment, \\<!-- none."),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let swallowing = content.catalog.faults.compactMap { fault -> Diagnostic? in
      guard case .commentUnclosed = fault.kind else { return nil }
      return report(
        at: fault.location,
        Message(
          "this comment has no closing '-->'",
          explanation: "All below is part of it and left out, headings too."))
    }
    return swallowing + content.pages.filter { $0.marks.contains(.angle) }.flatMap(inText)
  }

  private static func inText(of page: CheckedPage) -> [Diagnostic] {
    page.document.commentsInText().map { range in
      report(
        at: page.text.location(of: range),
        Message(
          "'<!--' begins no comment and stays in the text",
          explanation: "Its '-->' stands in the same paragraph."))
    }
  }
}
