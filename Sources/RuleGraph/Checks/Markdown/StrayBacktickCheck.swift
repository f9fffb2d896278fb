import CommonMark

/// Every backtick that begins code has another that ends it.
enum StrayBacktickCheck: Check {
  static let description = CheckDescription(
    id: "markdown/stray-backtick",
    texts: (
      summary: "Every backtick that begins code has another that ends it.",
      explanation: """
      A lone backtick stays in the text, and the name beside it is neither code nor a link to its API. Code ends with as \
      many backticks as it begins with, in the same paragraph. A literal backtick has a backslash before it.
      """
    ),
    bad: [
      .page("Leave ↓`UITabBarItem.isEnabled alone."),
      .page("`UITabBarItem.isEnabled`는 ↓`UITabBar의 것이 아닙니다.", language: "ko"),
      .page("Leave ↓``UITabBarItem.isEnabled` alone."),
    ],
    good: [
      .page("Leave `UITabBarItem.isEnabled` alone, write ``a ` b``, and an escaped \\` mark."),
      .page("```\nlet mark = \"`\"\n```"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      // One a paragraph: where the first is closed, those behind it fall into place.
      page.document.textBlocks.compactMap { block in
        firstStray(in: block, of: page.document).map { run in
          let marks = String(repeating: "`", count: run.count)
          return report(at: page.location(run), "'\(marks)' begins no code and stays in the text")
        }
      }
    }
  }

  /// The first stray backticks of a block, in the file.
  static func firstStray(in block: Int, of document: Document) -> Range<Int>? {
    let block = document[block]
    guard block.end > block.id + 1 else { return nil }
    for id in (block.id + 1)..<block.end {
      guard case .text = document[id].kind,
        document.literal(of: id, satisfies: { $0.contains(mark) }),
        let offsets = document[id].offsets, let run = run(in: offsets, of: document)
      else { continue }
      return run
    }
    return nil
  }

  private static let mark = UInt8(ascii: "`")

  /// The first backticks of a text as it is written, escaped ones left out.
  private static func run(in offsets: Range<Int>, of document: Document) -> Range<Int>? {
    document.text.withBytes { bytes in
      var start = offsets.lowerBound
      while start < offsets.upperBound, bytes[start] != mark {
        start += bytes[start] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard start < offsets.upperBound else { return nil }
      let end = bytes[start..<offsets.upperBound].firstIndex { $0 != mark }
      return start..<(end ?? offsets.upperBound)
    }
  }
}
