import RuleGraph
import Testing

@Suite struct LinkerTests {
  private let graph = ExampleContent.content().graph
  private let enabled = NodeID.rule(RuleID(page: "tab-bar", name: "keep-every-tab-enabled"))
  private let dimmed = NodeID.rule(RuleID(page: "tab-bar", name: "dim-unavailable-tabs"))

  @Test func `a code span that names a symbol governs it`() {
    #expect(
      graph.edges(from: enabled, .governs).map(\.target) == [.symbol("UITabBarItem.isEnabled")])
    #expect(
      graph.edges(to: .symbol("UITabBarItem.isEnabled"), .governs).map(\.source) == [enabled])
  }

  @Test func `a link to a rule is a mention once whatever the number of languages`() {
    #expect(
      graph.edges(from: dimmed, .mentions).map(\.target) == [
        .rule(RuleID(page: "toolbar", name: "keep-it-short"))
      ])
  }

  @Test func `a superseded rule holds until the edition of its successor`() {
    #expect(graph.edges(from: dimmed, .validIn).map(\.target) == [.edition("ios7")])
    #expect(graph.edges(from: enabled, .validIn).map(\.target) == [.edition("ios11")])
    #expect(graph.rules(in: "ios7").map(\.id.name) == ["dim-unavailable-tabs"])
  }

  @Test func `a rule without successor holds on to the newest edition`() {
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page("### Old {#old .do since=ios7}")
    ])
    let old = RuleID(page: "tab-bar", name: "old")
    #expect(content.graph.isValid(old, in: "ios11"))
  }

  @Test func `until ends a rule with the edition it names`() {
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page("### Old {#old .do since=ios7 until=ios7}")
    ])
    let old = RuleID(page: "tab-bar", name: "old")
    #expect(content.graph.isValid(old, in: "ios7"))
    #expect(!content.graph.isValid(old, in: "ios11"))
  }

  @Test func `rules beneath a part belong to it and it to the page`() {
    let short = graph.rule(RuleID(page: "toolbar", name: "keep-it-short"))
    #expect(short?.component == "toolbar-button")
    #expect(
      graph.edges(from: .component("toolbar-button"), .partOf).map(\.target) == [
        .component("toolbar")
      ])
    #expect(graph.component("toolbar")?.parts == ["toolbar-button"])
  }

  @Test func `a heading that only one language has keeps its place`() {
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page("### A {#a .do}\n\n### C {#c .do}"),
      "bars/tab-bar/ko.md": ExampleContent.page("### 가 {#a}\n\n### 나 {#b .do}\n\n### 다 {#c}"),
    ])
    #expect(content.graph.component("tab-bar")?.rules.map(\.name) == ["a", "b", "c"])
  }

  @Test func `a rule cites the statements that the provenance names it for`() {
    let short = graph.rule(RuleID(page: "toolbar", name: "keep-it-short"))
    #expect(
      short?.citations == [Citation(statement: "s2", source: "ios7-2013", lines: "14,15")])
  }

  @Test func `a deeper heading without id stays in the body of its rule`() {
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page(
        "### On {#on .do}\n\nFirst.\n\n#### Why\n\nSecond.\n\n### Off {#off .avoid}\n\nThird.")
    ])
    let on = content.graph.rule(RuleID(page: "tab-bar", name: "on"))
    #expect(on?.texts["en"]?.plainText == "First.\nWhy\nSecond.")
  }

  @Test(arguments: [
    ("../toolbar/en.md", LinkTarget.component("toolbar")),
    ("../toolbar/en.md#toolbar-button", .component("toolbar-button")),
    ("../toolbar/en.md#keep-it-short", .rule(RuleID(page: "toolbar", name: "keep-it-short"))),
    ("#availability", .section(page: "tab-bar", anchor: "availability")),
    ("../../bars/tab-bar/en.md", .component("tab-bar")),
    ("https://example.com/a:b", .external("https://example.com/a:b")),
    ("../../../toolbar/en.md", .unresolved(.file, name: "../../../toolbar/en.md")),
    (
      "../toolbar/ko.md",
      .unresolved(.pageInOtherLanguage(expected: "en"), name: "../toolbar/ko.md")
    ),
  ])
  func `a link leads to what it names`(_ destination: String, _ target: LinkTarget) {
    #expect(graph.links.target(of: destination, on: "tab-bar", in: "en") == target)
  }

  @Test(arguments: [
    ("../toolbar/ko.md", LinkTarget.component("toolbar")),
    ("../toolbar/ko.md#keep-it-short", .rule(RuleID(page: "toolbar", name: "keep-it-short"))),
    ("../toolbar/ko.md#short", .unresolved(.anchor(page: "toolbar"), name: "short")),
    ("../toolbars/ko.md", .unresolved(.page, name: "../toolbars/ko.md")),
  ])
  func `a link leads to a page that has still to be translated`(
    _ destination: String, _ target: LinkTarget
  ) {
    let links = ExampleContent.content(replacing: ["bars/toolbar/ko.md": nil]).graph.links
    #expect(links.target(of: destination, on: "tab-bar", in: "ko") == target)
    #expect(
      links.target(of: "../toolbar/ko.md", on: "tab-bar", in: "en")
        == .unresolved(.page, name: "../toolbar/ko.md"))
  }

  @Test func `what a title names and links to is joined to its rule, but for the rule itself`() {
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page(
        "### Tint `UITabBar`, not [toolbars](../toolbar/en.md) {#tint .do}\n\nSo says [this](#tint)."
      )
    ])
    let edges = content.graph.edges(from: .rule(RuleID(page: "tab-bar", name: "tint")))
    #expect(edges.filter { $0.kind == .governs }.map(\.target) == [.symbol("UITabBar")])
    #expect(edges.filter { $0.kind == .mentions }.map(\.target) == [.component("toolbar")])
  }

  @Test func `a heading as high as a part ends it`() {
    let content = ExampleContent.content(replacing: [
      "bars/toolbar/en.md": ExampleContent.page(
        "## Buttons {#toolbar-button .part}\n\n### A {#a .do}\n\n## Others {#others}\n\n### B {#b .do}"
      )
    ])
    let components = ["a", "b"].map {
      content.graph.rule(RuleID(page: "toolbar", name: $0))?.component
    }
    #expect(components == ["toolbar-button", "toolbar"])
  }

  @Test func `a part gives its rules their platforms`() {
    let content = ExampleContent.content(replacing: [
      "bars/toolbar/en.md": """
      ---
      title: Toolbars
      summary: A toolbar acts on the screen.
      platforms: [iOS]
      ---

      ### Own {#own .do}

      ## Buttons {#toolbar-button .part platforms=macOS}

      ### Keep it short {#keep-it-short .avoid}

      ### Show all {#show-all .do platforms=tvOS}
      """
    ])
    let platforms = ["own", "keep-it-short", "show-all"].map {
      content.graph.rule(RuleID(page: "toolbar", name: $0))?.platforms
    }
    #expect(platforms == [["iOS"], ["macOS"], ["tvOS"]])
  }

  @Test(arguments: [
    ("HTML5", false), ("PDFs", false), ("README.md", false), ("Info.plist", false), ("URLs", false),
    ("UITabBar", true), ("URLSession", true), ("Tab.isEnabled", true), ("CGRect", true),
  ])
  func `only what can be nothing else looks like a symbol`(_ code: String, _ isSymbol: Bool) {
    #expect(SymbolName.looksLikeSymbol(code) == isSymbol)
  }
}
