import RuleGraph
import SmallContent
import Testing

/// Moving a page to another group.
@Suite struct PageMoverTests {
  /// The guide with a second group, and links of every form to the tab bar and from it.
  private static let files: [String: String] = {
    var files = SmallGuide.files
    files["site.yml"]? += """

        - id: controls
          title: {en: Controls, ko: 컨트롤}
          components: [button]

      """
    for (language, title) in [("en", "Buttons"), ("ko", "버튼")] {
      files["controls/button/\(language).md"] = """
        ---
        title: \(title)
        summary: [\(title)](../../bars/tab-bar/\(language).md).
        ---

        [\(title)](../../bars/tab-bar/\(language).md#availability) ![\(title)](../../bars/tab-bar/tabs.svg)
        """.replacing(
          "summary: [\(title)](../../bars/tab-bar/\(language).md).", with: "summary: \(title).")
    }
    files["bars/toolbar/en.md"] = SmallGuide.files["bars/toolbar/en.md"]?
      .replacing(
        "Few buttons are found faster.",
        with: """
          Few buttons are found [faster](./../tab-bar/en.md) than [many][bar].

          [bar]: <../../bars/tab-bar/en.md#availability> "Tab bars"
          """)
    files["bars/toolbar/ko.md"] = SmallGuide.files["bars/toolbar/ko.md"]?
      .replacing(
        "적은 버튼이",
        with: "적은 버튼이 [많은 버튼](../tab-bar/ko.md#availability)보다 [탭](../tab-bar/ko.md)에서")
    files["bars/tab-bar/ko.md"] = SmallGuide.files["bars/tab-bar/ko.md"]?
      .replacing("그대로 두세요", with: "[그대로](#dim-unavailable-tabs) [두세요](../../controls/button/ko.md)")
    files["bars/tab-bar/en.md"] = SmallGuide.tabBar
      .replacing(
        "leave `", with: "[leave](#dim-unavailable-tabs) [it](../../controls/button/en.md) `")
    return LockedGuide.accepting(files.merging(DrawnTabs.files) { $1 })
  }()

  private func moved(
    _ page: String = "tab-bar", from origin: String? = nil, to group: String = "controls",
    in files: [String: String] = files
  ) throws -> FolderEdit {
    try PageMover(ContentTree(texts: files)).move(page, from: origin, to: group)
  }

