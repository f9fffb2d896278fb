import RuleGraph
import SmallContent
import Testing

/// What goes with a rule and what stays where it stood.
@Suite struct RuleStretchTests {
  private static let head = "---\ntitle: 툴바\nsummary: 툴바는 화면에 동작을 더합니다.\n---\n\n"

  private func id(_ text: String) throws -> RuleID {
    try #require(RuleID(text))
  }

  /// The guide with a body for the page of toolbars in each language.
  private static func files(_ english: String, _ korean: String) -> [String: String] {
    let head =
      "---\ntitle: Toolbars\nsummary: A toolbar acts on the screen.\nedition: ios11\n---\n\n"
    return LockedGuide.accepting(
      SmallGuide.files.merging([
        "bars/toolbar/en.md": head + english, "bars/toolbar/ko.md": Self.head + korean,
      ]) { $1 })
  }

  /// The two bodies once a rule is retired.
  private func retired(
    _ rule: String, into target: String, _ english: String, _ korean: String
  ) throws -> [String] {
    let editor = RuleEditor(ContentTree(texts: Self.files(english, korean)))
    let (old, new) = (try id(rule), try id(target))
    let edit = try editor.retire(old, into: [new], reason: "")
    return ["en", "ko"].map { language in
      let text = edit.texts["Content/bars/toolbar/\(language).md"] ?? ""
      return String(text.drop { $0 != "#" && $0 != "<" && $0 != "[" })
    }
  }

