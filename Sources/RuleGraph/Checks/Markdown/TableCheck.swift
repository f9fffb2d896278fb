import CommonMark

/// No page draws a table with pipes.
enum TableCheck: Check {
  static let description = CheckDescription(
    id: "markdown/table",
    texts: (
      summary: "No page draws a table with pipes.",
      explanation: """
      CommonMark has no tables: the pipes would stay in the text. Write a list, or put tabular facts into \
      `apis.yml` and place them with `table=` on a heading.
      """
    ),
    bad: [
      .page(
        """
        Icon ↓| Use
        --- | ---
        Star | Favorites
        """),
      .page(
        """
        These icons are there:
        ↓| Icon | Use |
        |------|:---:|
        """, marksWholeText: true),
      .page("↓| Icon | Use |\n| Star | Favorites |", marksWholeText: true),
      .page("아이콘 ↓| 쓰임\nㅡㅡㅡ | ㅡㅡㅡ\n별 | 즐겨찾기", language: "ko"),
    ],
    good: [
      .page(
        """
        A | stands alone, and `a | b` is code.

            Icon | Use
            --- | ---
        """),
      .page("|x| is a size, and\n|y| is one, a | b\nas c | d, and — | —."),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.pipe) }.flatMap { page in
      page.document.nodes.compactMap { node in
        place(of: node, on: page).map {
          report(at: $0, "CommonMark has no tables: the pipes stay in the text")
        }
      }
    }
  }

  /// The first pipe of the line above a row of dashes, or of two rows that pipes enclose, anywhere in a paragraph.
  private static func place(of node: Node, on page: CheckedPage) -> SourceLocation? {
    guard case .paragraph = node.kind, let range = page.document.range(of: node.id) else {
      return nil
    }
    let heads = range.lowerBound.line..<range.upperBound.line
    return heads.lazy.compactMap { number -> SourceLocation? in
      guard let head = page.document.line(number), let rule = page.document.line(number + 1),
        isRuler(rule) || isRow(head) && isRow(rule)
      else { return nil }
      let start = number == range.lowerBound.line ? range.lowerBound.column - 1 : 0
      guard let pipe = head.utf8.dropFirst(start).firstIndex(of: UInt8(ascii: "|")) else {
        return nil
      }
      let column = head.utf8.distance(from: head.utf8.startIndex, to: pipe) + 1
      return SourceLocation(path: page.text.path, line: number, column: column, length: 1)
    }.first
  }

  /// Dashes and pipes, with colons and blanks between them, perhaps in a quote.
  private static func isRuler(_ line: Substring) -> Bool {
    let row = line.drop { " >\t".contains($0) }
    return row.contains("|") && row.contains(where: dashes.contains)
      && row.allSatisfy { "|: \t".contains($0) || dashes.contains($0) }
  }

  /// What keyboards and word processors make of dashes, `ㅡ` that of Hangul.
  private static let dashes: Set<Character> = ["-", "ㅡ", "—", "–", "―", "─", "－"]

  /// Cells between pipes, perhaps in a quote.
  private static func isRow(_ line: Substring) -> Bool {
    let row = line.drop { " >\t".contains($0) }.trimmed
    guard row.hasPrefix("|"), row.hasSuffix("|"), !row.hasSuffix("\\|") else { return false }
    let cells = row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
    // `|x| is less than |y|` speaks of amounts.
    return cells.count > 1 && Set(cells.map { $0.hasPrefix(" ") }).count == 1
  }
}
