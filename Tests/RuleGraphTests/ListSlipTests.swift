import RuleGraph
import SmallContent
import Testing

/// Lists that nobody meant to begin, and those that end too early.
@Suite struct ListSlipTests {
  /// The first lines of all findings where a paragraph of the toolbar is another in each language.
  private func found(en: String, ko: String) -> [String] {
    printed(en: en, ko: ko).filter { $0.contains("error: ") || $0.contains("warning: ") }
      .map { String($0.dropFirst("Content/bars/toolbar/".count)) }
  }

  private func printed(en: String, ko: String) -> [String] {
    let files = SmallGuide.files
    return ExampleContent.printed(replacing: [
      "bars/toolbar/en.md": files["bars/toolbar/en.md"]?
        .replacing("Few buttons are found faster.", with: en),
      "bars/toolbar/ko.md": files["bars/toolbar/ko.md"]?
        .replacing("적은 버튼이 더 빨리 눈에 띕니다.", with: ko),
    ])
  }

  @Test func `a date that begins a paragraph is told once, with a mend`() {
    #expect(
      printed(en: "As of February 11, 2018, few are better.", ko: "2018. 2. 11. 적은 것이 낫습니다.") == [
        "Content/bars/toolbar/ko.md:10:1: error: '2018.' begins a list here [markdown/number-as-list]",
        "  2018. 2. 11. 적은 것이 낫습니다.", "  ^~~~~",
        "  Where it is text, write '2018\\.'.",
        "Content/bars/toolbar/ko.md:10:5: fixit: put in '\\'",
      ])
  }

  @Test(arguments: [
    ("As of February 11, 2018, few are better.", "2018\\. 2. 11. 적은 것이 낫습니다."),
    ("1. Tap.\n\nWait.\n\n2. Tap again.", "1. 누릅니다.\n\n기다립니다.\n\n2. 또 누릅니다."),
    ("3. Tap.\n4. Tap again.", "3. 누릅니다.\n4. 또 누릅니다."),
  ])
  func `what is meant as a list, or as text, is left alone`(_ en: String, _ ko: String) {
    #expect(found(en: en, ko: ko) == [])
  }

  @Test func `a number that a list swallows is no difference, and another is`() {
    #expect(
      found(en: "In 2018 few, say 3, are better.", ko: "2018. 적은 것이 낫습니다.") == [
        "ko.md:8:1: error: 'toolbar/keep-it-short' differs between 'en' and 'ko': numbers: '3' only in 'en' [translation/parity]",
        "ko.md:10:1: error: '2018.' begins a list here [markdown/number-as-list]",
      ])
  }

  @Test func `a row of dates is told at each`() {
    let dates = "2018. 2. 11. 하나\n\n2019. 3. 1. 둘"
    #expect(
      found(en: "February 11, 2018: one\n\nMarch 1, 2019: two", ko: dates) == [
        "ko.md:10:1: error: '2018.' begins a list here [markdown/number-as-list]",
        "ko.md:12:1: error: '2019.' begins a list here [markdown/number-as-list]",
      ])
  }

  @Test func `a date that begins an item of a numbered list is told and not the item`() {
    let english = "1. Announced on September 18, 2013.\n2. Changed on September 19, 2017."
    #expect(
      printed(en: english, ko: "1. 2013. 9. 18. 발표했습니다.\n2. 2017. 9. 19. 고쳤습니다.") == [
        "Content/bars/toolbar/ko.md:10:4: error: '2013.' begins a list here [markdown/number-as-list]",
        "  1. 2013. 9. 18. 발표했습니다.", "     ^~~~~",
        "  Where it is text, write '2013\\.'.",
        "Content/bars/toolbar/ko.md:10:8: fixit: put in '\\'",
        "Content/bars/toolbar/ko.md:11:4: error: '2017.' begins a list here [markdown/number-as-list]",
        "  2. 2017. 9. 19. 고쳤습니다.", "     ^~~~~",
        "  Where it is text, write '2017\\.'.",
        "Content/bars/toolbar/ko.md:11:8: fixit: put in '\\'",
      ])
    let mended = "1. 2013\\. 9. 18. 발표했습니다.\n2. 2017\\. 9. 19. 고쳤습니다."
    #expect(found(en: english, ko: mended) == [])
  }

  @Test(arguments: [
    ("1. 1. 하나\n2. 1. 둘", ["10:4: error: '1.'", "11:4: error: '1.'"]),
    ("1. 5. 소만\n1. 6. 망종", ["10:1: error: '1.'", "11:1: error: '1.'"]),
    ("1. 1. 하나", ["10:1: error: '1.'"]),
    ("1. 1. 하나\n   2. 둘\n2. 1. 셋\n   2. 넷", []),
    ("1. 2013. 하나\n2. 둘", ["10:4: error: '2013.'"]),
  ])
  func `the number that is told is the one that is text`(_ list: String, _ told: [String]) {
    #expect(
      found(en: list, ko: list).filter { $0.hasPrefix("ko") && $0.contains("number-as-list") }
        == told.map { "ko.md:\($0) begins a list here [markdown/number-as-list]" })
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `an item that is not deep enough is told whatever ends its line`(_ lineEnd: String) {
    let lines = ["1. 엽니다.", "  - 내립니다.", "1. 닫습니다."].joined(separator: lineEnd)
    let english = "1. Open.\n   - Scroll.\n1. Close."
    #expect(
      found(en: english, ko: lines).filter { $0.contains("list-indent") } == [
        "ko.md:11:3: warning: this begins a list of its own; 3 blanks put it beneath '1.' [markdown/list-indent]"
      ])
  }

  @Test func `an item that is not deep enough begins a list, and that is told alone`() {
    let slip = "1. 엽니다.\n  - 내립니다.\n1. 닫습니다."
    #expect(
      printed(en: "1. Open.\n   - Scroll.\n1. Close.", ko: slip) == [
        "Content/bars/toolbar/ko.md:11:3: warning: this begins a list of its own; 3 blanks put it beneath '1.' [markdown/list-indent]",
        "    - 내립니다.", "    ^",
        "Content/bars/toolbar/ko.md:11:3: fixit: put in ' '",
      ])
  }

  @Test(arguments: [
    ("- 탭\n - 아이콘", "11:2: warning: this is an item like those above; 2 blanks put it beneath '-'"),
    (
      "10. 탭\n   - 아이콘\n   - 이름",
      "11:4: warning: this begins a list of its own; 4 blanks put it beneath '10.'"
    ),
    (
      "> 1. 탭\n>   - 아이콘",
      "11:5: warning: this begins a list of its own; 4 blanks put it beneath '1.'"
    ),
    (
      "-   탭\n   - 아이콘\n   - 이름",
      "11:4: warning: this is an item like those above; 4 blanks put it beneath '-'"
    ),
  ])
  func `the blanks are told that put an item beneath another`(_ slip: String, _ told: String) {
    let lines = found(en: "Few are better.", ko: slip)
    #expect(lines.contains("ko.md:\(told) [markdown/list-indent]"), "\(lines)")
  }

  @Test(arguments: [
    " 9. 탭\n10. 아이콘", "- 탭\n\n  - 아이콘", "1. 탭\n\n - 아이콘", "- 탭\n* 아이콘", "1.\n   - 아이콘",
    "- - 탭\n  - 아이콘\n- 이름",
  ])
  func `a list that stands as it is meant is left alone`(_ list: String) {
    #expect(!found(en: list, ko: list).contains { $0.contains("markdown/list-indent") })
  }
}
