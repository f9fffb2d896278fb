import RuleGraph
import Testing

/// Words that the glossary discourages, wherever they stand.
@Suite struct GlossaryTests {
  private static let glossary = """
    terms:
      - id: tab-bar
        name: {en: tab bar, ko: 탭 바}
        discouraged: {ko: [탭 막대, 탭 막대기, tabbar], en: [tabbar, tab strip]}
      - id: bar
        name: {ko: 바}
        discouraged: {ko: [막대]}
      - id: cell
        name: {ko: 셀}
        discouraged: {ko: [칸]}
    """

  /// Each fix-it as `column: old → new`, on the line beneath the heading of a page.
  private func fixes(_ body: String, in language: String = "ko") -> [String] {
    let content = ExampleContent.content(replacing: [
      "glossary.yml": Self.glossary, "bars/tab-bar/\(language).md": ExampleContent.page(body),
    ])
    let printer = DiagnosticPrinter(texts: content.catalog.texts)
    return CheckRegistry.diagnostics(in: content).filter { $0.check == "glossary/discouraged" }
      .flatMap(\.fixIts).map {
        "\(printer.column(of: $0.location)): \(printer.text(at: $0.location)) → \($0.replacement)"
      }
  }

  @Test(arguments: [
    ("탭 막대를 보세요.", ["1: 탭 막대를 → 탭 바를"]),
    ("이 칸을, 칸은, 칸과 칸으로.", ["3: 칸을 → 셀을", "7: 칸은 → 셀은", "11: 칸과 → 셀과", "14: 칸으로 → 셀로"]),
    ("탭 막대기는", ["1: 탭 막대기는 → 탭 바는"]),
    ("탭 막대", ["1: 탭 막대 → 탭 바"]),
    ("막대를 탭 막대에", ["1: 막대를 → 바를", "5: 탭 막대에 → 탭 바에"]),
    ("새탭 막대", ["4: 막대 → 바"]),
    ("tabbar를 tabbars mytabbar", ["1: tabbar를 → 탭 바를"]),
    ("`탭 막대` [탭 막대](https://a.example/막대)", ["9: 탭 막대 → 탭 바"]),
    ("**탭 막대**를 *칸*", ["3: 탭 막대 → 탭 바", "12: 칸 → 셀"]),
    ("😀 탭 막대를", ["4: 탭 막대를 → 탭 바를"]),
    ("탭\u{A0}막대를", ["1: 탭\u{A0}막대를 → 탭 바를"]),
    ("탭\u{3000}막대를", ["1: 탭\u{3000}막대를 → 탭 바를"]),
    ("탭 바와 셀", []),
    ("탭 *막대*를 [탭](../toolbar/ko.md) 막대를", []),
    ("칸으**로** 칸*을*", ["9: 칸 → 셀"]),
  ])
  func `the longest variant is replaced with its particle`(_ text: String, _ expected: [String]) {
    #expect(fixes(text) == expected)
    #expect(fixes(text.replacing("\n", with: "\r\n")) == expected)
  }

  @Test func `a decomposed word is found and spanned whole`() {
    let word = "\u{1110}\u{1162}\u{11B8} \u{1106}\u{1161}\u{11A8}\u{1103}\u{1162}"
    #expect(
      fixes("한글 \(word) 끝").map { Array($0.unicodeScalars) }
        == ["4: \(word) → 탭 바"].map { Array($0.unicodeScalars) })
  }

  @Test func `a short word is one before the ending of a verb too, and is left to a person`() {
    let page = ExampleContent.page("칸트는 표를 칸했다.")
    #expect(
      ExampleContent.found(
        ["glossary/discouraged"],
        replacing: ["glossary.yml": Self.glossary, "bars/tab-bar/ko.md": page]) == [
          "bars/tab-bar/ko.md:7:8: the glossary says '셀', not '칸'"
        ])
    #expect(fixes("칸트는 표를 칸했다.") == [])
  }

  @Test func `a language has its own words`() {
    #expect(
      fixes("A tabbar, a tab strip; 탭 막대.", in: "en") == [
        "3: tabbar → tab bar", "13: tab strip → tab bar",
      ])
  }

  @Test func `titles and summaries are read where they stand`() {
    let page = "---\ntitle: \"탭 막대\"\nsummary: >\n  이 칸은\n  넓습니다.\n---\n"
    #expect(
      ExampleContent.found(
        ["glossary/discouraged"],
        replacing: ["glossary.yml": Self.glossary, "bars/tab-bar/ko.md": page]) == [
          "bars/tab-bar/ko.md:2:9: the glossary says '탭 바', not '탭 막대'",
          "bars/tab-bar/ko.md:3:10: the glossary says '셀', not '칸'",
        ])
  }
}