  private func texts(_ edit: FolderEdit) -> [String: String] {
    edit.tree.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The files as somebody leaves them who only moves the folder.
  private static func movedByHand(_ files: [String: String] = files) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        (path.replacing("bars/tab-bar/", with: "controls/tab-bar/"), text)
      })
  }

  @Test func `everything leads where it led, and nothing is out of step`() throws {
    #expect(CheckRegistry.diagnostics(in: LockedGuide.content(of: Self.files)) == [])
    let edit = try moved()
    #expect("\(edit.counts)" == "2 rules, 12 links, 2 names")
    let after = texts(edit)
    let english = after["bars/toolbar/en.md"] ?? ""
    #expect(english.contains("[faster](../../controls/tab-bar/en.md)"))
    #expect(english.contains("[bar]: <../../controls/tab-bar/en.md#availability> \"Tab bars\""))
    #expect(after["bars/toolbar/ko.md"]?.contains("[탭](../../controls/tab-bar/ko.md)에서") == true)
    let korean = after["controls/tab-bar/ko.md"] ?? ""
    #expect(korean.contains("[그대로](#dim-unavailable-tabs) [두세요](../button/ko.md)"))
    #expect(korean.contains("[툴바](../../bars/toolbar/ko.md#keep-it-short)"))
    #expect(
      after["controls/button/ko.md"]?.contains(
        "[버튼](../tab-bar/ko.md#availability) ![버튼](../tab-bar/tabs.svg)") == true)
    #expect(after["site.yml"]?.contains("components: [toolbar]") == true)
    #expect(after["figures.yml"]?.contains("file: controls/tab-bar/tabs.svg") == true)
    #expect(after["rules.lock"] == Self.files["rules.lock"])
    let content = LockedGuide.content(of: after)
    #expect(CheckRegistry.diagnostics(in: content) == [])
    for rule in content.graph.rules {
      #expect(content.graph.translation(of: rule.id, in: "ko")?.state == .translated, "\(rule.id)")
    }
    #expect(content.graph.component("tab-bar")?.group == "controls")
  }

  @Test func `the files that have another text or place are told`() throws {
    #expect(
      try moved().paths == [
        "Content/bars/toolbar/en.md", "Content/bars/toolbar/ko.md", "Content/controls/button/en.md",
        "Content/controls/button/ko.md", "Content/controls/tab-bar/en.md",
        "Content/controls/tab-bar/ko.md", "Content/controls/tab-bar/tabs.svg",
        "Content/figures.yml", "Content/site.yml",
      ])
  }

  @Test func `a page that comes back has the addresses that it had`() throws {
    var files = Self.files
    files["bars/toolbar/en.md"] = files["bars/toolbar/en.md"]?
      .replacing("./../tab-bar", with: "../tab-bar").replacing("../../bars/", with: "../")
    let back = texts(try moved(to: "bars", in: texts(try moved(in: files))))
    files["site.yml"] = files["site.yml"]?.replacing("[tab-bar, toolbar]", with: "[toolbar]")
    #expect(back == files)
  }

  @Test func `when a person has moved the folder already, the rest follows`() throws {
    let expected = texts(try moved())
    let files = Self.movedByHand()
    #expect(texts(try moved(in: files)) == expected)
    #expect(try moved(in: files).isThere)
    // Where 'site.yml' does not tell where it was, somebody has to.
    let unlisted = LockedGuide.changing(in: files, "site.yml", "[tab-bar, toolbar]", "[toolbar]")
    #expect(texts(try moved(from: "bars", in: unlisted)) == expected)
    let error = #expect(throws: FolderEditError.self) { try moved(in: unlisted) }
    #expect(
      error.map { "\($0)" }
        == "'tab-bar' is in 'controls' already; where you have moved its folder, "
        + "name the group that it was in: hig move GROUP/tab-bar controls")
  }

  @Test func `what was written before the command was killed stays, and the rest follows`() throws {
    let expected = texts(try moved())
    let remains = KilledCommand.remains(of: Self.movedByHand(), until: expected)
    #expect(remains.count > 2)
    for files in remains { #expect(texts(try moved(from: "bars", in: files)) == expected) }
  }

  @Test func `a page that somebody moved to a third group comes from the one that lists it`() throws
  {
    var files = Self.movedByHand().mapValues { $0 }
    files = Dictionary(
      uniqueKeysWithValues: files.map {
        ($0.replacing("controls/tab-bar/", with: "search/tab-bar/"), $1)
      })
    files["site.yml"]? += "  - {id: search, title: {en: Search, ko: 검색}}\n"
    var expected = texts(try moved())
    expected["site.yml"] = files["site.yml"]?.replacing("[tab-bar, toolbar]", with: "[toolbar]")
    let edit = try moved(in: files)
    #expect(texts(edit) == expected)
    #expect(edit.move == FolderMove(from: "search/tab-bar", to: "controls/tab-bar"))
    #expect(!edit.isThere)
    #expect(texts(try moved(from: "bars", in: files)) == expected)
  }

  @Test func `a link that is written for the new place stays as it is`() throws {
    var files = Self.files
    files["bars/toolbar/ko.md"] = Self.files["bars/toolbar/ko.md"]?
      .replacing("보다 [탭]", with: "보다 [버튼](../button/ko.md)과 [없는 것](../slider/ko.md), [탭]")
    let page = texts(try moved("toolbar", in: files))["controls/toolbar/ko.md"] ?? ""
    #expect(page.contains("[버튼](../button/ko.md)과 [없는 것](../../bars/slider/ko.md), "), "\(page)")
  }

  @Test func `a list that nothing can be taken out of is told, and nothing is made`() {
    let files = LockedGuide.changing(in: Self.files, "site.yml", "[tab-bar,", "[!!str tab-bar,")
    let error = #expect(throws: FolderEditError.self) { try moved(in: files) }
    #expect(
      error.map { "\($0)" }
        == "'tab-bar' is listed at Content/site.yml:8 in a form that cannot be taken out; do that by hand first"
    )
    let quoted = LockedGuide.changing(in: Self.files, "site.yml", "[tab-bar,", "[\"tab-bar\",")
    #expect(throws: Never.self) { try moved(in: quoted) }
  }

  @Test func `an address with a letter as an entity is told, and nothing is made`() {
    let files = LockedGuide.changing(
      in: Self.files, "bars/toolbar/ko.md", "[탭](../tab-bar/ko.md)", "[탭](../tab&#45;bar/ko.md)")
    let error = #expect(throws: FolderEditError.self) { try moved(in: files) }
    #expect(
      error.map { "\($0)" }
        == "links to it cannot be rewritten; write each plainly and on one line, '[text](address)', "
        + "or '[name]: address' on a line of its own: Content/bars/toolbar/ko.md:10")
  }

  @Test func `stamps that hold the group are those of a page that moved, too`() throws {
    let lock = """
      tab-bar/dim-unavailable-tabs active en=do.a016ab473307.a707a707c8e4 ko=do.07b10293679c.a707a707c8e4

      """
    let mended = texts(try moved()).merging(["site.yml": Self.files["site.yml"] ?? ""]) { $1 }
    for moved in [Self.files, Self.movedByHand(), mended] {
      let files = moved.merging([RulesLock.fileName: lock]) { $1 }
      let content = LockedGuide.content(of: texts(try self.moved(in: files)))
      let rule = try #require(RuleID("tab-bar/dim-unavailable-tabs"))
      #expect(content.graph.translation(of: rule, in: "ko")?.state == .translated)
    }
  }

  @Test
  func
    `where the command was killed before it wrote the lock, stamps of older versions are renewed`()
    throws
  {
    // As an older version wrote it for this text, in which the group of the page counted.
    let lock =
      "toolbar/keep-it-short active en=avoid.8e2f655b2cb5.a707a707a707 ko=avoid.cd9077b30712.a707a707f18c\n"
    let toolbar = [
      "bars/toolbar/en.md": SmallGuide.files["bars/toolbar/en.md"] ?? "",
      "bars/toolbar/ko.md": (SmallGuide.files["bars/toolbar/ko.md"] ?? "")
        .replacing("이 더 빨리", with: "이 [탭](../tab-bar/ko.md) 더 빨리"),
      RulesLock.fileName: lock,
    ]
    let rule = try #require(RuleID("toolbar/keep-it-short"))
    let state = { (files: [String: String]) in
      LockedGuide.content(of: files).graph.translation(of: rule, in: "ko")?.ownChanges
    }
    let files = Self.files.merging(toolbar) { $1 }
    #expect(state(files) == [])
    let killed = texts(try moved(in: files)).merging([RulesLock.fileName: lock]) { $1 }
    #expect(state(killed) == [.links, .words])
    let edit = try moved(from: "bars", in: killed)
    #expect(edit.paths.filter { !$0.contains("/tab-bar/") } == ["Content/rules.lock"])
    #expect(state(texts(edit)) == [])
    #expect(texts(edit) == texts(try moved(in: files)))
  }

  @Test(
    arguments: [
      ("tab-bars", nil, "controls", "there is no page 'tab-bars'; did you mean 'tab-bar'?"),
      (
        "bars", nil, "controls",
        "there is no page 'bars'; it is a group, which 'hig rename --group' renames"
      ),
      ("tab-bar", nil, "control", "site.yml has no group 'control'; did you mean 'controls'?"),
      (
        "tab-bar", "controls", "controls",
        "there is no page 'controls/tab-bar'; did you mean 'bars/tab-bar'?"
      ),
      (
        "toolbar-button", nil, "controls",
        "'toolbar-button' is a part of 'toolbar' and has no page of its own; it is moved with that page, and "
          + "given another id by hand: in its headings and in what names them"
      ),
    ] as [(String, String?, String, String)])
  func `a move that cannot be is refused`(
    _ page: String, _ origin: String?, _ group: String, _ words: String
  ) {
    let error = #expect(throws: FolderEditError.self) {
      try moved(page, from: origin, to: group)
    }
    #expect(error.map { "\($0)" } == words)
  }

  @Test(arguments: [
    (
      "controls", "bars",
      "'tab-bar' is in 'bars' already, and nothing says that it was in 'controls'"
    ),
    ("none", "bars", "'tab-bar' is in 'bars' already, and nothing says that it was in 'none'"),
    ("bars", "bars", "'tab-bar' is in 'bars' already"),
  ])
  func `a page that was never in the group that somebody names stays as it is`(
    _ origin: String, _ group: String, _ words: String
  ) {
    let torn = LockedGuide.changing(
      in: Self.files, "bars/tab-bar/en.md", "[it](", "[nothing](../nothing/en.md) [it](")
    for files in [Self.files, torn] {
      let error = #expect(throws: FolderEditError.self) {
        try moved(from: origin, to: group, in: files)
      }
      #expect(error.map { "\($0)" } == words)
    }
    let elsewhere = Self.movedByHand().merging([
      "site.yml": (Self.files["site.yml"] ?? "").replacing("[tab-bar, toolbar]", with: "[toolbar]")
    ]) { $1 }
    let error = #expect(throws: FolderEditError.self) { try moved(from: "search", in: elsewhere) }
    #expect(
      error.map { "\($0)" }
        == "'tab-bar' is in 'controls' already, and nothing says that it was in 'search'")
  }

  @Test func `a page does not come where files are`() {
    let files = Self.files.merging(["controls/tab-bar/notes.txt": "x"]) { $1 }
    let error = #expect(throws: FolderEditError.self) { try moved(in: files) }
    #expect(error.map { "\($0)" } == "'controls/tab-bar' is in use")
  }
}
