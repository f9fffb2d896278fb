import RuleGraph
import SmallContent
import Testing

/// Headings among rules that are none.
@Suite struct UndeclaredRuleTests {
  /// All findings where more stands at the end of the pages of the tab bar.
  private func found(en: String = "", ko: String = "") -> [String] {
    let files = SmallGuide.files
    return ExampleContent.printed(replacing: [
      "bars/tab-bar/en.md": (files["bars/tab-bar/en.md"] ?? "") + "\n\n\(en)",
      "bars/tab-bar/ko.md": (files["bars/tab-bar/ko.md"] ?? "") + "\n\n\(ko)",
    ]).filter { $0.contains("error: ") || $0.contains("warning: ") }
      .map { String($0.dropFirst("Content/bars/tab-bar/".count)) }
  }

  private static let words =
    "warning: this heading is no rule, as those beside it are [rule/not-declared]"

  @Test func `one that has attributes in no language is told in the first`() {
    #expect(
      found(en: "### Let it glow\n\nIt glows.", ko: "### 빛나게 하세요\n\n빛납니다.") == [
        "en.md:19:1: \(Self.words)"
      ])
  }

  @Test func `one with an id alone is told in the first language`() {
    #expect(
      found(en: "### Let it glow {#glow}\n\nIt glows.", ko: "### 빛나게 하세요 {#glow}\n\n빛납니다.")
        == ["en.md:19:1: \(Self.words)"])
  }

  @Test func `one that only a translation has is told there`() {
    #expect(found(ko: "### 빛나게 하세요\n\n빛납니다.") == ["ko.md:16:1: \(Self.words)"])
  }

  @Test(arguments: [
    ("### Let it glow {#glow .do}\n\nIt glows.", "### 빛나게 하세요\n\n빛납니다.", "translation/missing"),
    ("### Let it glow\n\nIt glows.", "### 빛나게 하세요 {#glow}\n\n빛납니다.", "attribute/lost"),
    ("### Let it glow {.do}\n\nIt glows.", "", "rule/no-id"),
    ("### Let it glow {#glow .dont}\n\nIt glows.", "", "rule/unknown-kind"),
    (
      "### Let it glow {#glow since=ios7}\n\nIt glows.", "### 빛 {#glow}\n\n빛납니다.",
      "attribute/misplaced"
    ),
  ])
  func `what another check tells is told once`(_ en: String, _ ko: String, _ check: String) {
    let lines = found(en: en, ko: ko)
    #expect(lines.contains { $0.contains("[\(check)]") }, "\(lines)")
    #expect(!lines.contains { $0.contains("[rule/not-declared]") }, "\(lines)")
  }

  @Test(arguments: [
    ("## Background\n\nTabs are old.", "## 배경\n\n탭은 오래되었습니다."),
    ("### More\n\n#### Let it glow {#glow .do}", "### 더\n\n#### 빛나게 하세요 {#glow}"),
    ("### More", "### 더"),
  ])
  func `a section above rules, or without a text, is one`(_ en: String, _ ko: String) {
    #expect(!found(en: en, ko: ko).contains { $0.contains("[rule/not-declared]") })
  }
}
