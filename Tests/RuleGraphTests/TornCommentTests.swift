import RuleGraph
import SmallContent
import Testing

/// Comments whose marks are mistyped, so that all see them.
@Suite struct TornCommentTests {
  private func found(_ body: String) -> [String] {
    ExampleContent.printed(replacing: ["bars/tab-bar/en.md": ExampleContent.page(body)])
      .filter { $0.contains("[markdown/unclosed-comment]") || $0.contains("fixit: ") }
      .map { String($0.dropFirst("Content/bars/tab-bar/en.md:".count)) }
  }

  @Test(arguments: [
    ("<!- 메모 ->", "<!-"), ("<-- 메모 -->", "<--"), ("＜!-- 메모 --＞", "＜!--"), ("‹!- 메모 ->", "‹!-"),
    ("<!— 메모 —>", "<!—"), ("<! -- 메모 -->", "<! --"),
  ])
  func `a comment with other marks is told of and mended`(_ comment: String, _ mark: String) {
    #expect(
      found("탭입니다.\n\(comment)") == [
        "8:1: error: '\(mark)' begins no comment and stays in the text [markdown/unclosed-comment]",
        "8:1: fixit: replace '\(comment)' with '<!-- 메모 -->'",
      ])
  }

  @Test(arguments: [
    "탭 <-- 툴바 --> 바", "1 <- 2 -> 3", "\\<!- 메모 ->", "`<!- 메모 ->`", "<!- 메모", "<--> 메모 -->",
  ])
  func `arrows and code are none`(_ text: String) {
    #expect(found(text) == [])
  }
}
