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

  @Test(arguments: ["탭바", "탭 막대", "tab bar", "Tab Bar", "tab-bar"])
  func `a component is found by every word for it`(_ name: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("show", name).lines.first == "component tab-bar")
  }

  @Test func `an unknown name gets the nearest one`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(
      try hig.run("show", "toolbar/keep-short")
        == .init(
          status: 1, out: "",
          talk:
            "hig: nothing is named 'toolbar/keep-short'; did you mean 'toolbar/keep-it-short'?\n"))
  }
}
