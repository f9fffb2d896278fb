import SmallContent
import Testing

@Suite struct ShowCommandTests {
  @Test func `a rule is shown in both languages with every edge`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(
      try hig.run("show", "tab-bar/keep-every-tab-enabled").out == """
        rule tab-bar/keep-every-tab-enabled
          kind: do
          platforms: iOS
          since: ios11
          source: ios7-2013:13 (s1)

        [en] Keep every tab enabled
          A dimmed tab explains nothing; leave UITabBarItem.isEnabled alone.
          Content/bars/tab-bar/en.md:11

        [ko] 모든 탭을 켜 두세요
          흐린 탭은 아무것도 설명하지 않으니 UITabBarItem.isEnabled는 그대로 두세요.
          Content/bars/tab-bar/ko.md:8

        edges
          belongs-to → component tab-bar
          governs → symbol UITabBarItem.isEnabled
          supersedes → rule tab-bar/dim-unavailable-tabs
          valid-in → edition ios11
          cited-from → source ios7-2013

        """)
  }

  @Test func `an edge is read from its other end too`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("show", "UITabBarItem.isEnabled")
    #expect(output.lines.contains("  governs ← rule tab-bar/keep-every-tab-enabled"))
    #expect(output.lines.contains("  part-of → symbol UITabBarItem"))
  }

  @Test(arguments: [
    "탭바", "탭 막대", "tab bar", "Tab Bar", "tab-bar", "Content/bars/tab-bar/ko.md", "bars/tab-bar",
    "tab-bar/en.md",
    "Content/bars/tab-bar/ko.md:8", "Content/bars/tab-bar/en.md:11:5",
  ])
  func `a component is found by every word for it`(_ name: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("show", name).lines.first == "component tab-bar")
  }

  @Test(arguments: [
    "controls/tab-bar", "bars/tab-bar/README.md", "nope/bars/tab-bar/ko.md", "/tab-bar",
  ])
  func `a path that is not there names nothing`(_ path: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("show", path).talk.hasPrefix("hig: nothing is named '\(path)'"))
  }

  @Test(arguments: ["Bars", "바"])
  func `a source is found by its title`(_ title: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("show", title).lines.first == "source ios7-2013")
  }

  @Test func `a component is shown once, however many words for it are called so`() throws {
    var files = SmallGuide.files
    files["glossary.yml"]? += """

        - id: bar-of-tabs
          component: tab-bar
          name: {en: bar of tabs, ko: 탭들의 바}
          discouraged: {ko: [탭 막대]}

      """
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    #expect(try hig.run("show", "탭 막대").lines.count { $0 == "component tab-bar" } == 1)
    #expect(try hig.run("show", "bar-of-tabs").lines.first == "component tab-bar")
    #expect(try hig.run("show", "bar of tabs").lines.first == "component tab-bar")
    #expect(try hig.run("show", "term bar-of-tabs").lines.first == "term bar-of-tabs")
  }

  @Test func `a term with the name of a component is shown as edges name it`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let nodes = ["term tab-bar", "component tab-bar", "rule toolbar/keep-it-short", "edition ios7"]
    for node in nodes {
      #expect(try hig.run("show", node).lines.first == node)
    }
    #expect(try hig.run("show", "rule tab-bar").status == 1)
  }

  @Test(arguments: [
    ("Tab bars", "component tab-bar"), ("toolbars", "component toolbar"),
    ("툴바", "component toolbar"), ("Buttons", "component toolbar-button"),
    ("버튼", "component toolbar-button"), ("Keep it short", "rule toolbar/keep-it-short"),
    ("길게 늘이지 마세요", "rule toolbar/keep-it-short"),
  ])
  func `a component, a part and a rule are found by their titles`(
    _ title: String, _ node: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("show", title).lines.first == node)
  }

  @Test func `a title that two rules have shows both`() throws {
    let hig = try HigProcess(
      content: SmallGuide.tabBar(replacing: "Dim unavailable tabs", with: "Keep it short"))
    defer { hig.remove() }
    let heads = try hig.run("show", "keep it short").lines.filter { $0.hasPrefix("rule ") }
    #expect(heads == ["rule tab-bar/dim-unavailable-tabs", "rule toolbar/keep-it-short"])
  }

  @Test(arguments: ["isEnabled", "UITabBarItem.isEnabled", "enabled"])
  func `a symbol is found without its type`(_ name: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("show", name).lines.first == "symbol UITabBarItem.isEnabled")
  }

  @Test(arguments: ["ios7", "iOS 7", "IOS7", "iOS 7 (2013)", "iOS 7(2013년)"])
  func `an edition is found by its title, with the year or without`(_ name: String) throws {
    var files = SmallGuide.files
    files["editions.yml"] = files["editions.yml"]?.replacing(
      "{en: iOS 7, ko: iOS 7}", with: "{en: iOS 7 (2013), ko: iOS 7(2013년)}")
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    #expect(try hig.run("show", name).lines.first == "edition ios7")
  }

  @Test(arguments: ["toolbar/keep-short", "keep-it-short"])
  func `an unknown name gets the nearest one`(_ name: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(
      try hig.run("show", name)
        == .init(
          status: 1, out: "",
          talk: "hig: nothing is named '\(name)'; did you mean 'toolbar/keep-it-short'?\n"))
  }

  @Test func `a program gets a node with its fields, places and edges`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("show", "--json", "tab-bar/keep-every-tab-enabled")
    #expect(
      output.out == #"""
        {"name":"tab-bar/keep-every-tab-enabled","nodes":[{"node":"rule tab-bar/keep-every-tab-enabled",\#
        "id":"tab-bar/keep-every-tab-enabled","component":"tab-bar","kind":"do",\#
        "title":{"en":"Keep every tab enabled","ko":"모든 탭을 켜 두세요"},\#
        "text":{"en":"A dimmed tab explains nothing; leave UITabBarItem.isEnabled alone.",\#
        "ko":"흐린 탭은 아무것도 설명하지 않으니 UITabBarItem.isEnabled는 그대로 두세요."},\#
        "translation":{"en":"needs-review","ko":"needs-review"},"since":"ios11","editions":["ios11"],\#
        "apis":["UITabBarItem.isEnabled"],"platforms":["iOS"],\#
        "citations":[{"source":"ios7-2013","statement":"s1","lines":"13"}],\#
        "address":"tab-bar.html#keep-every-tab-enabled",\#
        "places":{"en":{"path":"Content/bars/tab-bar/en.md","line":11},\#
        "ko":{"path":"Content/bars/tab-bar/ko.md","line":8}},\#
        "edges":[{"kind":"belongs-to","source":"rule tab-bar/keep-every-tab-enabled","target":"component tab-bar"},\#
        {"kind":"governs","source":"rule tab-bar/keep-every-tab-enabled","target":"symbol UITabBarItem.isEnabled"},\#
        {"kind":"supersedes","source":"rule tab-bar/keep-every-tab-enabled","target":"rule tab-bar/dim-unavailable-tabs"},\#
        {"kind":"valid-in","source":"rule tab-bar/keep-every-tab-enabled","target":"edition ios11"},\#
        {"kind":"cited-from","source":"rule tab-bar/keep-every-tab-enabled","target":"source ios7-2013"}]}]}

        """#)
    #expect(output.status == 0)
    #expect(output.talk == "")
  }

  @Test func `a program is told that nothing has the name, and what may have been meant`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("show", "--json", "toolbar/keep-short")
    #expect(
      output.out == #"""
        {"name":"toolbar/keep-short","nearest":"toolbar/keep-it-short","nodes":[]}

        """#)
    #expect(output.status == 1)
  }
}
