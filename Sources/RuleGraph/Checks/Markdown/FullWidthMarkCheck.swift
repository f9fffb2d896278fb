import CommonMark

/// The marks of code, emphasis, links, quotes and images are those of the Latin keyboard.
enum FullWidthMarkCheck: Check {
  static let description = CheckDescription(
    id: "markdown/full-width",
    texts: (
      summary:
        "The marks of code, emphasis, links, quotes and images are those of the Latin keyboard.",
      explanation: """
      On a Korean keyboard the backtick key types `₩`, and some editors make marks full-width. Such marks stay in the \
      text, and what is between them is not code, a link or a figure.
      """
    ),
    bad: [
      .page("배지는 ↓₩UITabBarItem₩의 것입니다.", language: "ko"),
      .page("배지는 ↓｀UITabBarItem｀의 것입니다.", language: "ko"),
      .page("배지는 ↓＊＊탭＊＊에 답니다.", language: "ko"),
      .page("[툴바↓］(../toolbar/ko.md)는 동작을 제공합니다.", language: "ko"),
      .page("↓＞ 탭은 그대로 둡니다.", language: "ko", marksWholeText: true),
      .page("[툴바]↓（../toolbar/ko.md）는 동작을 제공합니다.", language: "ko"),
    ],
    good: [
      .page("값은 ₩1,000에서 ₩2,000입니다. [탭]（바의 항목） 정말！", language: "ko"),
      .page("탭 바（켬/끔）를 （C#）로, （1/2） 크기로. 가격은 ₩와 ₩입니다.", language: "ko"),
      .page("Prices in ₩. Show ₩ or ￦ before the amount, ₩KRW (₩)."),
      .page("A ＞ B입니다. ＞ 탭", language: "ko"),
      .page("`₩UITabBar₩` is code, and ｀ a mark.", language: "en"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.rare) }.flatMap { page in
      var found: [Diagnostic] = []
      page.forEachRunningText { text in
        // A block with several was typed so throughout.
        if let mark = FullWidthMark(in: text) { found.append(report(mark, in: text, on: page)) }
      }
      return found
    }
  }

  private static func report(
    _ mark: FullWidthMark, in text: RunningText, on page: CheckedPage
  ) -> Diagnostic {
    report(
      at: page.location(text.offsets(of: mark.first)),
      "'\(text.string(mark.first))' is no mark of Markdown; write '\(mark.meant)'")
  }
}
