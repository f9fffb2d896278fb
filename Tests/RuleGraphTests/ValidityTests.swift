import RuleGraph
import SmallContent
import Testing

/// In which editions rules hold, and what they cite.
@Suite struct ValidityTests {
  private static let editions = """
    editions:
      - {id: e1, date: 2013, title: {ko: 1}}
      - {id: e2, date: 2014, title: {ko: 2}}
      - {id: e3, date: 2015, title: {ko: 3}}
      - {id: e4, date: 2016, title: {ko: 4}}
    """

  /// The rules of a page without a default edition, and no others.
  private func graph(_ headings: [String]) -> Graph {
    let body = headings.map { "### 가 {\($0) .do}" }.joined(separator: "\n\n")
    let page = "---\ntitle: 탭\nsummary: 바\n---\n\n\(body)\n"
    return ExampleContent.content(replacing: [
      "editions.yml": Self.editions, "bars/tab-bar/en.md": page, "bars/tab-bar/ko.md": nil,
      "bars/toolbar/en.md": nil, "bars/toolbar/ko.md": nil,
    ]).graph
  }

  /// The editions of each of them, `a: e1 e2`.
  private func validity(_ headings: [String]) -> [String] {
    let graph = graph(headings)
    return (graph.component("tab-bar")?.rules ?? []).map { rule in
      let valid = graph.editions.map(\.id).filter { graph.isValid(rule, in: $0) }
      return "\(rule.name): \(valid.joined(separator: " "))"
    }
  }

