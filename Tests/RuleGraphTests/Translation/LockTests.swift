import CommonMark
import RuleGraph
import SmallContent
import Testing

/// Reading and writing `rules.lock`.
@Suite struct LockTests {
  private func read(_ text: String) -> RulesLock {
    RulesLockReader(SourceText(path: "rules.lock", text: text)).read()
  }

  private static let sample = """
    # A comment, and an empty line

    tab-bar/a active en=do.0123456789ab.00ff00000001 ja=do.0123456789ab.00ff00000001(en=avoid.ba9876543210.000000000000)
    tab-bar/b renamed tab-bar/a
    tab-bar/c split tab-bar/a,toolbar/x
    tab-bar/d retired

    """

  @Test(arguments: [
    sample, sample.replacing("\n", with: "\r\n"), sample.replacing("\n", with: "\r"),
    "\u{FEFF}" + sample,
  ])
  func `a lock is read`(_ text: String) throws {
    let lock = read(text)
    #expect(lock.faults.isEmpty)
    #expect(lock.entries.map(\.id.name) == ["a", "b", "c", "d"])
    #expect(lock.entries.map(\.status) == [.active, .renamed, .split, .retired])
    #expect(lock.entries[2].targets.map(\.value) == ["tab-bar/a", "toolbar/x"])
    #expect(lock.entries[0].location.line == 3)
    let acceptances = lock.entries[0].acceptances
    #expect(acceptances["en"]?.description == "do.0123456789ab.00ff00000001")
    #expect(
      acceptances["ja"]?.description
        == "do.0123456789ab.00ff00000001(en=avoid.ba9876543210.000000000000)")
    #expect(acceptances["ja"]?.basis?.language == "en")
  }

  @Test func `a language counts once on a line, the first time`() {
    let lock = read(
      "tab-bar/a active ko=do.0123456789ab.00ff00000001 ko=avoid.0123456789ab.00ff00000001")
    #expect(lock.entries.first?.acceptances["ko"]?.stamp.kind == .do)
    #expect(lock.faults.map(\.location.range.lowerBound.column) == [50])
    guard case .acceptanceRepeated(language: "ko") = lock.faults.first?.kind else {
      Issue.record("\(lock.faults)")
      return
    }
  }

  @Test(arguments: [
    "", "do", "do.0123456789ab", "do.0123456789AB.000000000000", "do.0123456789ab.00000000000",
    "must.0123456789ab.000000000000", "do.0123456789ab.000000000000(en)",
    "do.0123456789ab.000000000000(en=do.0123456789ab.000000000000",
    "do.0123456789ab.000000000000(=do.0123456789ab.000000000000)", "(", "()", "do..",
  ])
  func `what is no stamp is none`(_ text: String) {
    #expect(Acceptance(text) == nil)
  }

  @Test func `a line is put in place and all others stay byte for byte`() throws {
    let id = try #require(RuleID("tab-bar/b"))
    var text = LockText("# x\r\ntab-bar/a  active\t\r\ntab-bar/b active\r\ntab-bar/c retired")
    text.set(LockLine(former: id, .retired, targets: []))
    #expect(
      text.text == "# x\r\ntab-bar/a  active\t\r\ntab-bar/b retired\r\ntab-bar/c retired")
  }

  @Test func `lines that end as on the first Macs stay lines`() throws {
    let id = try #require(RuleID("tab-bar/b"))
    var text = LockText("\u{FEFF}tab-bar/a active\rtab-bar/b active\rtab-bar/c retired\r")
    text.set(LockLine(former: id, .retired, targets: []))
    text.set(LockLine(former: RuleID(page: "tab-bar", name: "d"), .retired, targets: []))
    #expect(
      text.text
        == "\u{FEFF}tab-bar/a active\rtab-bar/b retired\rtab-bar/c retired\rtab-bar/d retired\r")
  }

  @Test(arguments: [
    ("tab-bar/a", "# x\ntab-bar/a retired\ntab-bar/b active\ntab-bar/d active"),
    ("tab-bar/c", "# x\ntab-bar/b active\ntab-bar/c retired\ntab-bar/d active"),
    ("tab-bar/e", "# x\ntab-bar/b active\ntab-bar/d active\ntab-bar/e retired\n"),
    ("tab-bar-2/a", "# x\ntab-bar-2/a retired\ntab-bar/b active\ntab-bar/d active"),
  ])
  func `a new line goes where it belongs`(_ name: String, _ expected: String) throws {
    let id = try #require(RuleID(name))
    var text = LockText("# x\ntab-bar/b active\ntab-bar/d active")
    text.set(LockLine(former: id, .retired, targets: []))
    #expect(text.text == expected)
  }

  @Test(arguments: [
    ("", "탭/a retired\n탭/c retired\n탭/e retired\n"),
    ("\u{FEFF}", "\u{FEFF}탭/a retired\n탭/c retired\n탭/e retired\n"),
    ("# x", "# x\n탭/a retired\n탭/c retired\n탭/e retired\n"),
    ("탭/d active", "탭/a retired\n탭/c retired\n탭/d active\n탭/e retired\n"),
    ("탭/f active\n# x\n", "탭/a retired\n탭/c retired\n탭/e retired\n탭/f active\n# x\n"),
    (
      "탭/e active\n탭/b active\n탭/e merged 탭/b",
      "탭/a retired\n탭/b active\n탭/c retired\n탭/e retired\n"
    ),
    (
      "# 위\n탭/f active\n# 그 줄\n탭/b active\n탭/f  active",
      "# 위\n# 그 줄\n탭/a retired\n탭/b active\n탭/c retired\n탭/e retired\n탭/f active\n"
    ),
  ])
  func `several lines go where each belongs, whatever their order`(_ old: String, _ new: String)
    throws
  {
    for names in [["a", "c", "e"], ["e", "c", "a"], ["c", "e", "c", "a"]] {
      var text = LockText(old)
      for name in names {
        text.set(LockLine(former: RuleID(page: "탭", name: name), .retired, targets: []))
      }
      #expect(text.text == new)
    }
  }

  @Test func `what is written is read again`() {
    let content = LockedGuide.content(of: LockedGuide.files)
    #expect(content.catalog.lock?.faults.isEmpty == true)
    #expect(content.catalog.lock?.entries.map(\.id) == content.graph.rules.map(\.id).sorted())
    #expect(CheckRegistry.diagnostics(in: content) == [])
  }

  @Test func `content without a lock is warned of and works`() {
    let found = ExampleContent.printed(replacing: ["rules.lock": nil])
    #expect(
      found == [
        "Content/rules.lock:1:1: warning: there is no rules.lock [lock/missing-file]",
        "  'hig translate accept --all' writes it.",
      ])
  }

  @Test func `former ids lead to the rules that are there now`() throws {
    let lock = """
      tab-bar/dim-tabs renamed tab-bar/grey-tabs
      tab-bar/dim-unavailable-tabs active
      tab-bar/grey-tabs split tab-bar/keep-every-tab-enabled,toolbar/short
      tab-bar/keep-every-tab-enabled active
      tab-bar/loop-a renamed tab-bar/loop-b
      tab-bar/loop-b renamed tab-bar/loop-a
      tab-bar/old retired
      tab-bar/once renamed tab-bar/then
      tab-bar/then renamed toolbar/short
      tab-bar/yore renamed tab-bar/old
      toolbar/keep-it-short active
      toolbar/short merged toolbar/keep-it-short
      """
    let graph = ExampleContent.content(replacing: ["rules.lock": lock]).graph
    let successors = graph.formerRules.map { former in
      "\(former.id.name) \(former.status) \(former.successors.map(\.name).joined(separator: " "))"
    }
    #expect(
      successors == [
        "dim-tabs split keep-every-tab-enabled keep-it-short",
        "grey-tabs split keep-every-tab-enabled keep-it-short",
        "loop-a renamed ", "loop-b renamed ", "old retired ",
        "once merged keep-it-short", "then merged keep-it-short", "yore retired ",
        "short merged keep-it-short",
      ])
    #expect(graph.formerRule(try #require(RuleID("tab-bar/old")))?.status == .retired)
    #expect(graph.formerRule(try #require(RuleID("toolbar/keep-it-short"))) == nil)
  }
}

