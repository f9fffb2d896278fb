import RuleGraph
import Testing

/// What is read from the headings of a page, and how its languages are put together.
@Suite struct PageReadingTests {
  private func graph(_ english: String, _ korean: String? = nil) -> Graph {
    let page = { (body: String) in ExampleContent.page(body) }
    return ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": page(english), "bars/tab-bar/ko.md": korean.map(page),
    ]).graph
  }

  /// The page from top to bottom: rules, parts in brackets, sections behind `§`.
  private func outline(_ graph: Graph) -> [String] {
    (graph.component("tab-bar")?.outline ?? []).map { entry in
      switch entry {
      case .rule(let id): id.name
      case .part(let id): "[\(id)]"
      case .section(let section): "§\(section.anchor)"
      }
    }
  }

  @Test func `quoted lists lose the spaces around their pieces`() {
    let graph = graph("### On {#on .do platforms=\"iOS, iPadOS \" apis='UITabBar ,UITabBarItem'}")
    let on = RuleID(page: "tab-bar", name: "on")
    #expect(graph.rule(on)?.platforms == ["iOS", "iPadOS"])
    #expect(
      graph.edges(from: .rule(on), .governs).map(\.target) == [
        .symbol("UITabBar"), .symbol("UITabBarItem"),
      ])
  }

  @Test(arguments: [
    ("", []),
    ("Only text.", []),
    ("### A {#a .do}\n\n#### Why\n\n##### How\n\n### B {#b .fact}", ["a", "b"]),
    ("## S\n\n### A {#a .do}\n\n## T {#t}", ["§section-1", "a", "§t"]),
    ("### A {#a .do}\n\n#### Sub {#sub}\n\n#### C {#c .do}", ["a", "§sub", "c"]),
    (
      "## P {#p .part}\n\n### A {#a .do}\n\n## Q\n\n### B {#b .do}",
      ["[p]", "a", "§section-1", "b"]
    ),
    ("A setext heading\n---\n\n### A {#a .do}", ["§section-1", "a"]),
    ("### {#a .do}", ["a"]),
    ("### A {.do}\n\n### B {#B .do}\n\n### P {.part}", ["§section-1", "§section-2", "§section-3"]),
    ("### A {#a .part .do}", ["[a]"]),
  ])
  func `headings are rules, parts or sections`(_ body: String, _ expected: [String]) {
    let graph = graph(body)
    #expect(outline(graph) == expected)
    let rules = expected.filter { !$0.hasPrefix("[") && !$0.hasPrefix("§") }
    #expect(graph.rules.filter { $0.id.page == "tab-bar" }.map(\.id.name) == rules)
  }

  @Test(arguments: [
    ("### A {#a .do}\n\n### B {#b .do}", "### 나 {#b}\n\n### 가 {#a}", ["a", "b"]),
    (
      "### A {#a .do}", "### 처음 {#first .do}\n\n### 가 {#a}\n\n### 끝 {#last .do}",
      ["first", "a", "last"]
    ),
    ("## S\n\n## T", "## 가\n\n## 나\n\n## 다", ["§section-1", "§section-2", "§section-3"]),
    (
      "## P {#p .part}\n\n### A {#a .do}", "## 피 {#p}\n\n### 새것 {#new .do}\n\n### 가 {#a}",
      ["[p]", "new", "a"]
    ),
    ("### A {#a .do}\n\n### A {#a .avoid}", "### 가 {#a}", ["a"]),
  ])
  func `the languages of a page are put together by id`(
    _ english: String, _ korean: String, _ expected: [String]
  ) {
    #expect(outline(graph(english, korean)) == expected)
  }

  @Test func `rules belong to the part above them until a heading of its level`() {
    let graph = graph(
      "### A {#a .do}\n\n## P {#p .part}\n\n### B {#b .do}\n\n#### Q {#q .part}\n\n##### C {#c .do}\n\n### D {#d .do}\n\n## S\n\n### E {#e .do}"
    )
    let owners = graph.rules.filter { $0.id.page == "tab-bar" }.map {
      "\($0.id.name): \($0.component)"
    }
    #expect(owners == ["a: tab-bar", "b: p", "c: q", "d: tab-bar", "e: tab-bar"])
  }

  @Test func `every edge starts and ends at a node`() {
    let graph = graph(
      "### A {.do see=toolbar}\n\n`UITabBar`\n\n### P {.part apis=UITabBar}\n\n### X {#X .avoid supersedes=tab-bar/a}\n\n[x](#section-1) [y](../toolbar/en.md)"
    )
    let dangling = graph.edges.flatMap { [$0.source, $0.target] }.filter { !isNode($0, graph) }
    #expect(dangling == [])
  }

  @Test func `a table of an unknown component and symbol has no edges to them`() {
    let graph = ExampleContent.content(replacing: [
      "apis.yml": """
      symbols: []
      tables:
        - id: UIFoo
          component: foo
          caption: {ko: 표}
          rows:
            - {symbol: UIFoo.bar, name: {ko: 바}, meaning: {ko: 뜻}}
      """
    ]).graph
    #expect(graph.edges(from: .systemItem("UIFoo.bar")) == [])
  }

  private func isNode(_ node: NodeID, _ graph: Graph) -> Bool {
    switch node {
    case .component(let id): graph.component(id) != nil
    case .rule(let id): graph.rule(id) != nil
    case .symbol(let name): graph.symbol(name) != nil
    case .systemItem(let name): graph.systemItem(name) != nil
    case .edition(let id): graph.edition(id) != nil
    case .source(let id): graph.source(id) != nil
    case .term(let id): graph.term(id) != nil
    }
  }
}
