import RuleGraph
import SmallContent
import Testing

/// Headings of the first language that lost their attributes, and such as only look like it.
@Suite struct LostHeadingTests {
  private static let checks: Set<String> = [
    "attribute/lost", "attribute/misplaced", "translation/orphan", "translation/missing",
    "lock/dropped-id", "link/unknown-rule", "link/unknown-anchor", "provenance/unknown-rule",
  ]

  private func found(_ body: String, _ files: [String: String?] = [:]) -> [String] {
    let page = ["bars/tab-bar/en.md": ExampleContent.page(body) as String?]
    return ExampleContent.found(Self.checks, replacing: files.merging(page) { $1 })
  }

  @Test func `each of two rules that lost their attributes is told once`() {
    let body = "## Availability {#availability}\n\n### Keep tabs\n\n### Dim tabs\n"
    #expect(
      found(body) == [
        "bars/tab-bar/en.md:9:1: the attributes of the rule 'tab-bar/keep-every-tab-enabled' are missing: '{#keep-every-tab-enabled}'",
        "bars/tab-bar/en.md:11:1: the attributes of the rule 'tab-bar/dim-unavailable-tabs' are missing: '{#dim-unavailable-tabs}'",
      ])
  }

  /// Behind the line it would be text, and the title no heading.
  @Test func `no attributes are put behind the line below a title`() {
    let body =
      "## Availability {#availability}\n\n탭을 켜 두세요\n---\n\nText.\n\n### 흐리게 하세요 {#dim-unavailable-tabs}\n\nText.\n"
    let page = ["bars/tab-bar/ko.md": ExampleContent.page(body) as String?]
    let lines = ExampleContent.printed(replacing: page)
    #expect(!lines.contains { $0.contains("fixit") && $0.contains("keep-every-tab") }, "\(lines)")
    let above = [
      "bars/tab-bar/ko.md": ExampleContent.page(
        body.replacing("탭을 켜 두세요\n---", with: "### 탭을 켜 두세요")) as String?
    ]
    #expect(
      ExampleContent.printed(replacing: above).contains {
        $0.contains("fixit") && $0.contains("keep-every-tab")
      })
  }

  @Test func `nor in the first language`() {
    let lines = { (title: String) in
      ExampleContent.printed(replacing: [
        "bars/tab-bar/en.md": ExampleContent.page(
          "\(title)\n\n### Keep tabs {#keep-every-tab-enabled .do}\n\nText.\n\n"
            + "### Dim tabs {#dim-unavailable-tabs .do}\n\nText.\n")
      ])
    }
    let isFixed = { (line: String) in line.contains("fixit: put in ' {#availability}'") }
    #expect(!lines("탭 바 Availability\n---").contains(where: isFixed))
    #expect(lines("## 탭 바 Availability").contains(where: isFixed))
  }

  @Test func `attributes in code are told, and no mark is left alone`() {
    let body =
      "## Availability {#availability}\n\n### 탭을 켜 두세요 `{#keep-every-tab-enabled .do}`\n\nText.\n\n### Dim tabs {#dim-unavailable-tabs .do}\n\nText.\n"
    let page = ["bars/tab-bar/en.md": ExampleContent.page(body) as String?]
    let lines = ExampleContent.printed(replacing: page)
    #expect(lines.contains { $0.contains("[attribute/lost]") }, "\(lines)")
    #expect(!lines.contains { $0.contains("fixit: replace '{#keep") }, "\(lines)")
  }

  @Test func `a rule that is gone with its heading is told as gone`() {
    let body =
      "## Availability {#availability}\n\n### Dim tabs {#dim-unavailable-tabs .do}\n\nText.\n"
    #expect(
      found(body) == [
        "bars/tab-bar/en.md:7:1: the rule 'tab-bar/keep-every-tab-enabled' is gone from behind this heading, and 'ko' still has it"
      ])
  }

  @Test func `a section that took a rule's place is not told as the rule`() {
    let body = """
      ## Availability {#availability}

      ### Switch areas {#switch-areas .do}

      ### Dim tabs {#dim-unavailable-tabs .do}
      """
    #expect(!found(body).contains { $0.contains("attributes") })
  }

  @Test func `without a line in the lock the id is told that the translation has`() {
    let body = "## Availability {#availability}\n\n### Keep tabs\n\n### Dim tabs\n"
    #expect(
      found(body, ["rules.lock": "toolbar/keep-it-short active\n"]) == [
        "bars/tab-bar/en.md:9:1: the id 'keep-every-tab-enabled' is missing, which this heading has in 'ko'",
        "bars/tab-bar/en.md:11:1: the id 'dim-unavailable-tabs' is missing, which this heading has in 'ko'",
      ])
  }
}
