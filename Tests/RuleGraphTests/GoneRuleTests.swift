import RuleGraph
import SmallContent
import Testing

/// Published rules that are gone, and those that seem to be what became of them.
@Suite struct GoneRuleTests {
  private static let checks: Set<String> = ["lock/dropped-id", "lock/missing-rule"]

  private func found(_ body: String) -> [String] {
    let page = ["bars/tab-bar/en.md": ExampleContent.page(body) as String?]
    return ExampleContent.found(Self.checks, replacing: page)
  }

  @Test func `a rule with another id is told once, where its new id stands`() {
    let body = """
      ### Keep every tab enabled {#keep-all-tabs-enabled .do}

      ### Dim tabs {#dim-unavailable-tabs .do}
      """
    #expect(
      found(body) == [
        "bars/tab-bar/en.md:7:30: the rule 'tab-bar/keep-every-tab-enabled' is gone; is it this one now?"
      ])
  }

  @Test(arguments: [
    (
      "toolbar/keep-it-short active\n",
      "'hig rename tab-bar/keep-every-tab-enabled toolbar/keep-every-tab-enabled'"
    ),
    ("", "'hig rename tab-bar toolbar'"),
  ])
  func `a page is said to be renamed only where nothing was published on the other`(
    _ published: String, _ command: String
  ) {
    let page = "---\ntitle: 툴바\nsummary: 툴바는 화면에 동작을 더합니다.\n---\n\n"
    let found = ExampleContent.printed(replacing: [
      "bars/tab-bar/en.md": nil, "bars/tab-bar/ko.md": nil,
      "rules.lock": "tab-bar/keep-every-tab-enabled active\n" + published,
      "bars/toolbar/en.md": page
        + "### Keep it {#keep-every-tab-enabled .do}\n\n### Keep it short {#keep-it-short .avoid}\n",
      "bars/toolbar/ko.md": page
        + "### 두세요 {#keep-every-tab-enabled}\n\n### 줄이세요 {#keep-it-short}\n",
    ])
    #expect(found.contains { $0.contains(command) }, "\(found)")
  }

  @Test func `a rule that is gone is not taken for another that was published before`() {
    let lock = """
      tab-bar/dim-unavailable-tab active
      tab-bar/dim-unavailable-tabs active
      tab-bar/keep-every-tab-enabled active
      toolbar/keep-it-short active

      """
    #expect(
      ExampleContent.found(Self.checks, replacing: ["rules.lock": lock]) == [
        "rules.lock:1:1: the rule 'tab-bar/dim-unavailable-tab' is gone"
      ])
  }

  @Test func `a new rule at the place of one that is gone may be that one`() {
    let body = """
      ### Keep every tab enabled {#keep-every-tab-enabled .do}

      ### 새 탭 {#badge .do}
      """
    #expect(
      found(body) == [
        "bars/tab-bar/en.md:9:11: the rule 'tab-bar/dim-unavailable-tabs' is gone; is it this one now?"
      ])
  }

  @Test func `new rules beside one that is gone are told as new`() {
    let body = """
      ### Keep every tab enabled {#keep-every-tab-enabled .do}

      ### 새 탭 {#badge .do}

      ### 또 새 탭 {#sign .do}
      """
    #expect(
      found(body) == [
        "bars/tab-bar/en.md:7:1: the rule 'tab-bar/dim-unavailable-tabs' is gone from behind this heading, and 'ko' still has it",
        "bars/tab-bar/en.md:9:1: 'tab-bar/badge' has no line in rules.lock",
        "bars/tab-bar/en.md:11:1: 'tab-bar/sign' has no line in rules.lock",
      ])
  }

  @Test func `a rule that one language alone has moved to another page is to be moved in all`() {
    let (path, place) = (
      "bars/tab-bar/en.md", "### Dim unavailable tabs {#dim-unavailable-tabs .do since=ios7}"
    )
    let text = LockedGuide.files[path] ?? ""
    let rule = text.firstRange(of: place).map { String(text[$0.lowerBound...]) } ?? ""
    var files = LockedGuide.changing(path, rule, "")
    files["bars/toolbar/en.md"]? += "\n\n\(rule)"
    let lines = ExampleContent.printed(replacing: files.mapValues { $0 as String? })
    #expect(
      lines.contains {
        $0.hasSuffix(
          "If the new id is meant, move it to 'toolbar/ko.md' too; then 'hig rename tab-bar/dim-unavailable-tabs toolbar/dim-unavailable-tabs' changes the rest and keeps the old address."
        )
      }, "\(lines)")
  }
}
