import CommonMark

/// A nested list item begins where the text of its parent item begins.
enum ListIndentCheck: Check {
  static let description = CheckDescription(
    id: "markdown/list-indent", severity: .warning,
    texts: (
      summary: "A nested list item begins where the text of its parent item begins.",
      explanation: """
      Under `- one` that takes two blanks, under `1. one` three. With fewer, the item is one like those above, or it \
      begins a list of its own and the list above ends.
      """
    ),
    bad: [
      .page("1. Tap.\n  ↓- Then wait.\n1. Tap again."),
      .page("1. 설정을 엽니다.\n  ↓- 아래로 내립니다.\n1. 닫습니다.", language: "ko"),
      .page("- Tabs\n ↓- Icons\n- Bars"),
      .page("> 10. 탭\n>   ↓* 아이콘\n>   * 이름", language: "ko"),
    ],
    good: [
      .page("1. Tap.\n   - Then wait.\n\n   - Wait on.\n1. Tap again."),
      .page("1. Tap.\n\n - Wait.\n - Wait on.\n\n+ One\n- Other"),
      .page(" 9. 탭\n10. 아이콘\n\n- 탭\n  - 아이콘\n    - 이름", language: "ko"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      ShiftedItem.all(among: page.document.nodes.indices, of: page.document).map {
        report($0, on: page)
      }
    }
  }

  private static func report(_ item: ShiftedItem, on page: CheckedPage) -> Diagnostic {
    let above = page.document.text.withBytes { String(decoding: $0[item.above], as: UTF8.self) }
    let needed = item.blanks + item.missing
    let noun =
      item.beginsList ? "this begins a list of its own" : "this is an item like those above"
    let place = page.location(item.mark)
    let start = page.location(item.mark.lowerBound..<item.mark.lowerBound)
    return report(
      at: place, "\(noun); \(needed) blanks put it beneath '\(above)'",
      fixIts: item.isAlone
        ? [FixIt(location: start, replacement: String(repeating: " ", count: item.missing))] : [])
  }
}
