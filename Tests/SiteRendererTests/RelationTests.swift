import RuleGraph
import Testing

@testable import SiteRenderer

struct TimelineTests {
  @Test func `a timeline knows in which editions a rule holds`() {
    let timeline = Timeline(SampleSite.graph())
    let spans = ["keep", "dim", "red"].map { timeline.span(of: RuleID(page: "tab-bar", name: $0)) }
    #expect(spans == [1..<2, 0..<1, 1..<2])
    #expect(timeline.span(of: RuleID(page: "tab-bar", name: "none")) == nil)
    #expect(timeline.marks(of: RuleID(page: "toolbar", name: "hide")) == nil)
    #expect(timeline.marks(of: RuleID(page: "tab-bar", name: "dim")) == "old")
  }

  @Test func `what was replaced or ended is historic`() {
    let timeline = Timeline(SampleSite.graph())
    #expect(timeline.isHistoric(RuleID(page: "tab-bar", name: "dim")))
    #expect(!timeline.isHistoric(RuleID(page: "tab-bar", name: "keep")))
  }

  @Test func `without editions nothing is historic but what is replaced`() {
    let timeline = Timeline(SampleSite.graph(["editions.yml": "editions: []\n"]))
    #expect(timeline.isHistoric(RuleID(page: "tab-bar", name: "dim")))
    #expect(!timeline.isHistoric(RuleID(page: "tab-bar", name: "red")))
  }
}

struct NeighbourhoodTests {
  @Test func `components that link to one another are neighbours from both ends`() {
    let neighbourhoods = Neighbourhoods(SampleSite.graph())
    let fromTabBar = neighbourhoods.neighbours(of: "tab-bar")
    let fromToolbar = neighbourhoods.neighbours(of: "toolbar")
    #expect(fromTabBar.map(\.component) == ["toolbar"])
    #expect(fromToolbar.map(\.component) == ["tab-bar"])
    #expect(fromTabBar.first?.pairs == fromToolbar.first?.pairs)
    // The first and the last lead to a whole component.
    #expect(fromTabBar.first?.pairs.map(\.kind) == [.mentions, .mentions, .seeAlso])
    let toRules = fromTabBar.first?.pairs.map { pair in
      if case .rule = pair.target { true } else { false }
    }
    #expect(toRules == [false, true, false])
  }

  @Test func `a rule that two replace is one, and so is what two rules say of one another`() throws
  {
    let page = { (title: String, rules: String) in
      "---\ntitle: \(title)\nsummary: S.\n---\n\(rules)\n"
    }
    let files = [
      "bars/tab-bar/en.md": page(
        "Tabs",
        "## A {#a .do supersedes=toolbar/x conflicts=toolbar/y}\n\n## B {#b .do supersedes=toolbar/x}"
      ),
      "bars/toolbar/en.md": page("Tools", "## X {#x .do}\n\n## Y {#y .avoid conflicts=tab-bar/a}"),
      "bars/tab-bar/ko.md": page("탭", ""), "bars/toolbar/ko.md": page("툴", ""),
    ]
    let pages = try SampleSite.pages(files)
    let neighbour = Neighbourhoods(SampleSite.graph(files)).neighbours(of: "tab-bar").first
    #expect(neighbour?.pairs.map(\.kind) == [.supersedes, .supersedes, .conflicts])
    #expect(
      pages["en/tab-bar.relations.html"]?.contains("replaces 1 rule · 1 disagreement") == true)
    #expect(pages["en/toolbar.relations.html"]?.contains("1 disagreement") == true)
  }

  @Test func `an API that two components govern joins them`() {
    let toolbar = """
      ---
      title: Toolbars
      summary: Tools.
      ---
      ## Hide {#hide .consider}

      Like `UITabBar`.
      """
    let graph = SampleSite.graph(["bars/toolbar/en.md": toolbar])
    let neighbour = Neighbourhoods(graph).neighbours(of: "toolbar").first
    #expect(neighbour?.apis == [.symbol("UITabBar")])
  }

  @Test func `a page of relations lists the APIs that join, and says so where nothing does`() throws
  {
    let front = "---\ntitle: T\nsummary: S\n---\n"
    let pages = try SampleSite.pages([
      "bars/toolbar/en.md": front + "## Hide {#hide .consider}\n\nLike `UITabBar`.\n",
      "bars/alone/en.md": front,
    ])
    let apis =
      "<p class=\"apis\">APIs in common: <a class=\"api\" href=\"api/UITabBar.html\"><code>UITabBar</code></a>"
    let none = "<p class=\"empty\">No relations to other components.</p>"
    let (joined, alone) = (pages["en/toolbar.relations.html"], pages["en/alone.relations.html"])
    #expect(joined?.contains(apis) == true && joined?.contains(none) == false)
    #expect(alone?.contains(apis) == false && alone?.contains(none) == true)
  }

  @Test func `an API that nine components govern joins none`() {
    let page = "---\ntitle: T\nsummary: S\napis: [UITabBar]\n---\n"
    let pages = (1...9).map { ("bars/c\($0)/en.md", page) }
    let graph = SampleSite.graph(Dictionary(uniqueKeysWithValues: pages))
    #expect(Neighbourhoods(graph).neighbours(of: "c1").isEmpty)
  }

  @Test(arguments: [("Like `UITabBar`.", "1 rule"), ("Like any.", nil)] as [(String, String?)])
  func `a drawing counts of an API the rules and not the components`(
    text: String, note: String?
  ) throws {
    let page = "---\ntitle: T\nsummary: S\napis: [UITabBar]\n---\n## A {#a .do}\n\n\(text)\n"
    let graph = SampleSite.graph(["bars/tab-bar/en.md": page, "bars/tab-bar/ko.md": ""])
    let viewpoint = Viewpoint(
      SiteParts(
        graph, strings: ["en": ["count.rules": "{count} rules", "count.rules-one": "1 rule"]]),
      language: "en", page: "tab-bar.relations.html")
    let component = try #require(graph.component("tab-bar"))
    let drawing = RelationDrawing(viewpoint: viewpoint, component: component).view([])
    let box = drawing.nodes.first { $0.kind == "api" }
    #expect(box?.name.text == "UITabBar")
    #expect(box?.note == note)
  }

  @Test func `boxes of a drawing stand apart and within it`() throws {
    let page =
      "---\ntitle: A very long name of a component that does not fit\nsummary: S\napis: [UITabBar]\n---\n"
    let pages = (1...7).map { ("bars/c\($0)/en.md", page) }
    let graph = SampleSite.graph(Dictionary(uniqueKeysWithValues: pages))
    let parts = SiteParts(graph, strings: [:])
    let viewpoint = Viewpoint(parts, language: "en", page: "c1.relations.html")
    let component = try #require(graph.component("c1"))
    let drawing = RelationDrawing(viewpoint: viewpoint, component: component)
      .view(parts.neighbourhoods.neighbours(of: "c1"))
    #expect(drawing.nodes.count == 9)
    #expect(drawing.edges.count == 8)
    for node in drawing.nodes {
      #expect(node.x >= 0 && node.x + node.width <= drawing.width)
      #expect(node.y >= 0 && node.y + node.height <= drawing.height)
      #expect(node.name.text.count <= 32)
    }
    for (place, node) in drawing.nodes.enumerated() {
      for other in drawing.nodes[(place + 1)...] where other.x == node.x {
        #expect(abs(other.y - node.y) >= node.height)
      }
    }
  }
}
