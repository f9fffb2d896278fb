import RuleGraph
import SmallContent
import Testing

/// Giving a page another id.
@Suite struct PageRenamerTests {
  /// The guide with everything that can name a page: attributes, links of every form, drawings, tables and terms.
  private static let files: [String: String] = {
    var files = SmallGuide.files
    files["bars/toolbar/en.md"] = SmallGuide.files["bars/toolbar/en.md"]?
      .replacing("SystemItem}", with: "SystemItem see=tab-bar,tab-bar/keep-every-tab-enabled}")
      .replacing(
        "Few buttons are found faster.",
        with: """
          Few buttons are found [faster](./../tab-bar/en.md) than [many][bar], and ![tabs](../tab-bar/tabs.svg) too.

          [bar]: <../../bars/tab-bar/en.md#availability> "Tab bars"
          """)
    files["bars/toolbar/ko.md"] = SmallGuide.files["bars/toolbar/ko.md"]?
      .replacing(
        "적은 버튼이",
        with:
          "적은 버튼이 [많은 버튼](../tab-bar/ko.md#availability)과 ![탭](../tab-bar/tabs.svg), [탭](../tab-bar/ko.md)보다"
      )
    files["bars/tab-bar/ko.md"] = SmallGuide.files["bars/tab-bar/ko.md"]?
      .replacing("그대로 두세요", with: "[그대로](../tab-bar/ko.md#dim-unavailable-tabs) 두세요")
    files["bars/tab-bar/en.md"] = SmallGuide.tabBar
      .replacing("leave `", with: "[leave](#dim-unavailable-tabs) `")
    return LockedGuide.accepting(files.merging(DrawnTabs.files) { $1 })
  }()

  private func renamed(
    _ old: String = "tab-bar", to new: String = "tab-strip", in files: [String: String] = files
  ) throws -> FolderEdit {
    try PageRenamer(ContentTree(texts: files)).rename(old, to: new)
  }

