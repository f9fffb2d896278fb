import CommonMark

/// No text is struck through with tildes.
enum StrikethroughCheck: Check {
  static let description = CheckDescription(
    id: "markdown/strikethrough",
    texts: (
      summary: "No text is struck through with tildes.",
      explanation: """
      CommonMark has no strikethrough, neither `~~this~~` nor, as in a chat, `~this~`: the tildes would stay in the \
      text. Put what no longer holds into a rule of its own with `until=`, or into a rule that another supersedes.
      """
    ),
    bad: [
      .page("Tabs are ↓~~dimmed~~ kept."),
      .page("탭은 ↓~흐리게~ 그대로 둡니다.", language: "ko"),
    ],
    good: [
      .page(
        "About 40 ~ 50 points, `~~code~~`, a lone ~~ mark, ~/Library and ~/Documents, ~10, 20~ pt."),
      .page("월~금, 화~목에 3~5개, ~iOS 6이나 iOS 7~, ~은, ~는, ~을/~를, 안녕~ 반가워~", language: "ko"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.tildes) }.flatMap { page in
      let bytes = Array(page.document.text.utf8)
      return page.document.nodes.flatMap { node -> [Diagnostic] in
        guard case .text = node.kind, let offsets = node.offsets else { return [] }
        return (stretches(of: bytes, in: offsets) + LoneTildes.stretches(of: bytes, in: offsets))
          .map {
            report(
              at: page.location($0), "CommonMark has no strikethrough: the tildes stay in the text")
          }
      }
    }
  }

  /// From two tildes with a word after them to the next two with a word before them.
  private static func stretches(of bytes: [UInt8], in text: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var opening: Int?
    var offset = text.lowerBound
    while offset + 1 < text.upperBound {
      guard bytes[offset] == UInt8(ascii: "~"), bytes[offset + 1] == UInt8(ascii: "~") else {
        offset += 1
        continue
      }
      let end = offset + 2
      if let start = opening, offset > start + 2, bytes[offset - 1] != UInt8(ascii: " ") {
        found.append(start..<end)
        opening = nil
      } else if end < text.upperBound, bytes[end] != UInt8(ascii: " ") {
        opening = offset
      }
      offset = end
    }
    return found
  }
}
