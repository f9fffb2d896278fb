import CommonMark

/// No page draws a table with pipes.
enum TableCheck: Check {
  static let description = CheckDescription(
    id: "markdown/table",
    texts: (
      summary: "No page draws a table with pipes.",
      explanation: """
      CommonMark has no tables: the pipes would stand in the text. Write a list, or put tabular facts into \
      `apis.yml` and place them with `table=` on a heading.
      """
    ),
    bad: [
      .page(
        """
        Icon ↓| Use
        --- | ---
        Star | Favorites
        """)
    ],
    good: [
      .page(
        """
        A | stands alone, and `a | b` is code.

            Icon | Use
            --- | ---
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.pipe) }.flatMap { page in
      page.document.nodes.compactMap { node in
        place(of: node, on: page).map {
          report(at: $0, "a table drawn with pipes stays as it is typed")
        }
      }
    }
  }

  /// The first pipe of a paragraph with a row of dashes beneath its first line.
  private static func place(of node: Node, on page: CheckedPage) -> SourceLocation? {
    guard node.kind == .paragraph, let range = node.range,
      range.upperBound.line > range.lowerBound.line,
      let head = page.document.line(range.lowerBound.line),
      let rule = page.document.line(range.lowerBound.line + 1), isRuler(rule)
    else { return nil }
    let lead = head.utf8.prefix(range.lowerBound.column - 1).count
    guard let pipe = head.utf8.dropFirst(lead).firstIndex(of: UInt8(ascii: "|")) else { return nil }
    let column = head.utf8.distance(from: head.utf8.startIndex, to: pipe) + 1
    return SourceLocation(
      path: page.text.path, line: range.lowerBound.line, column: column, length: 1)
  }

  /// Dashes and pipes, with colons and blanks between them, perhaps in a quote.
  private static func isRuler(_ line: Substring) -> Bool {
    let bytes = line.utf8.drop { " >\t".utf8.contains($0) }
    return bytes.contains(UInt8(ascii: "|")) && bytes.contains(UInt8(ascii: "-"))
      && bytes.allSatisfy { "|-: \t".utf8.contains($0) }
  }
}