/// Word differences.
@Suite struct WordDifferenceTests {
  @Test(arguments: [
    ("a b c", "a b c", [WordDifference.Run(.kept, "a b c")]),
    ("a b\nc", "a  b c", [.init(.kept, "a b c")]),
    (
      "a b c", "a x c",
      [.init(.kept, "a"), .init(.removed, "b"), .init(.added, "x"), .init(.kept, "c")]
    ),
    ("", "a", [.init(.added, "a")]),
    (
      "탭은 5개까지 두세요.", "탭은 6개까지 두세요.",
      [
        .init(.kept, "탭은"), .init(.removed, "5개까지"), .init(.added, "6개까지"), .init(.kept, "두세요."),
      ]
    ),
    ("a b c d", "d", [.init(.removed, "a b c"), .init(.kept, "d")]),
    ("a", "", [.init(.removed, "a")]),
    ("", "", []),
  ])
  func `runs of words are kept, removed or added`(
    _ old: String, _ new: String, _ expected: [WordDifference.Run]
  ) {
    #expect(WordDifference(from: old, to: new).runs == expected)
  }

  @Test(arguments: ["탭\u{A0}바", "탭\u{3000}바", "탭\r\n바", "\t탭  바\n", "탭\u{2028}바"])
  func `no kind of blank counts`(_ text: String) {
    #expect(WordDifference(from: "탭 바", to: text).runs == [.init(.kept, "탭 바")])
  }
}

/// Where a link leads, whatever the language.
@Suite struct PagePlaceTests {
  @Test(arguments: [
    ("../toolbar/ko.md#keep", "bars/toolbar#keep"), ("../toolbar/ko.md", "bars/toolbar"),
    ("../%74ool%62ar/ko.md#keep", "bars/toolbar#keep"), ("#keep", "bars/tab-bar#keep"),
    ("ko.md", "bars/tab-bar"),
    ("../../controls/button/ko.md", "controls/button"), ("a.svg", "bars/tab-bar/a.svg"),
    ("https://a.example/ko.md", "https://a.example/ko.md"), ("/ko.md", "/ko.md"),
    ("../toolbar/en.md", "bars/toolbar/en.md"), ("", "bars/tab-bar"),
    ("../../../../x", "../../../../x"),
  ])
  func `a link is read without its language`(_ written: String, _ expected: String) {
    #expect(PagePlace(folder: "bars/tab-bar", language: "ko").neutral(written) == expected)
  }

  @Test(arguments: [
    ("bars/toolbar#keep", "toolbar#keep"), ("bars/toolbar", "toolbar"),
    ("bars/tab-bar/a.svg", "tab-bar/a.svg"), ("bars", "bars"), ("site.yml", "site.yml"),
    ("https://a.example/ko.md", "https://a.example/ko.md"), ("/ko.md", "/ko.md"),
    ("../../x", "../../x"), ("바/toolbar", "바/toolbar"), ("", ""),
  ])
  func `a link is read without the group of a page`(_ neutral: String, _ expected: String) {
    #expect(PagePlace.ungrouped(neutral) == expected)
  }
}