  private func texts(_ edit: FolderEdit) -> [String: String] {
    edit.tree.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The files as somebody leaves them who only moves the folder.
  private var moved: [String: String] {
    Dictionary(
      uniqueKeysWithValues: Self.files.map { path, text in
        (path.replacing("bars/tab-bar/", with: "bars/tab-strip/"), text)
      })
  }

  @Test func `everything names the page anew, and nothing is out of step`() throws {
    #expect(CheckRegistry.diagnostics(in: LockedGuide.content(of: Self.files)) == [])
    let edit = try renamed()
    #expect("\(edit.counts)" == "2 rules, 7 links, 1 attribute, 4 names, 1 statement")
    let after = texts(edit)
    let english = after["bars/toolbar/en.md"] ?? ""
    #expect(english.contains("see=tab-strip,tab-strip/keep-every-tab-enabled}"))
    #expect(english.contains("[faster](./../tab-strip/en.md)"))
    #expect(english.contains("![tabs](../tab-strip/tabs.svg)"))
    #expect(english.contains("[bar]: <../../bars/tab-strip/en.md#availability> \"Tab bars\""))
    #expect(
      after["bars/tab-strip/ko.md"]?.contains("[그대로](../tab-strip/ko.md#dim-unavailable-tabs)")
        == true)
    #expect(after["site.yml"]?.contains("[tab-strip, toolbar]") == true)
    #expect(after["figures.yml"]?.contains("file: bars/tab-strip/tabs.svg") == true)
    #expect(
      after["provenance.tsv"]?.contains(
        "tab-strip/keep-every-tab-enabled,tab-strip/dim-unavailable-tabs") == true)
    #expect(!after.keys.contains { $0.contains("tab-bar") })
    // The term's own id is a name for people to keep.
    #expect(
      after.values.joined().replacing("id: tab-bar", with: "").ranges(of: "tab-bar").count == 2)
    let content = LockedGuide.content(of: after)
    #expect(CheckRegistry.diagnostics(in: content) == [])
    for rule in content.graph.rules {
      #expect(content.graph.translation(of: rule.id, in: "ko")?.state == .translated, "\(rule.id)")
    }
    #expect(content.graph.successor(ofPage: "tab-bar") == "tab-strip")
    #expect(
      content.graph.formerRules.map { "\($0.id) \($0.status.rawValue) \($0.successors)" } == [
        "tab-bar/dim-unavailable-tabs renamed [tab-strip/dim-unavailable-tabs]",
        "tab-bar/keep-every-tab-enabled renamed [tab-strip/keep-every-tab-enabled]",
      ])
  }

  @Test func `the files that have another text or place are told`() throws {
    #expect(
      try renamed().paths == [
        "Content/apis.yml", "Content/bars/tab-strip/en.md", "Content/bars/tab-strip/ko.md",
        "Content/bars/tab-strip/tabs.svg", "Content/bars/toolbar/en.md",
        "Content/bars/toolbar/ko.md",
        "Content/figures.yml", "Content/glossary.yml", "Content/provenance.tsv",
        "Content/rules.lock",
        "Content/site.yml",
      ])
  }

  @Test func `given again, it mends what has come since, whatever became of its rules before`()
    throws
  {
    var files = Self.files
    files["rules.lock"] =
      (files["rules.lock"] ?? "") + """
        tab-bar/once-retired retired
        tab-bar/once-merged merged toolbar/keep-it-short
        tab-bar/once-renamed renamed tab-bar/keep-every-tab-enabled

        """
    let after = texts(try renamed(in: files))
    #expect(LockedGuide.content(of: after).graph.successor(ofPage: "tab-bar") == "tab-strip")
    let since = LockedGuide.changing(
      in: after, "bars/toolbar/en.md", "see=tab-strip,", "see=tab-bar,")
    #expect(texts(try renamed(in: since)) == after)
  }

  @Test(arguments: ["'", "\""])
  func `a name that stands in quotes has them once, even where it must have some`(
    _ quote: String
  ) throws {
    let files = LockedGuide.changing(
      in: LockedGuide.changing(
        in: Self.files, "glossary.yml", "component: tab-bar", "component: \(quote)tab-bar\(quote)"),
      "site.yml", "[tab-bar,", "[\(quote)tab-bar\(quote),")
    let after = texts(try renamed(to: "on", in: files))
    #expect(after["glossary.yml"]?.contains("component: \(quote)on\(quote)\n") == true)
    #expect(after["site.yml"]?.contains("[\(quote)on\(quote),") == true)
    #expect(texts(try renamed(to: "on"))["site.yml"]?.contains("[\"on\",") == true)
  }

  @Test func `what was out of step stays so`() throws {
    let files = LockedGuide.changing(
      in: Self.files, "bars/tab-bar/en.md", "kept its place", "kept its own place")
    let graph = LockedGuide.content(of: texts(try renamed(in: files))).graph
    let states = graph.rules.map { graph.translation(of: $0.id, in: "ko")?.state }
    #expect(states.filter { $0 == .needsReview }.count == 1)
  }

  @Test func `when a person has moved the folder already, the rest follows`() throws {
    let expected = texts(try renamed())
    var files = moved
    #expect(texts(try renamed(in: files)) == expected)
    #expect(try renamed(in: files).isThere)
    files["site.yml"] = files["site.yml"]?.replacing("[tab-bar,", with: "[tab-strip,")
    #expect(texts(try renamed(in: files)) == expected)
  }

  @Test func `what was written before the command was killed stays, and the rest follows`() throws {
    let expected = texts(try renamed())
    let remains = KilledCommand.remains(of: moved, until: expected)
    #expect(remains.count > 2)
    for files in remains { #expect(texts(try renamed(in: files)) == expected) }
  }

  @Test(arguments: [
    ("tab-bars", "tab-strip", "there is no page 'tab-bars'; did you mean 'tab-bar'?"),
    (
      "toolbar-button", "x",
      "'toolbar-button' is a part of 'toolbar' and has no page of its own; it is moved with that page, and "
        + "given another id by hand: in its headings and in what names them"
    ),
    ("tab-bar", "toolbar", "'toolbar' is in use"), ("tab-bar", "tab-bar", "'tab-bar' is in use"),
    ("tab-bar", "toolbar-button", "'toolbar-button' is in use"),
    (
      "tab-bar", "Tabs",
      "'Tabs' is not an id of a page; "
        + "write lower case with hyphens, and none of the site's own pages"
    ),
    (
      "tab-bar", "glossary",
      "'glossary' is not an id of a page; "
        + "write lower case with hyphens, and none of the site's own pages"
    ),
    ("tab-bar", "con", "Windows takes no folder 'con'"),
  ])
  func `an id that cannot be is refused`(_ old: String, _ new: String, _ words: String) {
    let error = #expect(throws: FolderEditError.self) { try renamed(old, to: new) }
    #expect(error.map { "\($0)" } == words)
  }

  @Test func `an id that a page had is not given again, nor taken from another page`() throws {
    let files = texts(try renamed())
    for (old, new, words) in [
      (
        "tab-strip", "tab-bar",
        "'tab-bar/dim-unavailable-tabs' was the id of a rule before, and is kept for it"
      ),
      (
        "toolbar", "tab-bar",
        "'tab-bar/dim-unavailable-tabs' was the id of a rule before, and is kept for it"
      ),
      ("tab-bar", "toolbar", "'tab-bar' was renamed before; it is 'tab-strip' now"),
    ] {
      let error = #expect(throws: FolderEditError.self) { try renamed(old, to: new, in: files) }
      #expect(error.map { "\($0)" } == words)
    }
    // Nor is a page that is gone another that is there.
    let gone = Self.files.filter { !$0.key.hasPrefix("bars/tab-bar/") }
    let error = #expect(throws: FolderEditError.self) {
      try renamed("tab-bar", to: "toolbar", in: gone)
    }
    #expect(error.map { "\($0)" } == "there is no page 'tab-bar'")
  }

  @Test(arguments: [
    (
      "bars/toolbar/ko.md", "[탭](../tab-bar/ko.md)", "[탭\n하나](../tab-bar/ko.md\n\"탭\")",
      "links to it cannot be rewritten; write each plainly and on one line, '[text](address)', or '[name]: address' "
        + "on a line of its own: Content/bars/toolbar/ko.md:10"
    ),
    (
      "bars/toolbar/en.md", "Few buttons", "<<<<<<< a\nFew\n=======\nbuttons\n>>>>>>> b\n",
      "a merge is unfinished at Content/bars/toolbar/en.md:11; finish it first"
    ),
    (
      "site.yml", "script: Hang}", "script: Hang",
      "'Content/site.yml' could not be read whole, as 'hig check' tells; mend it first"
    ),
  ])
  func `what would be lost is told, and nothing is made`(
    _ path: String, _ old: String, _ new: String, _ words: String
  ) {
    let files = LockedGuide.changing(in: Self.files, path, old, new)
    let error = #expect(throws: FolderEditError.self) { try renamed(in: files) }
    #expect(error.map { "\($0)" } == words)
  }

  @Test func `without a site the order of pages is that of their names, and none is renamed`() {
    let files = Self.files.filter { $0.key != "site.yml" }
    let error = #expect(throws: FolderEditError.self) { try renamed(in: files) }
    #expect(
      error.map { "\($0)" }
        == "'Content/site.yml' could not be read whole, as 'hig check' tells; mend it first")
  }

  @Test func `a name that would mean a rule of the page where it stands is refused`() {
    let files = LockedGuide.accepting(
      Self.files.mapValues { $0.replacing("keep-it-short", with: "tab-strip") }
        .merging(["rules.lock": ""]) { $1 })
    let error = #expect(throws: FolderEditError.self) { try renamed(in: files) }
    #expect(
      error.map { "\($0)" }
        == "the change would bring in an error: Content/bars/toolbar/en.md:9: 'toolbar/tab-strip' names itself in 'see'"
    )
  }

  @Test func `a page and rules that nobody has accepted are renamed too`() throws {
    var files = Self.files
    files["rules.lock"] = nil
    #expect(try renamed(in: files).tree.files["rules.lock"] == nil)
    files["rules.lock"] = "# Nothing yet.\n"
    let edit = try renamed(in: files)
    #expect(texts(edit)["rules.lock"] == "# Nothing yet.\n")
    #expect(edit.counts.rules == 2)
  }
}
