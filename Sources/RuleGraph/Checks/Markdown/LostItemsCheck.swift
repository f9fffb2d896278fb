import CommonMark

/// The items of a list begin with a mark of CommonMark and a space.
enum LostItemsCheck: Check {
  static let description = CheckDescription(
    id: "markdown/list-mark", severity: .warning,
    texts: (
      summary: "The items of a list begin with a mark of CommonMark and a space.",
      explanation: """
      `- one` and `1. one` are list items. `-one`, `1)one` and `• one` are text, and the lines flow into one another.
      """
    ),
    bad: [
      .page("↓-one thing\n-another", marksWholeText: true),
      .page("↓*one thing\n*another", marksWholeText: true),
      .page("↓1)one thing\n2)another", marksWholeText: true),
      .page("↓• one thing\n• another", marksWholeText: true),
      .page("↓-탭\n-툴바", language: "ko", marksWholeText: true),
      .page("↓-one thing\n\n-another", marksWholeText: true),
      .page("↓－ 탭", language: "ko", marksWholeText: true),
      .page("↓１． 탭", language: "ko", marksWholeText: true),
      .page("↓① 탭\n② 툴바", language: "ko", marksWholeText: true),
      .page("↓-\u{A0}탭\n-\u{A0}툴바", language: "ko", marksWholeText: true),
      .page("↓§ 탭\n§ 툴바", language: "ko", marksWholeText: true),
      .page("↓o\tone thing\no\tanother", marksWholeText: true),
    ],
    good: [
      .page("- one thing\n- another\n\n1. first\n2. second\n\n*emphasis* and\n*more of it*"),
      .page("-1 is a number, and so is\n-2, as are\n1.5 and\n2.5 or iOS\n3.x and\n7.x in a word"),
      .page("－5도는 수이고\n１．５배도 수입니다.\n\n① 하나만 있습니다.", language: "ko"),
      .page("\\-one\n\\-two\n\nA dash\n-joined word, a dot\n·and a paragraph that goes on"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      var last: LostItems?
      return page.document.textBlocks.compactMap { block -> Diagnostic? in
        let items = LostItems(in: block, of: page.document)
        defer { last = items.all.isEmpty ? nil : items }
        // A list with blank lines in it is told at its first item.
        guard let first = items.all.first, last == nil || items.all.count > 1 else { return nil }
        return report(first, count: items.all.count, on: page)
      }
    }
  }

  private static func report(
    _ item: LostItems.Item, count: Int, on page: CheckedPage
  ) -> Diagnostic {
    let place = page.location(item.range)
    let mark = page.document.text.withBytes { String(decoding: $0[item.range], as: UTF8.self) }
    let others = count > 1 ? ", here and in \(count - 1) more line\(count > 2 ? "s" : "")" : ""
    let usual: String
    switch item.mark {
    case .sign: usual = "- "
    case .wideNumber(let number, _): usual = "\(number). "
    case .bullet, .number:
      if let blank = blank(behind: item, on: page) {
        return report(blank, behind: mark, (place, others), count: count)
      }
      let end = place.range.upperBound
      let space = FixIt(
        location: SourceLocation(path: place.path, range: end..<end), replacement: " ")
      return report(
        at: place, "'\(mark)' begins no item of a list without a space behind it\(others)",
        fixIts: count == 1 ? [space] : [])
    }
    return report(at: place, "'\(mark)' begins no item of a list; write '\(usual)'\(others)")
  }

  private static func blank(behind item: LostItems.Item, on page: CheckedPage) -> WideBlank? {
    page.document.text.withBytes { WideBlank(beginning: $0[item.range.upperBound...]) }
  }

  private static func report(
    _ blank: WideBlank, behind mark: String, _ told: (place: SourceLocation, others: String),
    count: Int
  ) -> Diagnostic {
    let end = told.place.range.upperBound
    let place = SourceLocation(
      path: told.place.path, line: end.line, column: end.column, length: blank.bytes.count)
    return report(
      at: told.place,
      "'\(mark)' begins no item of a list before the \(blank.name); write a space\(told.others)",
      fixIts: count == 1 ? [FixIt(location: place, replacement: " ")] : [])
  }
}
