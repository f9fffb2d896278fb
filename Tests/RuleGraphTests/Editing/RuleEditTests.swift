import RuleGraph
import SmallContent
import Testing

/// Renaming, merging, splitting and retiring rules.
@Suite struct RuleEditTests {
  private func editor(_ files: [String: String] = LockedGuide.files) -> RuleEditor {
    RuleEditor(ContentTree(texts: files))
  }

  private func id(_ text: String) throws -> RuleID {
    try #require(RuleID(text))
  }

  /// The files as an edit leaves them.
  private func applied(
    _ edit: RuleEdit, to files: [String: String] = LockedGuide.files
  ) -> [String: String] {
    files.merging(
      edit.texts.map { (String($0.key.dropFirst("Content/".count)), $0.value) }
    ) { $1 }
  }

  /// The lines that differ, the new ones.
  private func changed(
    _ edit: RuleEdit, _ path: String, from files: [String: String] = LockedGuide.files
  ) -> [String] {
    let old = Set((files[path] ?? "").split(separator: "\n"))
    return (edit.texts["Content/\(path)"] ?? "").split(separator: "\n")
      .filter { !old.contains($0) }.map(String.init)
  }

  @Test func `a renamed rule is named anew in all languages and everywhere`() throws {
    let edit = try editor().rename(id("toolbar/keep-it-short"), to: id("toolbar/keep-short"))
    #expect("\(edit.counts)" == "2 headings, 2 links, 0 attributes, 1 statement")
    #expect(
      changed(edit, "bars/toolbar/en.md") == [
        "### Keep it short {#keep-short .avoid table=UITabBarItem.SystemItem}"
      ])
    #expect(changed(edit, "bars/toolbar/ko.md") == ["### 길게 늘이지 마세요 {#keep-short}"])
    #expect(
      changed(edit, "bars/tab-bar/en.md") == [
        "A dimmed tab kept its place. For actions see [toolbars](../toolbar/en.md#keep-short)."
      ])
    #expect(
      changed(edit, "bars/tab-bar/ko.md") == [
        "흐린 탭도 제자리를 지켰습니다. 동작은 [툴바](../toolbar/ko.md#keep-short)를 보세요."
      ])
    #expect(changed(edit, "provenance.tsv") == ["s2\tios7-2013\t14,15\ttoolbar/keep-short"])
    let anew = LockedGuide.accepting(
      SmallGuide.files.mapValues { $0.replacing("keep-it-short", with: "keep-short") })
    #expect(
      edit.texts["Content/rules.lock"]
        == anew["rules.lock"]?.replacing(
          "toolbar/keep-short active",
          with: "toolbar/keep-it-short renamed toolbar/keep-short\ntoolbar/keep-short active"),
      "the rule that links to it has new stamps too")
    let content = LockedGuide.content(of: applied(edit))
    #expect(CheckRegistry.diagnostics(in: content) == [])
    for rule in content.graph.rules {
      #expect(content.graph.translation(of: rule.id, in: "ko")?.state == .translated, "\(rule.id)")
    }
    #expect(content.graph.formerRules.map(\.successors) == [[try id("toolbar/keep-short")]])
  }

  @Test func `what was out of step stays so when a rule is renamed`() throws {
    let files = LockedGuide.changing("bars/toolbar/en.md", "Few", "Fewer")
    let edit = try editor(files).rename(id("toolbar/keep-it-short"), to: id("toolbar/keep-short"))
    let graph = LockedGuide.content(of: applied(edit, to: files)).graph
    #expect(graph.translation(of: try id("toolbar/keep-short"), in: "ko")?.state == .needsReview)
  }

  @Test(arguments: [
    ("supersedes=dim-unavailable-tabs", "supersedes=dim-tabs"),
    ("supersedes=tab-bar/dim-unavailable-tabs", "supersedes=tab-bar/dim-tabs"),
    ("supersedes=\"dim-unavailable-tabs\" platforms=iOS", "supersedes=\"dim-tabs\" platforms=iOS"),
    ("see=toolbar,dim-unavailable-tabs,tab-bar", "see=toolbar,dim-tabs,tab-bar"),
    (
      "see=\"toolbar ,  dim-unavailable-tabs, tab-bar\"", "see=\"toolbar ,  dim-tabs, tab-bar\""
    ),
    (
      "conflicts=dim-unavailable-tabs,toolbar/keep-it-short",
      "conflicts=dim-tabs,toolbar/keep-it-short"
    ),
  ])
  func `attributes keep their form`(_ old: String, _ new: String) throws {
    let files = LockedGuide.accepting(
      SmallGuide.tabBar(replacing: "supersedes=dim-unavailable-tabs", with: old))
    let edit = try editor(files).rename(
      id("tab-bar/dim-unavailable-tabs"), to: id("tab-bar/dim-tabs"))
    #expect(
      changed(edit, "bars/tab-bar/en.md", from: files) == [
        "### Keep every tab enabled {#keep-every-tab-enabled .do \(new)}",
        "### Dim unavailable tabs {#dim-tabs .do since=ios7}",
      ])
  }

  @Test(arguments: [
    ("[a](#dim-unavailable-tabs)", "[a](#dim-tabs)"),
    ("[a](en.md#dim-unavailable-tabs)", "[a](en.md#dim-tabs)"),
    ("[a](<en.md#dim-unavailable-tabs> \"t\")", "[a](<en.md#dim-tabs> \"t\")"),
    ("[a]\n\n[a]: ../tab-bar/en.md#dim-unavailable-tabs", "[a]\n\n[a]: ../tab-bar/en.md#dim-tabs"),
    (
      "한국어 [a **b** `c`](#dim-unavailable-tabs) [d](#availability)",
      "한국어 [a **b** `c`](#dim-tabs) [d](#availability)"
    ),
  ])
  func `links keep their form`(_ old: String, _ new: String) throws {
    let files = LockedGuide.accepting(
      SmallGuide.tabBar(replacing: "A dimmed tab explains nothing;", with: "\(old)\n\n"))
    let edit = try editor(files).rename(
      id("tab-bar/dim-unavailable-tabs"), to: id("tab-bar/dim-tabs"))
    #expect(
      changed(edit, "bars/tab-bar/en.md", from: files) == [
        "### Keep every tab enabled {#keep-every-tab-enabled .do supersedes=dim-tabs}",
        new.split(separator: "\n").last.map(String.init),
        "### Dim unavailable tabs {#dim-tabs .do since=ios7}",
      ])
    #expect(edit.counts.links == 1)
  }

  @Test func `a rule that was moved to another page by hand is recorded`() throws {
    var files = LockedGuide.files
    let heading = "### Keep it short {#keep-it-short .avoid table=UITabBarItem.SystemItem}"
    let english =
      "\n\(heading.replacing("keep-it", with: "keep"))\n\nFew buttons are found faster.\n"
    let korean = "\n### 길게 늘이지 마세요 {#keep-short}\n\n적은 버튼이 더 빨리 눈에 띕니다.\n"
    files["bars/toolbar/en.md"] = files["bars/toolbar/en.md"]?.replacing(
      "\(heading)\n\nFew buttons are found faster.", with: "")
    files["bars/toolbar/ko.md"] = files["bars/toolbar/ko.md"]?.replacing(
      "### 길게 늘이지 마세요 {#keep-it-short}\n\n적은 버튼이 더 빨리 눈에 띕니다.", with: "")
    files["bars/tab-bar/en.md"]? += english
    files["bars/tab-bar/ko.md"]? += korean
    let edit = try editor(files).rename(id("toolbar/keep-it-short"), to: id("tab-bar/keep-short"))
    let content = LockedGuide.content(of: applied(edit, to: files))
    #expect(CheckRegistry.diagnostics(in: content) == [])
    #expect(
      edit.texts["Content/bars/tab-bar/ko.md"]?.contains("[툴바](#keep-short)를") == true)
    #expect(
      content.graph.translation(of: try id("tab-bar/keep-short"), in: "ko")?.state == .translated)
  }

  @Test func `a merged rule goes out of all languages and its edges go to the other`() throws {
    let edit = try editor().retire(
      id("toolbar/keep-it-short"), into: [id("tab-bar/dim-unavailable-tabs")], reason: "")
    #expect("\(edit.counts)" == "2 headings, 2 links, 0 attributes, 1 statement")
    let files = applied(edit)
    #expect(
      files["bars/toolbar/ko.md"] == """
        ---
        title: 툴바
        summary: 툴바는 화면에 동작을 더합니다.
        ---

        ## 버튼 {#toolbar-button}

        """)
    #expect(
      changed(edit, "bars/tab-bar/en.md") == [
        "A dimmed tab kept its place. For actions see [toolbars](#dim-unavailable-tabs)."
      ])
    #expect(
      changed(edit, "provenance.tsv") == ["s2\tios7-2013\t14,15\ttab-bar/dim-unavailable-tabs"])
    let content = LockedGuide.content(of: files)
    #expect(
      CheckRegistry.diagnostics(in: content).map(\.summary) == [
        "no rule places the table 'UITabBarItem.SystemItem'"
      ])
    #expect(content.graph.formerRules.map(\.status) == [.merged])
  }

  @Test(arguments: [[], ["toolbar/keep-it-short"]])
  func `a rule does not come into force again because the one that superseded it goes`(
    _ targets: [String]
  ) throws {
    let shift = ValidityShift(
      rule: try id("tab-bar/dim-unavailable-tabs"), gained: ["ios11"], lost: [])
    #expect(throws: RuleEditError.shifts([shift])) {
      try editor().retire(
        id("tab-bar/keep-every-tab-enabled"), into: targets.map(id), reason: "틀렸습니다.")
    }
    #expect(
      "\(RuleEditError.shifts([shift]))"
        == "'tab-bar/dim-unavailable-tabs' would hold in ios11 as well; say with until= how long it holds, "
        + "or let another rule supersede it")
    let files = LockedGuide.files.mapValues {
      $0.replacing(".do since=ios7}", with: ".do since=ios7 until=ios7}")
    }
    let edit = try editor(files).retire(
      id("tab-bar/keep-every-tab-enabled"), into: targets.map(id), reason: "틀렸습니다.")
    #expect("\(edit.counts)".hasPrefix("2 headings"))
  }

  @Test func `a rule does not go out of force because one is merged into it`() throws {
    let shift = ValidityShift(
      rule: try id("toolbar/keep-it-short"), gained: [], lost: ["ios11"],
      superseders: [try id("tab-bar/keep-every-tab-enabled")])
    #expect(throws: RuleEditError.shifts([shift])) {
      try editor().retire(
        id("tab-bar/dim-unavailable-tabs"), into: [id("toolbar/keep-it-short")], reason: "")
    }
    #expect(
      "\(RuleEditError.shifts([shift]))"
        == "'toolbar/keep-it-short' would hold no more in ios11, for 'tab-bar/keep-every-tab-enabled' "
        + "would supersede it; take that out of the heading there first")
  }

  @Test func `what a rule supersedes can be merged into it`() throws {
    let edit = try editor().retire(
      id("tab-bar/dim-unavailable-tabs"), into: [id("tab-bar/keep-every-tab-enabled")], reason: "")
    #expect(
      edit.texts["Content/bars/tab-bar/en.md"]?.hasSuffix(
        """
        ### Keep every tab enabled {#keep-every-tab-enabled .do}

        A dimmed tab explains nothing; leave `UITabBarItem.isEnabled` alone.

        """) == true)
    #expect(
      changed(edit, "provenance.tsv") == ["s1\tios7-2013\t13\ttab-bar/keep-every-tab-enabled"])
  }

  @Test func `a split rule names all that stand in its place`() throws {
    let edit = try editor().retire(
      id("toolbar/keep-it-short"),
      into: [id("tab-bar/dim-unavailable-tabs"), id("tab-bar/keep-every-tab-enabled")], reason: "")
    #expect(
      changed(edit, "provenance.tsv") == [
        "s2\tios7-2013\t14,15\ttab-bar/dim-unavailable-tabs,tab-bar/keep-every-tab-enabled"
      ])
    #expect(
      changed(edit, "rules.lock").contains(
        "toolbar/keep-it-short split tab-bar/dim-unavailable-tabs,tab-bar/keep-every-tab-enabled"))
  }

  @Test func `a statement that no rule carries any more says why`() throws {
    let files = LockedGuide.files.mapValues {
      $0.replacing("[toolbars](../toolbar/en.md#keep-it-short)", with: "toolbars")
        .replacing("[툴바](../toolbar/ko.md#keep-it-short)", with: "툴바")
    }
    let edit = try editor(files).retire(id("toolbar/keep-it-short"), into: [], reason: "Untrue.")
    #expect(changed(edit, "provenance.tsv") == ["s2\tios7-2013\t14,15\t-\tUntrue."])
    #expect(changed(edit, "rules.lock").last == "toolbar/keep-it-short retired")
  }

  /// However the attribute that named it is written.
  @Test(arguments: [
    ("{see=toolbar/old #keep-every-tab-enabled", "{#keep-every-tab-enabled"),
    ("{see=toolbar/old  #keep-every-tab-enabled", "{#keep-every-tab-enabled"),
    (#"{#keep-every-tab-enabled see=" toolbar/old""#, "{#keep-every-tab-enabled"),
    (#"{#keep-every-tab-enabled  see="toolbar/old ""#, "{#keep-every-tab-enabled"),
    ("{#keep-every-tab-enabled see='toolbar/old'", "{#keep-every-tab-enabled"),
    ("{#keep-every-tab-enabled see=toolbar/old", "{#keep-every-tab-enabled"),
    (#"{see="toolbar/old" #keep-every-tab-enabled"#, "{#keep-every-tab-enabled"),
  ])
  func `an attribute that named nothing but a retired rule goes as a whole`(
    _ written: String, _ left: String
  ) throws {
    var files = SmallGuide.files
    for (language, kind) in [("en", " .do"), ("ko", "")] {
      files["bars/toolbar/\(language).md"]?.append("\n\n### 옛 {#old\(kind)}\n\n탭 text.\n")
    }
    files["bars/tab-bar/en.md"]?.replace("{#keep-every-tab-enabled", with: written)
    let edit = try editor(LockedGuide.accepting(files)).retire(
      id("toolbar/old"), into: [], reason: "")
    let text = edit.texts["Content/bars/tab-bar/en.md"] ?? ""
    #expect(
      text.contains("### Keep every tab enabled \(left) .do supersedes=dim-unavailable-tabs}"),
      "\(text)")
  }

  @Test func `a rule whose id stands at two headings is left to a person`() throws {
    let files = LockedGuide.changing(
      "bars/toolbar/ko.md", "적은 버튼이", "적은 버튼이\n\n### 또 하나 {#keep-it-short}\n\n한글")
    let error = #expect(throws: RuleEditError.self) {
      try editor(files).retire(id("toolbar/keep-it-short"), into: [], reason: "")
    }
    #expect(
      error.map { "\($0)" }
        == "'keep-it-short' stands at several headings; mend that first: "
        + "Content/bars/toolbar/ko.md:8, Content/bars/toolbar/ko.md:12")
  }

  @Test func `an id that is or was in use is not given again`() throws {
    let first = try editor().rename(id("toolbar/keep-it-short"), to: id("toolbar/keep-short"))
    let files = applied(first)
    for taken in ["toolbar/keep-it-short", "toolbar/toolbar-button"] {
      #expect(throws: RuleEditError.taken(try id(taken))) {
        try editor(files).rename(id("toolbar/keep-short"), to: id(taken))
      }
    }
    #expect(throws: RuleEditError.alreadyFormer(try id("toolbar/keep-it-short"), .renamed)) {
      try editor(files).rename(id("toolbar/keep-it-short"), to: id("toolbar/x"))
    }
    #expect(throws: RuleEditError.unknown(try id("toolbar/nothing"), near: nil)) {
      try editor(files).rename(id("toolbar/nothing"), to: id("toolbar/x"))
    }
    #expect(throws: RuleEditError.unknown(try id("toolbar/keep-shrt"), near: "toolbar/keep-short"))
    {
      try editor(files).rename(id("toolbar/keep-shrt"), to: id("toolbar/x"))
    }
    #expect(throws: RuleEditError.invalid("toolbar/Keep")) {
      try editor(files).rename(id("toolbar/keep-short"), to: id("toolbar/Keep"))
    }
    #expect(
      throws: RuleEditError.otherPage(try id("toolbar/keep-short"), try id("tab-bar/keep-short"))
    ) {
      try editor(files).rename(id("toolbar/keep-short"), to: id("tab-bar/keep-short"))
    }
    let part = RuleEditError.ofPart(try id("toolbar-button/keep-short"), page: "toolbar")
    #expect(throws: part) {
      try editor(files).rename(id("toolbar/keep-short"), to: id("toolbar-button/keep-short"))
    }
    #expect(
      part.description
        == "'toolbar-button' is a part of 'toolbar' and its rules have that page's name: 'toolbar/keep-short'"
    )
  }

  @Test func `a rule that others link to is not retired into nothing`() throws {
    #expect {
      try editor().retire(id("toolbar/keep-it-short"), into: [], reason: "")
    } throws: { error in
      guard case .dangling(let places) = error as? RuleEditError else { return false }
      return places.map { "\($0.path):\($0.line)" } == [
        "Content/bars/tab-bar/en.md:17", "Content/bars/tab-bar/ko.md:14",
      ]
    }
  }

  @Test func `a rule does not go into itself`() throws {
    let id = try id("toolbar/keep-it-short")
    let others = [try self.id("tab-bar/dim-unavailable-tabs"), id]
    for targets in [[id], others] {
      #expect {
        try editor().retire(id, into: targets, reason: "")
      } throws: { error in
        "\(error)" == "'toolbar/keep-it-short' cannot go into itself"
      }
    }
  }

  @Test func `an error that an edit brings in refuses it, and one that was there does not`() throws
  {
    let files = LockedGuide.accepting(
      LockedGuide.changing(
        in: SmallGuide.files, "bars/toolbar/en.md", ".avoid ",
        ".avoid supersedes=tab-bar/keep-every-tab-enabled "))
    let broken = LockedGuide.changing(in: files, "bars/toolbar/ko.md", "적은", "[적은](none.md)")
    let old = try id("tab-bar/dim-unavailable-tabs")
    for files in [files, broken] {
      #expect {
        try editor(files).retire(old, into: [id("toolbar/keep-it-short")], reason: "")
      } throws: { error in
        "\(error)" == "the change would bring in an error: Content/bars/tab-bar/en.md:11: "
          + "'tab-bar/keep-every-tab-enabled' supersedes itself by way of 'toolbar/keep-it-short'"
      }
      #expect(try editor(files).rename(old, to: id("tab-bar/dim-tabs")).counts.headings == 2)
    }
  }

  @Test func `a rule may get the name that a statement has for another by mistake`() throws {
    var files = LockedGuide.files
    // Taken for the first rule, of which it is therefore not told that nothing cites it.
    files["provenance.tsv"] = """
      s1\tios7-2013\t13\ttab-bar/keep-every-tab-enable
      s2\tios7-2013\t14,15\ttoolbar/keep-it-short,tab-bar/dim-unavailable-tabs
      """
    let edit = try editor(files).rename(
      id("tab-bar/dim-unavailable-tabs"), to: id("tab-bar/keep-every-tab-enable"))
    let content = LockedGuide.content(of: applied(edit, to: files))
    #expect(
      CheckRegistry.diagnostics(in: content).map(\.summary)
        == ["no source stands behind 'tab-bar/keep-every-tab-enabled'"])
  }

  @Test func `names behind names are followed`() throws {
    let first = applied(
      try editor().rename(id("toolbar/keep-it-short"), to: id("toolbar/keep-short")))
    let second = applied(
      try editor(first).rename(id("toolbar/keep-short"), to: id("toolbar/short")), to: first)
    let graph = LockedGuide.content(of: second).graph
    #expect(graph.formerRules.map(\.id.name) == ["keep-it-short", "keep-short"])
    #expect(Set(graph.formerRules.map(\.successors)) == [[try id("toolbar/short")]])
  }

  @Test(arguments: [
    (UInt8(0xB7), "bars/tab-bar/ko.md", 14), (0x1B, "bars/tab-bar/en.md", 17),
    (0, "provenance.tsv", 1), (0xFF, "rules.lock", 1),
  ])
  func `a file that would lose bytes by being written is not`(
    _ byte: UInt8, _ path: String, _ line: Int
  ) throws {
    var files = LockedGuide.files.mapValues { Array($0.utf8) }
    var bytes = files[path] ?? []
    bytes.insert(byte, at: path.hasSuffix(".md") ? bytes.count - 1 : 0)
    files[path] = bytes
    let editor = RuleEditor(ContentTree(files: files))
    let (old, new) = (try id("toolbar/keep-it-short"), try id("toolbar/keep-short"))
    let refusal =
      "Content/\(path):\(line) could not be read whole, as 'hig check' tells; mend it first"
    #expect {
      _ = try editor.rename(old, to: new)
    } throws: {
      "\($0)" == refusal
    }
    let other = try id("tab-bar/keep-every-tab-enabled")
    #expect {
      _ = try editor.retire(old, into: [other], reason: "")
    } throws: {
      "\($0)" == refusal
    }
  }

  @Test func `what was wrong before stays so and does not stand in the way`() throws {
    var files = LockedGuide.changing("bars/toolbar/en.md", "Few", "3")
    files = LockedGuide.changing(
      in: files, "bars/tab-bar/en.md", "A dimmed tab explains",
      "[This](../toolbar/en.md#keep-it-shorts) explains")
    let before = CheckRegistry.diagnostics(in: LockedGuide.content(of: files))
    #expect(
      before.filter { $0.severity == .error }.map(\.summary) == [
        "no heading '#keep-it-shorts' on the page of 'toolbar'; did you mean '#keep-it-short'?",
        "'toolbar/keep-it-short' differs between 'en' and 'ko': numbers: '3' only in 'en'",
      ])
    let edit = try editor(files).rename(id("toolbar/keep-it-short"), to: id("toolbar/be-brief"))
    let after = CheckRegistry.diagnostics(in: LockedGuide.content(of: applied(edit, to: files)))
    #expect(
      after.filter { $0.severity == .error }.map(\.summary) == [
        "no heading '#keep-it-shorts' on the page of 'toolbar'",
        "'toolbar/be-brief' differs between 'en' and 'ko': numbers: '3' only in 'en'",
      ])
  }

  @Test func `a rule is not renamed on one side of an unfinished merge alone`() throws {
    let rule =
      "### Keep it short {#keep-it-short .avoid table=UITabBarItem.SystemItem}\n\nFew buttons are found faster."
    let files = LockedGuide.changing(
      "bars/toolbar/en.md", rule, "<<<<<<< ours\n\(rule)\n\n=======\n\(rule)\n\n>>>>>>> theirs\n")
    #expect {
      _ = try editor(files).rename(id("toolbar/keep-it-short"), to: id("toolbar/keep-short"))
    } throws: {
      "\($0)" == "a merge is unfinished at Content/bars/toolbar/en.md:9; finish it first"
    }
  }

  @Test func `a rule that is named twice stands in its place once`() throws {
    let other = try id("tab-bar/dim-unavailable-tabs")
    let edit = try editor().retire(id("toolbar/keep-it-short"), into: [other, other], reason: "")
    #expect(
      changed(edit, "rules.lock").contains(
        "toolbar/keep-it-short merged tab-bar/dim-unavailable-tabs"))
  }

  @Test func `line ends and a byte order mark stay as they are`() throws {
    let files = LockedGuide.files.mapValues { "\u{FEFF}" + $0.replacing("\n", with: "\r\n") }
    let edit = try editor(files).rename(id("toolbar/keep-it-short"), to: id("toolbar/keep-short"))
    for (path, text) in applied(edit, to: files) where path != "rules.lock" {
      #expect(
        text == (files[path] ?? "").replacing("keep-it-short", with: "keep-short"), "\(path)")
    }
  }
}
