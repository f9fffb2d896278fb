import RuleGraph
import SmallContent
import Testing

/// What is read from the data files.
@Suite struct DataReaderTests {
  private func catalog(_ files: [String: String?]) -> Catalog {
    ExampleContent.content(replacing: files).catalog
  }

  @Test func `the site has languages and groups in the order of the file`() {
    let site = catalog([
      "site.yml": """
      title: {en: Guide, ko: 안내서}
      summary: {ko: 안내}
      languages:
        - {code: ko, name: 한국어, script: Hang}
        - {code: en, name: English, script: Latn}
      groups:
        - {id: bars, title: {ko: 바}, components: [toolbar, tab-bar]}
        - {id: empty, title: {ko: 빈 묶음}}
      """
    ]).site
    #expect(site.title == Localized(["en": "Guide", "ko": "안내서"]))
    #expect(site.summary == Localized(["ko": "안내"]))
    #expect(site.languages.map(\.code) == ["ko", "en"])
    #expect(site.languages.map(\.script) == ["Hang", "Latn"])
    #expect(site.groups.map(\.id) == ["bars", "empty"])
    #expect(site.groups.map(\.components) == [["toolbar", "tab-bar"], []])
  }

  @Test func `pages stand in the order of their group and others after it`() {
    let pages = catalog(["bars/a-bar/en.md": "", "a-group/z/en.md": ""]).pages
    #expect(
      pages.map { "\($0.group)/\($0.id)" } == [
        "bars/tab-bar", "bars/toolbar", "bars/a-bar", "a-group/z",
      ])
  }

  @Test func `editions are sorted by date whatever its precision`() {
    let editions = catalog([
      "editions.yml": """
      editions:
        - {id: c, date: 2013-09-18, title: {ko: 다}, summary: {ko: 새것}}
        - {id: a, date: 2013, title: {ko: 가}}
        - {id: b, date: "2013-09", title: {ko: 나}}
      """
    ]).editions
    #expect(editions.map(\.id) == ["a", "b", "c"])
    #expect(editions.map(\.date) == ["2013", "2013-09", "2013-09-18"])
    #expect(editions.last?.summary == Localized(["ko": "새것"]))
  }

  @Test func `a source has its languages, edition and origin`() {
    let source = catalog([
      "sources.yml": """
      sources:
        - {id: s, edition: ios7, languages: ko, title: {ko: 바}, origin: {ko: 모름}}
      """
    ]).sources.first
    #expect(source?.languages == ["ko"])
    #expect(source?.edition == "ios7")
    #expect(source?.origin == Localized(["ko": "모름"]))
  }

  @Test func `a symbol has kind, aliases, status and note`() {
    let symbol = catalog([
      "apis.yml": """
      symbols:
        - name: UIOldBar.isOn
          kind: property
          framework: UIKit
          aliases: [on, setOn]
          deprecated: iOS 13
          replacement: UITabBar
          note: {ko: 옛것}
          general-knowledge: true
        - {name: UITabBar, kind: class, framework: UIKit}
      """
    ]).symbols.first
    #expect(symbol?.kind == .property)
    #expect(symbol?.owner == "UIOldBar")
    #expect(symbol?.aliases == ["on", "setOn"])
    #expect(symbol?.deprecated == "iOS 13")
    #expect(symbol?.replacement == "UITabBar")
    #expect(symbol?.note == Localized(["ko": "옛것"]))
    #expect(symbol?.isGeneralKnowledge == true)
  }

  @Test func `a term has its variants by standing and then by language`() {
    let term = catalog([
      "glossary.yml": """
      terms:
        - id: swipe
          category: gesture
          name: {en: swipe, ko: 쓸어 넘기기}
          why: {ko: 동작이 보입니다.}
          ambiguous: {ko: 쓸어}
          accepted: {ko: [스와이프], en: [swiping]}
      """
    ]).terms.first
    #expect(term?.category == "gesture")
    #expect(term?.component == nil)
    #expect(term?.why == Localized(["ko": "동작이 보입니다."]))
    #expect(
      term?.variants.map { "\($0.location.line) \($0.language) \($0.standing) \($0.text)" } == [
        "7 ko accepted 스와이프", "7 en accepted swiping", "6 ko ambiguous 쓸어",
      ])
  }

  @Test func `a provenance line has rules or a reason`() {
    let lines = catalog([
      "provenance.tsv": """
      # statement\tsource\tlines
      s1\tios7-2013\t13\ttoolbar/keep-it-short , tab-bar/a

      s2\tios7-2013\t14,15\t-\t예시입니다.
      """.replacing("\n", with: "\r\n")
    ]).provenance
    #expect(lines.map(\.statement.value) == ["s1", "s2"])
    #expect(lines.map(\.lines) == ["13", "14,15"])
    #expect(lines.map { $0.rules.map(\.value) } == [["toolbar/keep-it-short", "tab-bar/a"], []])
    #expect(lines.map(\.reason) == [nil, "예시입니다."])
  }

  @Test(arguments: ["\u{FEFF}", "---\n", "# 안내\n", "%YAML 1.1\n---\n"])
  func `a data file may open with a mark, a comment or a directive`(_ opening: String) {
    for name in ["site.yml", "editions.yml", "apis.yml"] {
      let text = opening + (SmallGuide.files[name] ?? "")
      #expect(ExampleContent.printed(replacing: [name: text]) == [], "\(name)")
      #expect(
        ExampleContent.printed(replacing: [name: text.replacing("\n", with: "\r\n")]) == [],
        "\(name) with Windows line ends")
    }
  }

  @Test func `an anchor stands for what it names`() {
    let editions = catalog([
      "editions.yml": """
      editions:
        - {id: ios7, date: "2013", title: &title {en: iOS, ko: iOS}}
        - {id: ios11, date: "2018", title: *title}
      """
    ]).editions
    #expect(editions.map { $0.title["ko"] } == ["iOS", "iOS"])
  }
}
