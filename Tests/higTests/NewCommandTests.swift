import Foundation
import SmallContent
import Testing

/// `hig new`: drafts in all languages.
@Suite struct NewCommandTests {
  private let guide: GitGuide

  init() throws {
    guide = try GitGuide()
  }

  private func hig(_ line: String) throws -> HigProcess.Output {
    try guide.hig.shell("\"$HIG\" \(line) 2>&1")
  }

  /// The findings, each as `path:line [check]`.
  private func findings() throws -> [String] {
    try hig("check").lines.filter { $0.hasPrefix("Content/") }.map { line in
      let place = line.split(separator: ":").prefix(2).joined(separator: ":")
      return "\(place) \(line.split(separator: " ").last ?? "")"
    }
  }

  @Test func `new without a word of what is told so, and begins nothing`() throws {
    let output = try guide.hig.run("new")
    #expect(output.status == 2)
    #expect(output.out == "")
    #expect(
      output.talk.split(separator: "\n").first
        == "Error: Missing what to begin; 'hig new --help' lists it all.")
  }

  @Test func `a component begins in every language, and lacks only words`() throws {
    defer { guide.hig.remove() }
    let output = try hig("new component alert --group bars --title Alerts --title 'ko=알림: 창'")
    #expect(
      output
        == .init(
          status: 0, out: "Content/bars/alert/en.md\nContent/bars/alert/ko.md\n", talk: ""))
    #expect(
      try guide.hig.contents(of: "Content/bars/alert/en.md")
        == "---\ntitle: Alerts\nsummary: TODO\nedition: ios11\n---\n")
    #expect(
      try guide.hig.contents(of: "Content/bars/alert/ko.md")
        == "---\ntitle: \"알림: 창\"\nsummary: TODO\n---\n")
    #expect(
      try findings() == [
        "Content/bars/alert/en.md:3 [prose/unfinished]",
        "Content/bars/alert/ko.md:3 [prose/unfinished]",
      ])
    #expect(try hig("show alert").lines.first == "component alert")
  }

  @Test func `a rule begins in every language, and lacks only words and a source`() throws {
    defer { guide.hig.remove() }
    let output = try hig(
      "new rule toolbar/no-more --kind avoid --title \"Don't add more\" --title 'ko=더 넣지 마세요'")
    #expect(output.lines == ["Content/bars/toolbar/en.md", "Content/bars/toolbar/ko.md"])
    #expect(
      try guide.hig.contents(of: "Content/bars/toolbar/ko.md").contains(
        "\n---\n\n### 더 넣지 마세요 {#no-more}\n\nTODO\n\n## 버튼 {#toolbar-button}\n"))
    #expect(
      try findings() == [
        "Content/bars/toolbar/en.md:7 [lock/missing-rule]",
        "Content/bars/toolbar/en.md:7 [provenance/uncited-rule]",
        "Content/bars/toolbar/en.md:9 [prose/unfinished]",
        "Content/bars/toolbar/ko.md:8 [prose/unfinished]",
      ])
    #expect(
      try hig("show toolbar/no-more").lines.prefix(2) == ["rule toolbar/no-more", "  kind: avoid"])
  }

  @Test func `a rule goes behind the last of its section or part`() throws {
    defer { guide.hig.remove() }
    #expect(try hig("new rule toolbar/two --section toolbar-button").status == 0)
    #expect(try hig("new rule tab-bar/three --section availability --since ios7").status == 0)
    #expect(try hig("show toolbar/two").lines.contains("  belongs-to → component toolbar-button"))
    let page = try guide.hig.contents(of: "Content/bars/tab-bar/en.md")
    #expect(page.hasSuffix("### TODO {#three .do since=ios7}\n\nTODO\n"))
    #expect(
      try guide.hig.contents(of: "Content/bars/tab-bar/ko.md").hasSuffix("{#three}\n\nTODO\n"))
  }

  @Test(arguments: ["Show at most 5 buttons", "Set `UITabBar` up", "한 줄에 5개까지만 두세요"])
  func `a title with facts begins a rule whose other titles are to be written`(
    _ title: String
  ) throws {
    defer { guide.hig.remove() }
    let output = try hig("new rule toolbar/two --title '\(title)'")
    #expect(output.lines == ["Content/bars/toolbar/en.md", "Content/bars/toolbar/ko.md"])
    #expect(
      try guide.hig.contents(of: "Content/bars/toolbar/ko.md").contains("## TODO {#two}\n\nTODO\n"))
    let other = try hig("new rule toolbar/three --title 'At most 5' --title 'ko=6개까지'")
    #expect(other.status == 1)
    #expect(other.out.contains("numbers: '5' only in 'en'; '6' only in 'ko'"), "\(other.out)")
  }

  @Test func `a rule goes into its section and not into what the section holds`() throws {
    defer { guide.hig.remove() }
    for (language, title, names) in [
      ("en", "Section", ["Part", "Sub", "One"]), ("ko", "섹션", ["부분", "아래", "하나를 두세요"]),
    ] {
      let path = "Content/bars/toolbar/\(language).md"
      let isFirst = language == "en"
      try guide.hig.write(
        try guide.hig.contents(of: path) + """

          ## \(title) {#sec}

          ### \(names[0]) {#inner\(isFirst ? " .part" : "")}

          #### \(names[2]) {#one\(isFirst ? " .do source=ios7-2013" : "")}

          \(names[2]).

          """, to: path)
    }
    #expect(try hig("new rule toolbar/two --section sec").status == 0)
    #expect(
      try guide.hig.contents(of: "Content/bars/toolbar/ko.md").contains(
        "## 섹션 {#sec}\n\n### TODO {#two}\n\nTODO\n\n### 부분 {#inner}"))
    #expect(try hig("show toolbar/two").lines.contains("  belongs-to → component toolbar"))
  }

  @Test func `a source that is given is no more missing, and accepting publishes what is written`()
    throws
  {
    defer { guide.hig.remove() }
    #expect(try hig("new rule tab-bar/four --source ios7-2013").status == 0)
    #expect(try findings().contains { $0.contains("uncited") } == false)
    let waiting = try hig("translate accept tab-bar/four")
    #expect(waiting.status == 1)
    #expect(waiting.lines.last == "hig: not accepted: 'tab-bar/four'")
    #expect(waiting.lines.filter { $0.hasSuffix("[prose/unfinished]") }.count == 4)
    #expect(
      try hig("translate accept --all").lines.last == "accepted 0 rules in Content/rules.lock")
    for (language, words) in [("en", "Show four"), ("ko", "넷을 보여 주세요")] {
      let page = "Content/bars/tab-bar/\(language).md"
      let text = try guide.hig.contents(of: page)
      try guide.hig.write(text.replacing("TODO", with: words), to: page)
    }
    #expect(try hig("translate accept --all").lines == ["accepted 1 rule in Content/rules.lock"])
    #expect(try findings() == [])
  }

  @Test func `numbers and names of a rule that is half written are not compared`() throws {
    defer { guide.hig.remove() }
    let title = "Show 3 to 5 tabs with `UITabBarItem.isEnabled`"
    let output = try guide.hig.run(
      "new", "rule", "tab-bar/few", "--source", "ios7-2013", "--title", title)
    #expect(output.status == 0, "\(output.talk)")
    #expect(try findings().contains { $0.hasSuffix("[prose/unfinished]") })
    #expect(try findings().contains { $0.hasSuffix("[translation/parity]") } == false)
    let page = "Content/bars/tab-bar/ko.md"
    let text = try guide.hig.contents(of: page)
    try guide.hig.write(text.replacing("TODO", with: "탭은 셋에서 다섯까지 보여 주세요"), to: page)
    let english = try guide.hig.contents(of: "Content/bars/tab-bar/en.md")
    try guide.hig.write(
      english.replacing("TODO", with: "More do not fit."), to: "Content/bars/tab-bar/en.md")
    #expect(try findings().contains { $0.hasSuffix("[translation/parity]") })
    // A mark within a text that is there does not keep it from being compared.
    try guide.hig.write(
      text.replacing("TODO", with: "탭은 셋에서 다섯까지 보여 주세요. (TODO: 다시 볼 것)"), to: page)
    #expect(try findings().contains { $0.hasSuffix("[translation/parity]") })
  }

  @Test func `a kind that others call otherwise is offered`() throws {
    defer { guide.hig.remove() }
    let output = try hig("new rule tab-bar/two --kind dont")
    #expect(output.status == 2)
    #expect(
      output.lines.first
        == "Error: The value 'dont' is invalid for '--kind <kind>': There is no kind 'dont'; did you mean 'avoid'?"
    )
  }

  @Test func `a rule that is named without its page is offered with it`() throws {
    defer { guide.hig.remove() }
    #expect(
      try hig("translate accept keep-it-short").lines == [
        "hig: no rule, page or part 'keep-it-short'; did you mean 'toolbar/keep-it-short'?"
      ])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `line ends stay as they are`(_ end: String) throws {
    defer { guide.hig.remove() }
    for path in ["Content/bars/tab-bar/en.md", "Content/bars/tab-bar/ko.md"] {
      try guide.hig.write(
        try guide.hig.contents(of: path).replacing("\n", with: end) + end, to: path)
    }
    #expect(try hig("new rule tab-bar/two").status == 0)
    let text = try guide.hig.contents(of: "Content/bars/tab-bar/en.md")
    #expect(text.hasSuffix("short).\n\n### TODO {#two .do}\n\nTODO\n".replacing("\n", with: end)))
    #expect(text.utf8.count { $0 == 10 } == (end == "\r" ? 0 : text.count(where: \.isNewline)))
    #expect(try guide.hig.contents(of: "Content/bars/tab-bar/ko.md").hasSuffix("\(end)TODO\(end)"))
  }

  @Test(arguments: [
    ("component tab-bar --group bars", "'tab-bar' is in use, or was once"),
    ("component toolbar-button --group bars", "'toolbar-button' is in use, or was once"),
    ("component Alert --group bars", "'Alert' is not an id; write lower-case letters"),
    ("component con --group bars --title 콘솔", "'con' cannot be had: no file can be called so on"),
    ("component lpt1 --group bars", "'lpt1' cannot be had: no file can be called so on Windows"),
    ("component alert --group bar", "there is no group 'bar'; did you mean 'bars'?"),
    ("component alert --group bars --edition ios1", "there is no edition 'ios1'"),
    ("component glossary --group bars", "the new text would bring in Content/bars/glossary"),
    ("rule toolbar/keep-it-short", "'toolbar/keep-it-short' is in use, or was once"),
    ("rule toolbar/toolbar-button", "'toolbar/toolbar-button' is in use"),
    ("rule toolbar/Two", "'Two' is not an id"),
    ("rule toolbr/two", "there is no page 'toolbr'; did you mean 'toolbar'?"),
    ("rule toolbar-button/two", "'toolbar-button' is a part of 'toolbar'"),
    ("rule tab-bar/two --section avail", "there is no section 'avail' on the page 'tab-bar'"),
    ("rule tab-bar/two --source none", "there is no source 'none'; there are ios7-2013"),
    ("rule tab-bar/two --source ios7-31", "there is no source 'ios7-31'; did you mean"),
    ("rule tab-bar/two --title '<b>Two</b>'", "the new text would bring in"),
  ])
  func `what cannot be had changes no file`(_ arguments: String, _ reason: String) throws {
    defer { guide.hig.remove() }
    let before = try guide.files()
    let output = try hig("new \(arguments)")
    #expect(output.status == 1)
    #expect(output.out.hasPrefix("hig: \(reason)"), "\(output.out)")
    let ending = /; nothing was written\n|\? Nothing was written\.\n/
    #expect(output.out.firstRange(of: ending)?.upperBound == output.out.endIndex)
    #expect(try guide.files() == before)
  }

  @Test func `beneath a heading of the last level is no place for a rule`() throws {
    defer { guide.hig.remove() }
    for (language, title) in [("en", "Deep"), ("ko", "깊은 곳")] {
      let path = "Content/bars/toolbar/\(language).md"
      try guide.hig.write(
        try guide.hig.contents(of: path) + "\n\n###### \(title) {#deep}\n", to: path)
    }
    let before = try guide.files()
    #expect(
      try hig("new rule toolbar/two --section deep")
        == .init(
          status: 1,
          out: "hig: 'deep' is a heading of the sixth level, and no rule can stand beneath one; "
            + "nothing was written\n", talk: ""))
    #expect(try guide.files() == before)
  }

  @Test(arguments: ["<!-- 나중에", "```"])
  func `a rule that would not be read is not written`(_ opening: String) throws {
    defer { guide.hig.remove() }
    let page = "Content/bars/tab-bar/ko.md"
    try guide.hig.write(try guide.hig.contents(of: page) + "\n\n\(opening)\n", to: page)
    let before = try guide.files()
    #expect(
      try hig("new rule tab-bar/two").lines == [
        "hig: 'tab-bar/two' would not be read in 'ko'; a comment or code above its place has no "
          + "end; nothing was written"
      ])
    #expect(try guide.files() == before)
  }

  @Test(arguments: [
    ("editions.yml", "  - id: ios11", "component alert --group bars"),
    ("editions.yml", "  - id: ios11", "rule tab-bar/two --since ios11"),
    ("rules.lock", "toolbar/", "component alert --group bars"),
    ("rules.lock", "toolbar/", "rule tab-bar/two"),
  ])
  func `nothing is begun by what half a merge says`(
    _ file: String, _ line: String, _ arguments: String
  ) throws {
    defer { guide.hig.remove() }
    let text = try guide.hig.contents(of: "Content/\(file)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(lines.firstIndex { $0.hasPrefix(line) }) + 1
    try guide.edit(file, "\n\(line)", "\n<<<<<<< 우리\n=======\n>>>>>>> 저쪽\n\(line)")
    let before = try guide.files()
    #expect(
      try hig("new \(arguments)").lines == [
        "hig: a merge is unfinished at Content/\(file):\(number); finish it first; nothing was written"
      ])
    #expect(try guide.files() == before)
  }

  @Test func `a merge in a file that is not read is no reason against a rule`() throws {
    defer { guide.hig.remove() }
    try guide.edit(
      "editions.yml", "\n  - id: ios11", "\n<<<<<<< 우리\n=======\n>>>>>>> 저쪽\n  - id: ios11")
    #expect(try hig("new rule toolbar/two").status == 0)
  }

  @Test func `a link that leads nowhere is not overwritten`() throws {
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      mkdir Content/bars/alert; ln -s nowhere Content/bars/alert/en.md
      "$HIG" new component alert --group bars 2>&1; echo $?; readlink Content/bars/alert/*
      """)
    #expect(
      output.lines == ["hig: 'alert' is in use, or was once; nothing was written", "1", "nowhere"])
  }

  @Test(arguments: [
    "new rule toolbar", "new component alert", "new rule toolbar/two --kind maybe",
    "new rule toolbar/two --title ''", "new component a --group bars --title 'ko='",
    "new rule toolbar/two --title fr=Deux", "new rule toolbar/two --title pt-BR=Dois",
    "new rule toolbar/two --title Two --title en=2",
    "new component a --group bars --title ko=가 --title ko=나",
  ])
  func `wrong usage is 2`(_ arguments: String) throws {
    defer { guide.hig.remove() }
    #expect(try hig(arguments).status == 2)
  }

  @Test func `an id that was retired is not had again`() throws {
    defer { guide.hig.remove() }
    #expect(try hig("retire tab-bar/dim-unavailable-tabs").status == 0)
    #expect(try hig("new rule tab-bar/dim-unavailable-tabs").status == 1)
  }

  @Test func `a dry run names the files and writes none`() throws {
    defer { guide.hig.remove() }
    let before = try guide.files()
    let output = try hig("new component alert --group bars --dry-run")
    #expect(output.lines == ["Content/bars/alert/en.md", "Content/bars/alert/ko.md"])
    #expect(try guide.files() == before)
    #expect(!guide.hig.exists("Content/bars/alert"))
  }
}
