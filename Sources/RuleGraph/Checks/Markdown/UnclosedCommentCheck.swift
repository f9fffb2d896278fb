import CommonMark

/// A comment has its end.
enum UnclosedCommentCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "markdown/unclosed-comment",
    texts: (
      summary: "A comment has its end.",
      explanation: """
      `<!--` at the beginning of a line makes a comment of everything up to `-->`, including headings and rules. Within \
      a line, and without `-->` in the same paragraph, it stays in the text. So does `<!- words ->`.
      """
    ),
    bad: [
      .page(
        "↓<!-- Write more.\n\n### Keep tabs enabled {#keep-tabs-enabled .do}", marksWholeText: true),
      .page("Keep tabs enabled. ↓<!-- Why?\n\nA dimmed tab explains nothing. -->"),
      .page("↓<!- Write more. ->", marksWholeText: true),
      .page("↓<-- Write more. -->", marksWholeText: true),
      .page("탭은 그대로 둡니다. ↓＜!-- 메모 --＞", language: "ko"),
    ],
    good: [
      .page("<!-- Write more.\n\n-->\n\n### Keep tabs enabled {#keep-tabs-enabled .do}"),
      .page("Keep tabs enabled. <!-- Why? -->\n\n`<!--` begins a comment, \\<!-- none."),
      .page("From <-- to -->, a <- b -> c, 1 < 2 --> 3 and `<!- none ->`."),
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
      + content.pages.filter { !$0.marks.isDisjoint(with: [.angle, .rare]) }.flatMap(torn)
  }

  private static func torn(on page: CheckedPage) -> [Diagnostic] {
    TornComment.all(in: page.document).map { comment in
      let (opening, words) = page.document.text.withBytes { bytes in
        (
          String(decoding: bytes[comment.opening], as: UTF8.self),
          String(decoding: bytes[comment.words], as: UTF8.self)
        )
      }
      return report(
        at: page.location(comment.opening),
        Message(
          "'\(opening)' begins no comment and stays in the text",
          explanation: "A comment is '<!-- words -->'."),
        fixIts: [FixIt(location: page.location(comment.range), replacement: "<!--\(words)-->")])
    }
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