  @Test func `a comment that silences checks goes with the heading below it`() throws {
    let bodies = try retired(
      "toolbar/a", into: "toolbar/keep-it-short",
      """
      <!-- hig:ignore translation/parity -->
      ### A {#a .do source=ios7-2013}

      Text with 5.

      <!-- hig:ignore translation/parity -->

      ### Keep it short {#keep-it-short .avoid}

      At most 7 tools.
      """,
      """
      ### 가 {#a}

      글입니다.

      ### 길게 늘이지 마세요 {#keep-it-short}

      도구가 적어야 합니다.
      """)
    #expect(
      bodies == [
        """
        <!-- hig:ignore translation/parity -->

        ### Keep it short {#keep-it-short .avoid}

        At most 7 tools.
        """,
        """
        ### 길게 늘이지 마세요 {#keep-it-short}

        도구가 적어야 합니다.
        """,
      ])
  }

  @Test func `the reason for silencing a check goes with the comment above it`() throws {
    let bodies = try retired(
      "toolbar/a", into: "toolbar/keep-it-short",
      """
      ### Keep it short {#keep-it-short .avoid}

      Few tools.

      <!-- A note for writers. -->

      <!-- hig:ignore translation/parity -->
      <!-- The document has the number in English alone. -->
      ### A {#a .do source=ios7-2013}

      Text with 5.
      """,
      """
      ### 길게 늘이지 마세요 {#keep-it-short}

      도구가 적어야 합니다.

      ### 가 {#a}

      글입니다.
      """)
    #expect(
      bodies == [
        """
        ### Keep it short {#keep-it-short .avoid}

        Few tools.

        <!-- A note for writers. -->

        """,
        """
        ### 길게 늘이지 마세요 {#keep-it-short}

        도구가 적어야 합니다.

        """,
      ])
  }

  @Test func `what links elsewhere on the page refer to stays`() throws {
    let bodies = try retired(
      "toolbar/second", into: "toolbar/keep-it-short",
      """
      ### Keep it short {#keep-it-short .avoid}

      See [tabs] and [tab bars][tabs].

      ### Second {#second .do source=ios7-2013}

      Text.

      [tabs]: ../tab-bar/en.md
      """,
      """
      ### 길게 늘이지 마세요 {#keep-it-short}

      [탭 바][tabs]를 보세요.

      ### 둘째 {#second}

      글입니다.

      [tabs]: ../tab-bar/ko.md

      ```
      [code]: stays code
      ```
      """)
    #expect(
      bodies == [
        """
        ### Keep it short {#keep-it-short .avoid}

        See [tabs] and [tab bars][tabs].

        [tabs]: ../tab-bar/en.md
        """,
        """
        ### 길게 늘이지 마세요 {#keep-it-short}

        [탭 바][tabs]를 보세요.

        [tabs]: ../tab-bar/ko.md

        """,
      ])
  }

  @Test func `a rule does not go with what a link elsewhere refers to`() throws {
    let english = """
      ### Keep it short {#keep-it-short .avoid}

      See [tabs][t].

      ### Second {#second .do source=ios7-2013}

      Text.

      > [t]: https://example.com/tabs
      """
    let korean = """
      ### 길게 늘이지 마세요 {#keep-it-short}

      [탭][t]을 보세요.

      ### 둘째 {#second}

      글입니다.

      > [t]: https://example.com/탭
      """
    do {
      _ = try retired("toolbar/second", into: "toolbar/keep-it-short", english, korean)
      Issue.record("the definitions would be gone")
    } catch let error as RuleEditError {
      let lost = "'][t]' stays in the text: no line '[t]: address' says where it leads"
      let places = ["Content/bars/toolbar/en.md:9", "Content/bars/toolbar/ko.md:8"]
      let errors = places.map { "\($0): \(lost)" }.joined(separator: "; ")
      #expect("\(error)" == "the change would bring in 2 errors: \(errors)")
    }
  }

  @Test(arguments: [
    ("> [tale]: https://example.com/tale", "> [이야기]: https://example.com/이야기"),
    ("[tale]:\nhttps://example.com/tale", "[이야기]:\nhttps://example.com/이야기"),
  ])
  func `a rule does not go with what the words of a link elsewhere refer to`(
    _ english: String, _ korean: String
  ) {
    let refusal =
      "links refer to what stands in its text; move the lines '[name]: address' out of it first: "
      + "Content/bars/toolbar/en.md:9, Content/bars/toolbar/ko.md:8"
    #expect {
      _ = try retired(
        "toolbar/second", into: "toolbar/keep-it-short",
        """
        ### Keep it short {#keep-it-short .avoid}

        See the [tale].

        ### Second {#second .do source=ios7-2013}

        Text.

        \(english)
        """,
        """
        ### 길게 늘이지 마세요 {#keep-it-short}

        [이야기]를 보세요.

        ### 둘째 {#second}

        글입니다.

        \(korean)
        """)
    } throws: {
      "\($0)" == refusal
    }
  }

  @Test func `a deeper heading without an id goes with its rule in every language`() throws {
    let (english, korean) = (
      """
      ### A {#a .do source=ios7-2013}

      Text.

      #### Detail

      More.

      ### Keep it short {#keep-it-short .avoid}

      Few tools.
      """,
      """
      ### 가 {#a}

      글입니다.

      #### 자세히

      글이 더 있습니다.

      ### 길게 늘이지 마세요 {#keep-it-short}

      도구가 적어야 합니다.
      """
    )
    let content = LockedGuide.content(of: Self.files(english, korean))
    let rule = try #require(content.graph.rule(id("toolbar/a")))
    #expect(rule.texts["ko"]?.passage.written == "가\n\n글입니다.\n\n#### 자세히\n\n글이 더 있습니다.")
    #expect(content.graph.component("toolbar")?.outline.count == 2)
    let bodies = try retired("toolbar/a", into: "toolbar/keep-it-short", english, korean)
    #expect(bodies.allSatisfy { !$0.contains("####") && $0.hasPrefix("### ") })
  }

  @Test(arguments: [("en", " {#a .do source=ios7-2013}"), ("ko", " {#a}")])
  func `a rule is not retired while a heading that lost its id would stay`(
    _ language: String, _ attributes: String
  ) throws {
    var files = Self.files(
      "### A {#a .do source=ios7-2013}\n\nText.\n\n### Keep it short {#keep-it-short .avoid}\n\nFew tools.",
      "### 가 {#a}\n\n글입니다.\n\n### 길게 늘이지 마세요 {#keep-it-short}\n\n도구가 적어야 합니다.")
    let path = "bars/toolbar/\(language).md"
    let line = language == "en" ? 7 : 6
    files[path] = files[path]?.replacing(attributes, with: "")
    let editor = RuleEditor(ContentTree(texts: files))
    let (old, new) = (try id("toolbar/a"), try id("toolbar/keep-it-short"))
    #expect {
      try editor.retire(old, into: [new], reason: "")
    } throws: {
      "\($0)"
        == "'a' is missing in a heading of this rule; give it back first: Content/\(path):\(line)"
    }
  }

  @Test func `a rule that becomes a section gives its deeper headings back to the translation`()
    throws
  {
    let before = Self.files(
      "### A {#a .do source=ios7-2013}\n\nText.", "### 가 {#a}\n\n글입니다.\n\n#### 자세히\n\n더.")
    var after = before
    after["bars/toolbar/en.md"] = before["bars/toolbar/en.md"]?
      .replacing("{#a .do source=ios7-2013}", with: "{#a}")
    let first = CatalogReader(ContentTree(texts: before)).read()
    let second = CatalogReader(ContentTree(texts: after), after: first).read()
    let anew = CatalogReader(ContentTree(texts: after)).read()
    let headings = { (catalog: Catalog) in
      catalog.pages.first { $0.id == "toolbar" }?.texts["ko"]?.headings.map(\.title)
    }
    #expect(headings(first) == ["가"])
    #expect(headings(second) == ["가", "자세히"])
    #expect(headings(anew) == headings(second))
  }

  @Test func `a comment right above the next heading is no text of a rule`() throws {
    let files = Self.files(
      "### A {#a .do source=ios7-2013}\n\n### Keep it short {#keep-it-short .avoid table=UITabBarItem.SystemItem}\n\nFew tools.",
      "### 가 {#a}\n\n### 길게 늘이지 마세요 {#keep-it-short}\n\n도구가 적어야 합니다.")
    let commented = LockedGuide.changing(
      in: files, "bars/toolbar/en.md", "### Keep", "<!-- A note for writers. -->\n\n### Keep")
    #expect(CheckRegistry.diagnostics(in: LockedGuide.content(of: commented)) == [])
    for rule in ["toolbar/a", "toolbar/keep-it-short"] {
      #expect(LockedGuide.translation(commented, of: rule, "ko")?.state == .translated)
    }
  }

  @Test(arguments: ["<!-- 쓰는 사람에게. -->\n\nText.", "Text.\n\n<!-- note -->"])
  func `a comment changes no stamp`(_ body: String) {
    let files = Self.files(
      "### Keep it short {#keep-it-short .avoid}\n\nText.",
      "### 길게 늘이지 마세요 {#keep-it-short}\n\n글입니다.")
    let commented = LockedGuide.changing(in: files, "bars/toolbar/en.md", "Text.", body)
    #expect(
      LockedGuide.translation(commented, of: "toolbar/keep-it-short", "ko")?.state == .translated)
  }

  @Test(arguments: [
    ("Few <!-- 적게 --> tools.", true), ("Few<!-- 적게 --> tools.", true),
    ("Few <!-- a --><!-- b -->  <!-- c --> tools.", true), ("Few tools. <!-- 적게 -->", true),
    ("Few <!-- 적게 -->\ntools.", true), ("Few<!-- 적게 -->tools.", false),
    ("Few <!-- 적게 --> <b>tools.", false),
  ])
  func `a comment within a line changes no stamp, unless words are joined by it`(
    _ body: String, _ isSame: Bool
  ) {
    let files = Self.files(
      "### Keep it short {#keep-it-short .avoid}\n\nFew tools.",
      "### 길게 늘이지 마세요 {#keep-it-short}\n\n도구가 적어야 합니다.")
    let commented = LockedGuide.changing(in: files, "bars/toolbar/en.md", "Few tools.", body)
    #expect(
      LockedGuide.translation(commented, of: "toolbar/keep-it-short", "ko")?.state
        == (isSame ? .translated : .needsReview))
  }

  @Test func `a comment beside marked words and in a title changes no stamp`() {
    let files = Self.files(
      "### Keep it short {#keep-it-short .avoid}\n\nFew *tools* are `found` [there ](../tab-bar/en.md).",
      "### 길게 늘이지 마세요 {#keep-it-short}\n\n도구가 적어야 합니다.")
    let linked = LockedGuide.changing(in: files, "bars/toolbar/en.md", "md).", "md)<!-- 8 -->.")
    #expect(
      LockedGuide.translation(linked, of: "toolbar/keep-it-short", "ko")?.state == .translated)
    let commented = LockedGuide.changing(
      in: LockedGuide.changing(
        in: files, "bars/toolbar/en.md", "Few *tools* are `",
        "Few <!-- 1 --> *<!-- 2 --> tools <!-- 3 -->* <!-- 4 --> are <!-- 5 --> `"),
      "bars/toolbar/en.md", "### Keep", "### <!-- 6 --> Keep <!-- 7 -->")
    #expect(
      LockedGuide.translation(commented, of: "toolbar/keep-it-short", "ko")?.state == .translated)
  }

  @Test func `a rename that would take over what another name leads to is refused`() throws {
    let files = LockedGuide.accepting(
      SmallGuide.tabBar(replacing: ".do since=ios7", with: ".do since=ios7 see=toolbar"))
    let error = #expect(throws: RuleEditError.self) {
      try RuleEditor(ContentTree(texts: files)).rename(
        id("tab-bar/keep-every-tab-enabled"), to: id("tab-bar/toolbar"))
    }
    #expect(
      error.map { "\($0)" }
        == "'tab-bar/dim-unavailable-tabs' would no longer lead to the component 'toolbar' (see-also)"
    )
    let draft = #expect(throws: ScaffoldError.self) {
      try Scaffold(ContentTree(texts: files)).texts(
        of: RuleDraft(id("tab-bar/toolbar"), .do))
    }
    #expect(draft.map { "\($0)" } == error.map { "\($0)" })
  }

  @Test func `a list that has the target in another spelling names it once`() throws {
    let files = LockedGuide.accepting(
      SmallGuide.tabBar(
        replacing: "supersedes=dim-unavailable-tabs",
        with: "see=dim-unavailable-tabs,toolbar/keep-it-short"))
    let edit = try RuleEditor(ContentTree(texts: files)).retire(
      id("toolbar/keep-it-short"),
      into: [id("tab-bar/dim-unavailable-tabs")], reason: "")
    #expect(
      edit.texts["Content/bars/tab-bar/en.md"]?.contains(
        "{#keep-every-tab-enabled .do see=dim-unavailable-tabs}") == true)
  }

  @Test func `a definition in a quote is renamed too`() throws {
    let files = LockedGuide.accepting(
      SmallGuide.tabBar(
        replacing: "[toolbars](../toolbar/en.md#keep-it-short).",
        with: "[toolbars][k].\n\n> Quoted.\n>\n> [k]: ../toolbar/en.md#keep-it-short"))
    let edit = try RuleEditor(ContentTree(texts: files)).rename(
      id("toolbar/keep-it-short"), to: id("toolbar/keep-short"))
    #expect(
      edit.texts["Content/bars/tab-bar/en.md"]?.contains("> [k]: ../toolbar/en.md#keep-short")
        == true)
  }
}
