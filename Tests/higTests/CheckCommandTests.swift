import SmallContent
import Testing

@Suite struct CheckCommandTests {
  @Test func `errors are a failure, whether or not anybody reads them`() throws {
    var files = SmallGuide.files
    files["bars/toolbar/en.md"] = "# 짧게\n"
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    for line in ["check", "check --format json", "check --format github"] {
      let output = try hig.shell(
        "(sleep 0.2; \"$HIG\" \(line); echo $? >status) | true; cat status")
      #expect(output.out == "1\n", "\(line)")
    }
  }

  @Test func `clean content passes and says so on stderr`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(
      try hig.run("check") == .init(status: 0, out: "", talk: "0 errors, 0 warnings\n"))
  }

  @Test func `a mistyped rule link is shown with the likely rule`() throws {
    let hig = try HigProcess(
      content: SmallGuide.tabBar(replacing: "#keep-it-short)", with: "#keep-short)"))
    defer { hig.remove() }
    let output = try hig.run("check")
    #expect(
      output
        == .init(
          status: 1,
          out: """
            Content/bars/tab-bar/en.md:17:74: error: no heading '#keep-short' on the page of 'toolbar'; did you mean '#keep-it-short'? [link/unknown-anchor]
              A dimmed tab kept its place. For actions see [toolbars](../toolbar/en.md#keep-short).
                                                                                       ^~~~~~~~~~
            Content/bars/tab-bar/en.md:17:74: fixit: replace 'keep-short' with 'keep-it-short'

            """,
          talk: "1 error, 0 warnings\n"))
  }

  @Test func `a mistyped API name is shown with the likely name`() throws {
    let hig = try HigProcess(
      content: SmallGuide.tabBar(
        replacing: "A dimmed tab explains nothing; leave `UITabBarItem.isEnabled`",
        with: "흐린 탭은 설명하지 않습니다. `UITabBarItem.isEnabeld`"))
    defer { hig.remove() }
    let output = try hig.run("check", "--quiet")
    #expect(output.status == 1)
    #expect(output.talk == "")
    #expect(
      output.lines.prefix(4) == [
        "Content/bars/tab-bar/en.md:13:19: error: no API 'UITabBarItem.isEnabeld'; did you mean 'UITabBarItem.isEnabled'? [api/unknown]",
        "  흐린 탭은 설명하지 않습니다. `UITabBarItem.isEnabeld` alone.",
        "                                ^~~~~~~~~~~~~~~~~~~~~~",
        "Content/bars/tab-bar/en.md:13:19: fixit: replace 'UITabBarItem.isEnabeld' with 'UITabBarItem.isEnabled'",
      ])
  }

  @Test func `a mistyped attribute is shown with the likely attribute`() throws {
    let hig = try HigProcess(
      content: SmallGuide.tabBar(replacing: "since=ios7", with: "sinse=ios7"))
    defer { hig.remove() }
    let output = try hig.run("check")
    #expect(
      output
        == .init(
          status: 1,
          out: """
            Content/bars/tab-bar/en.md:15:53: error: no attribute 'sinse'; did you mean 'since'? [attribute/unknown]
              ### Dim unavailable tabs {#dim-unavailable-tabs .do sinse=ios7}
                                                                  ^~~~~
            Content/bars/tab-bar/en.md:15:53: fixit: replace 'sinse' with 'since'

            """,
          talk: "1 error, 0 warnings\n"))
  }

  @Test func `findings by the thousand are all printed, in order`() throws {
    var files = SmallGuide.files
    files["bars/tab-bar/ko.md"]? += "\n" + String(repeating: "탭 막대.\n", count: 1203)
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let text = try hig.run("check").lines.filter { $0.hasSuffix("[glossary/discouraged]") }
    #expect(text.map { $0.split(separator: ":")[1] } == (15..<1218).map { "\($0)" })
    let objects = try hig.run("check", "--format", "json").lines
    #expect(objects.filter { $0.contains("glossary/discouraged") }.count == 1203)
  }

  @Test func `one bad file does not hide what is wrong in another`() throws {
    var files = SmallGuide.tabBar(replacing: "since=ios7", with: "sinse=ios7")
    files["editions.yml"] = "editions: ["
    files["bars/toolbar/ko.md"] = "# 툴바"
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let output = try hig.run("check")
    #expect(output.status == 1)
    for part in ["[attribute/unknown]", "[yaml/syntax]", "[front-matter/fences]"] {
      #expect(output.out.contains(part), "\(part) is hidden in:\n\(output.out)")
    }
  }

  @Test func `a missing folder is unreadable input`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("check", "--content", "Nowhere")
    let reason = "no content folder 'Nowhere'; go where it is, or name it with --content"
    #expect(output == .init(status: 2, out: "", talk: "Error: \(reason)\n"))
  }

  @Test func `warnings fail only when asked to`() throws {
    var files = SmallGuide.files
    files["bars/toolbar/ko.md"] = files["bars/toolbar/ko.md"]?
      .replacing("적은 버튼이", with: "탭 막대를 쓰면")
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    #expect(try hig.run("check").status == 0)
    #expect(try hig.run("check", "--strict").status == 1)
    #expect(
      try hig.run("check").lines.first
        == "Content/bars/toolbar/ko.md:10:1: warning: the glossary says '탭 바', not '탭 막대' [glossary/discouraged]"
    )
    #expect(
      try hig.run("check").lines.last
        == "Content/bars/toolbar/ko.md:10:1: fixit: replace '탭 막대를' with '탭 바를'")
  }

  @Test func `json prints one object a finding`() throws {
    let hig = try HigProcess(
      content: SmallGuide.tabBar(replacing: "since=ios7", with: "sinse=ios7"))
    defer { hig.remove() }
    let output = try hig.run("check", "--format", "json")
    #expect(
      output.out
        == #"{"check":"attribute/unknown","column":53,"fixIts":[{"column":53,"line":15,"path":"Content/bars/tab-bar/en.md","replaced":"sinse","replacement":"since"}],"line":15,"message":"no attribute 'sinse'; did you mean 'since'?","notes":[],"path":"Content/bars/tab-bar/en.md","severity":"error"}"#
        + "\n")
  }

  @Test func `github prints a workflow command a finding`() throws {
    let hig = try HigProcess(
      content: SmallGuide.tabBar(replacing: "since=ios7", with: "sinse=ios7"))
    defer { hig.remove() }
    let output = try hig.run("check", "--format", "github")
    #expect(
      output.out
        == "::error file=Content/bars/tab-bar/en.md,line=15,col=53,title=attribute/unknown::no attribute 'sinse'; did you mean 'since'?\n"
    )
  }

  @Test func `github says what to do in a second line`() throws {
    let hig = try HigProcess(
      content: SmallGuide.tabBar(replacing: "### Keep every", with: "###Keep every"))
    defer { hig.remove() }
    let output = try hig.run("check", "--format", "github")
    #expect(
      output.out
        == "::error file=Content/bars/tab-bar/en.md,line=11,col=27,title=attribute/no-heading::these attributes are not at the end of a heading%0AA space belongs behind the '#': '### Title {#name .do}'.\n"
    )
  }

  @Test(
    arguments: [
      (10, nil), (11, "1 more finding (1 link/unknown-page)"),
      (14, "4 more findings (4 link/unknown-page)"),
    ] as [(Int, String?)])
  func `github shows ten findings of a severity and counts the rest`(
    _ count: Int, _ rest: String?
  ) throws {
    let links = (0..<count).map { "[툴바](none-\($0)/en.md)" }.joined(separator: "\n")
    var files = SmallGuide.tabBar(replacing: "A dimmed tab kept its place.", with: links)
    files["bars/toolbar/ko.md"] = files["bars/toolbar/ko.md"]?
      .replacing("적은 버튼이", with: "탭 막대를 쓰면")
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let output = try hig.run("check", "--format", "github")
    #expect(output.status == 1)
    #expect(output.lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(output.lines.count { $0.hasPrefix("::warning ") } == 1)
    #expect(
      output.lines.filter { $0.hasPrefix("::notice") }
        == (rest.map { ["::notice::\($0); run 'hig check' to see all"] } ?? []))
  }
}