  private func findings(of since: String) -> [String] {
    ExampleContent.found(
      ["rule/supersedes-newer", "rule/undeclared-conflict"],
      replacing: [
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: A tab bar switches between areas.
        ---

        ### Show at most 5 tabs on a phone {#five .do\(since)supersedes=dim-unavailable-tabs}

        Text.

        ### Show at most 4 tabs on a phone {#four .do since=ios11}

        Text.

        ### Dim tabs {#dim-unavailable-tabs .do since=ios11}

        Text.
        """,
        "bars/tab-bar/ko.md": nil,
      ]
    ).map { String($0.drop { $0 != " " }) }
  }

  @Test func `a rule without an edition is as old as the first`() {
    #expect(findings(of: " ").count == 2)
    #expect(findings(of: " ") == findings(of: " since=ios7 "))
  }

  @Test(arguments: [
    (["#a"], ["a: e1 e2 e3 e4"]),
    (["#a since=e3"], ["a: e3 e4"]),
    (["#a until=e2"], ["a: e1 e2"]),
    (["#a since=e2 until=e3"], ["a: e2 e3"]),
    (["#a since=e9"], ["a: e1 e2 e3 e4"]),
    (["#a until=e9"], ["a: e1 e2 e3 e4"]),
    (
      ["#c since=e4 supersedes=b", "#b since=e2 supersedes=a", "#a since=e1"],
      ["c: e4", "b: e2 e3", "a: e1"]
    ),
    (
      ["#c since=e3 supersedes=a", "#b since=e2 supersedes=a", "#a"],
      ["c: e3 e4", "b: e2 e3 e4", "a: e1"]
    ),
    (["#b since=e4 supersedes=a", "#a until=e2"], ["b: e4", "a: e1 e2"]),
    (["#b since=e2 supersedes=a", "#a until=e3"], ["b: e2 e3 e4", "a: e1"]),
    (["#b since=e2 supersedes=a", "#a since=e3 supersedes=b"], ["b: e2", "a: e3"]),
    (["#b supersedes=a", "#a"], ["b: e1 e2 e3 e4", "a: e1"]),
  ])
  func `a rule holds from since to until or its successor`(
    _ headings: [String], _ expected: [String]
  ) {
    #expect(validity(headings) == expected)
  }

  @Test(arguments: [
    (["#a"], ["a"]), (["#a until=e4"], ["a"]), (["#a until=e3"], []), (["#a until=e9"], ["a"]),
    (["#b since=e4 supersedes=a", "#a"], ["b"]), (["#b supersedes=a", "#a until=e4"], ["b"]),
  ])
  func `a rule is in force in the newest edition, with no other in its place`(
    _ headings: [String], _ expected: [String]
  ) {
    let graph = graph(headings)
    #expect(graph.rules.map(\.id).filter(graph.isInForce).map(\.name) == expected)
  }

  @Test func `without editions nothing holds in any`() {
    let graph = ExampleContent.content(replacing: ["editions.yml": nil]).graph
    #expect(graph.edges.filter { $0.kind == .validIn } == [])
    #expect(graph.rules.count == 3)
    #expect(
      graph.rules.map(\.id).filter(graph.isInForce).map(\.name) == [
        "keep-every-tab-enabled", "keep-it-short",
      ])
  }

  @Test func `citations stand in the order of the sources, then of the statements`() {
    let graph = ExampleContent.content(replacing: [
      "sources.yml": """
      sources:
        - {id: later, edition: ios11, title: {ko: 나중}}
        - {id: earlier, edition: ios7, title: {ko: 먼저}}
      """,
      "provenance.tsv": """
      s2\tearlier\t2\ttoolbar/keep-it-short
      s1\tearlier\t1\ttoolbar/keep-it-short
      s9\tlater\t9\ttoolbar/keep-it-short
      """,
    ]).graph
    let rule = RuleID(page: "toolbar", name: "keep-it-short")
    #expect(graph.rule(rule)?.citations.map(\.statement) == ["s9", "s1", "s2"])
    #expect(
      graph.edges(from: .rule(rule), .citedFrom).map(\.target) == [
        .source("later"), .source("earlier"),
      ])
    #expect(graph.edges(to: .source("later"), .citedFrom).map(\.source) == [.rule(rule)])
  }

  @Test func `source stands in only where the provenance has no line`() {
    let page =
      (SmallGuide.files["bars/toolbar/en.md"] ?? "")
      .replacing(".avoid table=", with: ".avoid source=ios7-2013 table=")
      + "\n\n### 가 {#own .do source=ios7-2013}\n"
    let graph = ExampleContent.content(replacing: ["bars/toolbar/en.md": page]).graph
    let citations = { (name: String) in graph.rule(RuleID(page: "toolbar", name: name))?.citations }
    #expect(
      citations("keep-it-short") == [Citation(statement: "s2", source: "ios7-2013", lines: "14,15")]
    )
    #expect(citations("own") == [Citation(statement: "", source: "ios7-2013", lines: "")])
  }

  @Test func `edges come by kind and then as they are read, each once`() {
    let page = """
      ---
      title: 탭
      summary: 바
      ---

      ### 가 {#a .do conflicts=b}
      `UITabBar` 나 [b](#b) `UITabBar` [b](#b)

      ### 나 {#b .do see=a,a}
      [a](#a) `UITabBar`
      """
    let graph = ExampleContent.content(replacing: [
      "bars/tab-bar/en.md": page, "bars/tab-bar/ko.md": nil, "bars/toolbar/en.md": nil,
      "bars/toolbar/ko.md": nil, "editions.yml": nil, "provenance.tsv": nil,
    ]).graph
    let (one, other) = (
      NodeID.rule(RuleID(page: "tab-bar", name: "a")),
      NodeID.rule(RuleID(page: "tab-bar", name: "b"))
    )
    let api = NodeID.symbol("UITabBar")
    let ofRules = graph.edges.filter { [one, other].contains($0.source) }
    #expect(
      ofRules == [
        Edge(kind: .belongsTo, source: one, target: .component("tab-bar")),
        Edge(kind: .belongsTo, source: other, target: .component("tab-bar")),
        Edge(kind: .governs, source: one, target: api),
        Edge(kind: .governs, source: other, target: api),
        Edge(kind: .mentions, source: one, target: other),
        Edge(kind: .mentions, source: other, target: one),
        Edge(kind: .seeAlso, source: other, target: one),
        Edge(kind: .conflicts, source: one, target: other),
      ])
    #expect(graph.edges == EdgeKind.allCases.flatMap(graph.edges))
    #expect(graph.edges(to: one) == ofRules.filter { $0.target == one })
  }

  @Test func `every edge is read from both ends`() {
    let graph = ExampleContent.content().graph
    for edge in graph.edges {
      #expect(graph.edges(from: edge.source, edge.kind).contains(edge))
      #expect(graph.edges(to: edge.target, edge.kind).contains(edge))
    }
    #expect(
      Set(graph.edges.map(\.kind))
        == Set(EdgeKind.allCases).subtracting([.seeAlso, .conflicts, .replacedBy]))
  }

  @Test(arguments: [
    ("/en.md", LinkTarget.unresolved(.file, name: "/en.md")),
    ("../tool%62ar/en.md", .component("toolbar")),
    ("five%20tabs.png", .file("bars/tab-bar/five tabs.png")),
    ("five tabs.png", .file("bars/tab-bar/five tabs.png")),
    ("%ED%83%AD.png", .file("bars/tab-bar/탭.png")),
    ("../toolbar/", .unresolved(.file, name: "../toolbar/")),
    ("../toolbar/en.md?x", .unresolved(.file, name: "../toolbar/en.md?x")),
    ("../toolbar/en.md#", .component("toolbar")),
    ("../Toolbar/en.md", .unresolved(.page, name: "../Toolbar/en.md")),
    // The mark is part of the name, not of the slash before it.
    (
      "../\u{301}toolbar/en.md", .unresolved(.page, name: "../\u{301}toolbar/en.md")
    ),
    ("", .unresolved(.anchor(page: "tab-bar"), name: "")),
    ("//a.example/en.md", .external("//a.example/en.md")),
    ("mailto:a@a.example", .external("mailto:a@a.example")),
    ("한:글", .unresolved(.file, name: "한:글")),
    ("100%.png", .unresolved(.file, name: "100%.png")),
  ])
  func `an odd link leads to what a browser would open`(
    _ destination: String, _ target: LinkTarget
  ) {
    let graph = ExampleContent.content(replacing: [
      "bars/tab-bar/five tabs.png": "", "bars/tab-bar/탭.png": "",
    ]).graph
    #expect(graph.links.target(of: destination, on: "tab-bar", in: "en") == target)
  }

  @Test(arguments: [
    "../../../x.png", "%2e%2e/%2e%2e/%2e%2e/x.png", "/etc/hostname", "../../apis.yml",
  ])
  func `a link that leaves the content, or is to no file of a site, is an error`(_ path: String) {
    let page = ExampleContent.page("### 가 {#a .do}\n\n한글 [가](\(path)) ![나](\(path))")
    let words =
      path.hasSuffix(".yml")
      ? "'\(path)' is no figure, and a site carries no other files"
      : "no file '\(path)' beside the page"
    let second = 15 + path.count
    #expect(
      ExampleContent.found(["link/missing-file"], replacing: ["controls/label/en.md": page]) == [
        "controls/label/en.md:9:8: \(words)", "controls/label/en.md:9:\(second): \(words)",
      ])
  }

  @Test func `an unknown page of another group is suggested by the path from here`() {
    let label = ExampleContent.page("### 가 {#a .do}\n\n한글 [가](../../bars/tool-bar/en.md)")
    #expect(
      ExampleContent.found(["link/unknown-page"], replacing: ["controls/label/en.md": label]) == [
        "controls/label/en.md:9:8: no page '../../bars/tool-bar/en.md'; did you mean '../../bars/toolbar/en.md'?"
      ])
  }

  @Test func `the order in which files come changes nothing`() {
    var files = SmallGuide.files.mapValues { $0.replacing("tab", with: "tabb") }
    files["site.yml"] = SmallGuide.files["site.yml"]
    let printed = { (files: [(String, String)]) -> [String] in
      let tree = ContentTree(texts: Dictionary(files, uniquingKeysWith: { first, _ in first }))
      let catalog = CatalogReader(tree).read()
      let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
      let printer = DiagnosticPrinter(texts: catalog.texts)
      return CheckRegistry.diagnostics(in: content).flatMap(printer.lines)
        + content.graph.edges.map { "\($0.kind) \($0.source) \($0.target)" }
    }
    let sorted = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let first = printed(sorted)
    #expect(first.count > 30)
    #expect(printed(sorted.reversed()) == first)
    #expect(printed(sorted + [("z.md", "")]) == first)
  }
}
