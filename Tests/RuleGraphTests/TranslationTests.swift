import RuleGraph
import Testing

/// What the languages of a page must share, and what they need not.
@Suite struct TranslationTests {
  /// The differences that are found between two texts of one rule.
  private func differences(_ english: String, _ korean: String) -> [String] {
    let page = { (body: String) in ExampleContent.page(body) }
    return ExampleContent.found(
      ["translation/parity"],
      replacing: [
        "bars/tab-bar/en.md": page("### On {#on .do}\n\n\(english)"),
        "bars/tab-bar/ko.md": page("### 켜기 {#on}\n\n\(korean)"),
      ]
    ).map {
      $0.replacing("bars/tab-bar/ko.md:7:1: 'tab-bar/on' differs between 'en' and 'ko': ", with: "")
    }
  }

  @Test(arguments: [
    ("At least 44 points.", "적어도 45포인트.", ["numbers: '44' only in 'en'; '45' only in 'ko'"]),
    ("Three tabs.", "탭은 3개.", ["numbers: '3' only in 'ko'"]),
    ("5 of 5 tabs, 7 of 7 bars.", "탭 5개, 바 7개.", []),
    ("2.5 and 10", "10", ["numbers: '2.5' only in 'en'"]),
    ("Up to 1,000 pt.", "최대 1000픽셀.", ["units '1000 pt' against '1000 px'"]),
    ("Up to 45\u{A0}cm.", "최대 45\u{202F}mm.", ["units '45 cm' against '45 mm'"]),
    ("Up to 45\u{A0}°.", "최대 45px.", ["units '45 deg' against '45 px'"]),
    ("5 px. Then 5 px.", "5px, 다시 5pt.", ["units '5 px' against '5 pt', '5 px'"]),
    ("Within 5 min.", "5초가 지나기 전에.", ["units '5 min' against '5 s'"]),
    ("Within 5 min.", "5 초 안에.", ["units '5 min' against '5 s'"]),
    ("Up to 1000 pt.", "최대 1,000픽셀.", ["units '1000 pt' against '1000 px'"]),
    (
      "Up to 12,345,678.5 KB.", "최대 12,345,678.5MB.",
      ["units '12345678.5 KB' against '12345678.5 MB'"]
    ),
    ("`UITabBar`", "탭 바", ["API names: 'UITabBar' only in 'en'"]),
    (
      "`UITabBar`", "`UITabBarItem`",
      ["API names: 'UITabBar' only in 'en'; 'UITabBarItem' only in 'ko'"]
    ),
    ("[a](../toolbar/en.md)", "툴바", ["links: 'toolbar' only in 'en'"]),
    (
      "[a](../toolbar/en.md)", "[가](../toolbar/ko.md#keep-it-short)",
      ["links: 'toolbar' only in 'en'; 'toolbar/keep-it-short' only in 'ko'"]
    ),
    (
      "![a](https://a.example/1.png)", "![가](https://a.example/2.png)",
      [
        "links: 'https://a.example/1.png' only in 'en'; 'https://a.example/2.png' only in 'ko'"
      ]
    ),
    ("- a\n- b", "- 가\n- 나\n- 다", ["items of lists: 2 in 'en', 3 in 'ko'"]),
    ("- a\n  - b", "- 가", ["items of lists: 1 and 1 in 'en', 1 in 'ko'"]),
    (
      "1 `UITabBar`\n\n- a", "2",
      [
        "API names: 'UITabBar' only in 'en'", "items of lists: 1 in 'en', no list in 'ko'",
        "numbers: '1' only in 'en'; '2' only in 'ko'",
      ]
    ),
  ])
  func `a difference in facts is reported`(
    _ english: String, _ korean: String, _ expected: [String]
  ) {
    #expect(differences(english, korean) == expected)
  }

  @Test(arguments: [
    ("44 points, 5 tabs.", "탭 5개, 44포인트, 다시 44."),
    ("It is 44.", "44입니다"), ("5 px. Then 5.", "5px, 다시 5pt."), ("5 px, 5 pt.", "5pt, 5px."),
    ("Within 1/10 s.", "10분의 1초 안에."), ("Over 44 pt.", "44 초과의 pt."), ("In 5 s", "5초가 지나면"),
    ("Up to 1,000 pt.", "최대 1000포인트."),
    ("The U1,000 px display", "U1,000pt 화면"),
    ("`UITabBar` and `UITabBar`", "`UITabBar`"),
    ("`UITabbar`", "탭 바"),
    ("[a](../toolbar/en.md) [b](../toolbar/en.md)", "[가](../toolbar/ko.md)"),
    ("[a](../toolbar/en.md)", "[가](../../bars/./toolbar/ko.md)"),
    ("[a](nowhere.md)", "없음"),
    ("`44` and `UITabBar`", "`UITabBar`와 `44`"),
    ("One.\n\nTwo.", "하나 둘."),
    ("> quoted", "**굵게**"),
  ])
  func `order, repetition, unknown names and markup are no difference`(
    _ english: String, _ korean: String
  ) {
    #expect(differences(english, korean) == [])
  }

  @Test func `the titles are compared too`() {
    #expect(
      ExampleContent.found(
        ["translation/parity"],
        replacing: [
          "bars/tab-bar/en.md": ExampleContent.page("### Show 5 tabs {#on .do}"),
          "bars/tab-bar/ko.md": ExampleContent.page("### 탭을 4개 보여 주세요 {#on}"),
        ]) == [
          "bars/tab-bar/ko.md:7:1: 'tab-bar/on' differs between 'en' and 'ko': numbers: '5' only in 'en'; '4' only in 'ko'"
        ])
  }

  @Test(arguments: [
    ("### A {#a .do}", "", ["2:8: the rule 'a' is missing in 'ko'"]),
    ("## A {#a .part}", "", ["2:8: the part 'a' is missing in 'ko'"]),
    ("## A {#a}", "", ["2:8: the section 'a' is missing in 'ko'"]),
    ("## A", "", []),
    ("", "## 가", []),
    ("", "## 가 {#a}", ["7:8: no heading in 'en' with the id 'a'"]),
    (
      "### Tabs {#tabs .do}", "### 탭 {#tab}",
      [
        "7:9: no heading in 'en' with the id 'tab'; did you mean 'tabs'?"
      ]
    ),
  ])
  func `what a translation lacks or has too much is reported in it`(
    _ english: String, _ korean: String, _ expected: [String]
  ) {
    let found = ExampleContent.found(
      ["translation/missing", "translation/orphan"],
      replacing: [
        "bars/tab-bar/en.md": ExampleContent.page(english),
        "bars/tab-bar/ko.md": ExampleContent.page(korean),
      ])
    #expect(found == expected.map { "bars/tab-bar/ko.md:\($0)" })
  }

  @Test func `a rule that only a translation has is missing in the first language`() {
    #expect(
      ExampleContent.found(
        ["translation/missing", "translation/orphan"],
        replacing: [
          "bars/tab-bar/en.md": ExampleContent.page(""),
          "bars/tab-bar/ko.md": ExampleContent.page("### 가 {#a .do}"),
        ]) == ["bars/tab-bar/en.md:2:8: the rule 'a' is missing in 'en'"])
  }

  @Test func `a page that one language lacks is reported on the other`() {
    #expect(
      ExampleContent.found(["translation/missing"], replacing: ["bars/toolbar/en.md": nil]) == [
        "bars/toolbar/ko.md:1:1: 'toolbar' has no page in 'en': no en.md"
      ])
  }
}
