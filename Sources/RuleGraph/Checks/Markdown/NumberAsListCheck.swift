import CommonMark

/// A number that begins a paragraph does not make it a list.
enum NumberAsListCheck: Check {
  static let description = CheckDescription(
    id: "markdown/number-as-list",
    texts: (
      summary: "A number that begins a paragraph does not make it a list.",
      explanation: """
      `2018. 2. 11.` at the beginning of a paragraph becomes three nested lists, and its numbers are no longer part of \
      the text. A backslash keeps them: `2018\\. 2. 11.`. A list begins with 1; a list that continues another is under \
      the same heading.
      """
    ),
    bad: [
      .page("↓2018. 2. 11. 발표한 지침입니다.", language: "ko", marksWholeText: true),
      .page("↓2018. Tabs were new then.", marksWholeText: true),
      .page("- Tabs:\n\n  ↓5. of them fit.", marksWholeText: true),
      .page("> ↓11) 2) tabs", marksWholeText: true),
      .page("1. ↓2013. 9. 18. 발표\n2. ↓2017. 9. 19. 변경", language: "ko", marksWholeText: true),
    ],
    good: [
      .page("1. Tap.\n\nWait.\n\n2. Tap again.\n\nIn 2018. 2. 11. that was new."),
      .page("2018\\. 2. 11. 발표한 지침입니다.\n\n1. 하나\n   1. 더", language: "ko"),
      .page("3. Tap.\n4. Tap again."),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      NumberAsList.all(among: page.document.nodes.indices, of: page.document).map {
        report($0, on: page)
      }
    }
  }

  private static func report(_ number: NumberAsList, on page: CheckedPage) -> Diagnostic {
    let written = page.document.text.withBytes { String(decoding: $0[number.range], as: UTF8.self) }
    let mark = number.range.upperBound - 1
    return report(
      at: page.location(number.range),
      Message(
        "'\(written)' begins a list here",
        explanation: "Where it is text, write '\(written.dropLast())\\\(written.suffix(1))'."),
      fixIts: [FixIt(location: page.location(mark..<mark), replacement: "\\")])
  }
}
