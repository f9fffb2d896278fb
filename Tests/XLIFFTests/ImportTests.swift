import RuleGraph
import SmallContent
import Testing
import XLIFF

/// Taking translations back.
@Suite struct ImportTests {
  private static let files = ExchangeGuide.files(
    english: "Use `UITabBar`, see [bars](../tab-bar/en.md#availability).\n\n- one\n- two",
    korean: "`UITabBar`를 쓰고 [바](../tab-bar/ko.md#availability)를 보세요.\n\n- 하나\n- 둘")

  /// The export of the files with one text in place of another, which must be there.
  private func changed(
    _ old: String, _ new: String, in files: [String: String] = files
  ) throws -> ImportResult {
    let text = ExchangeGuide.exported(files)
    try #require(text.contains(old), "\(text)")
    return try ExchangeGuide.imported(text.replacing(old, with: new), into: files)
  }

  @Test func `a changed translation is written where it stands and nothing else`() throws {
    let result = try changed(">하나</target>", ">첫째 &lt;탭&gt; &amp; *별*</target>")
    #expect(result.problems == [])
    #expect(
      result.texts == [
        "Content/bars/toolbar/ko.md": (Self.files["bars/toolbar/ko.md"] ?? "").replacing(
          "- 하나", with: #"- 첫째 \<탭> & \*별\*"#)
      ])
  }

  @Test func `an address and a title that need escapes keep them when the words have changed`()
    throws
  {
    let link = #"(<https://example.com/?a&amp;copy;\>b> "가\\")"#
    let files = ExchangeGuide.files(english: "See [that]\(link).", korean: "[그것]\(link)을 보세요.")
    let result = try changed(">그것</g>", ">저것</g>", in: files)
    #expect(result.problems == [])
    #expect(
      result.texts == [
        "Content/bars/toolbar/ko.md": (files["bars/toolbar/ko.md"] ?? "").replacing(
          "[그것]", with: "[저것]")
      ])
  }

  @Test func `figures that stand side by side still do when the words of one have changed`() throws
  {
    let (english, korean) = ("![a](a.svg)\n![b](b.svg)", "![가](a.svg)\n![나](b.svg)")
    let files = ExchangeGuide.files(english: english, korean: korean)
    let result = try changed(">가</g>", ">다</g>", in: files)
    #expect(result.problems == [])
    #expect(
      result.texts == [
        "Content/bars/toolbar/ko.md": (files["bars/toolbar/ko.md"] ?? "").replacing(
          "[가]", with: "[다]")
      ])
  }

  @Test func `placeholders may move and their markup follows`() throws {
    let result = try changed(
      #"<ph id="1" ctype="x-code">UITabBar</ph>를 쓰고 <g id="2" ctype="link" xid="bars/tab-bar#availability">바</g>를 보세요."#,
      #"<g id="2">탭 <ph id="1"/> 바</g>를 <mrk mtype="x-note">먼저</mrk> 보세요."#)
    #expect(result.problems == [])
    #expect(
      result.texts["Content/bars/toolbar/ko.md"]?.contains(
        "[탭 `UITabBar` 바](../tab-bar/ko.md#availability)를 먼저 보세요.") == true)
  }

  @Test(arguments: [
    (
      #"<ph id="1" ctype="x-code">UITabBar</ph>를 쓰고"#, "탭 바를 쓰고",
      "'toolbar/keep-it-short#1' has lost `UITabBar`"
    ),
    (
      #"<g id="2" ctype="link" xid="bars/tab-bar#availability">바</g>"#, "바",
      "'toolbar/keep-it-short#1' has lost the link to 'bars/tab-bar#availability'"
    ),
    (
      ">바</g>를 보세요.</target>", ">바</g>를 <x id=\"7\"/> 보세요.</target>",
      "'toolbar/keep-it-short#1' has an inline element '7' that its source has not"
    ),
    (
      ">바</g>를 보세요.</target>", "> </g>를 보세요.</target>",
      "'toolbar/keep-it-short#1' leaves the link to 'bars/tab-bar#availability' without words"
    ),
    (
      ">바</g>를 보세요.</target>", ">바 <g id=\"2\">탭</g></g>를 보세요.</target>",
      "'toolbar/keep-it-short#1' has the link to 'bars/tab-bar#availability' within another of its kind"
    ),
    (
      "<target xml:lang=\"ko\" state=\"needs-review-translation\">하나</target>",
      "<target xml:lang=\"ja\">一</target>",
      "'toolbar/keep-it-short#2' says that it is in 'ja'"
    ),
    (
      "<source xml:lang=\"en\">one</source>\n          <target xml:lang=\"ko\" state=\"needs-review-translation\">하나",
      "<source xml:lang=\"en\">three</source><target>셋",
      "'toolbar/keep-it-short#2' was translated from a text that has changed since; export it again"
    ),
    (
      "id=\"toolbar/keep-it-short#2\" resname=\"toolbar/keep-it-short#2\" approved=\"no\" extradata=",
      "id=\"toolbar/keep-short#2\" approved=\"no\" note=",
      "'toolbar/keep-short#2' is nothing that the content has; was it renamed?"
    ),
  ])
  func `what does not fit is refused by name`(_ old: String, _ new: String, _ words: String) throws
  {
    let result = try changed(old, new)
    #expect(result.problems.map { $0.description.drop { $0 != "'" } } == [Substring(words)])
    #expect(result.texts == [:])
  }

  /// The number of such a link is its place on the page, where another may stand now.
  @Test func `a link that only the translation has must be the one that was exported`() throws {
    let files = ExchangeGuide.files(
      english: "Keep it short.",
      korean: "[탭](../tab-bar/ko.md)을 짧게, [글](../tab-bar/ko.md#availability)도.")
    // As a tool returns it that drops what it does not know.
    let returned = ExchangeGuide.exported(files).replacing("을 짧게", with: "을 더 짧게")
      .replacing(#/ extradata="[^"]*"/#, with: "")
    let edited = ExchangeGuide.files(
      english: "Keep it short.",
      korean: "짧게, [글](../tab-bar/ko.md#availability)도 [탭](../tab-bar/ko.md)도.")
    let result = try ExchangeGuide.imported(returned, into: edited)
    #expect(result.texts == [:])
    #expect(
      result.problems.map { "\($0)".drop { $0 != "'" } } == [
        "'toolbar/keep-it-short#1' has an inline element '1' that has changed in the translation since; export it again"
      ])
    #expect(try ExchangeGuide.imported(returned, into: files).problems == [])
  }

  @Test func `emphasis that CommonMark would not see is refused`() throws {
    let files = ExchangeGuide.files(english: "**Markdown** is it.", korean: "**마크다운**입니다.")
    let good = try changed(">마크다운<", ">마크다운 형식<", in: files)
    #expect(good.texts.values.first?.contains("**마크다운 형식**입니다.") == true)
    let bad = try changed(">마크다운<", ">마크다운(Markdown)<", in: files)
    #expect(bad.problems.map(\.reason) == [.unwritable])
    #expect(bad.texts == [:])
  }

  @Test func `a missing rule is written where the source has it`() throws {
    var files = SmallGuide.files
    files["bars/tab-bar/ko.md"] = files["bars/tab-bar/ko.md"]?.replacing(
      "### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}\n\n흐린 탭은 아무것도 설명하지 않으니 `UITabBarItem.isEnabled`는 그대로 두세요.\n\n",
      with: "")
    var text = ExchangeGuide.exported(files)
    text = text.replacing(
      "<source xml:lang=\"en\">Keep every tab enabled</source>",
      with: "<source xml:lang=\"en\">Keep every tab enabled</source><target>모든 탭을 켜 두세요</target>")
    let half = try ExchangeGuide.imported(text, into: files)
    #expect(half.problems == [])
    #expect(half.texts == [:], "a rule is written whole or not at all")
    #expect(half.counts.changed == 0)
    text = text.replacing(
      " alone.</source>",
      with: " alone.</source><target><ph id=\"1\"/>는 그대로 두세요.</target>")
    let whole = try ExchangeGuide.imported(text, into: files)
    #expect(
      whole.texts["Content/bars/tab-bar/ko.md"]
        == SmallGuide.files["bars/tab-bar/ko.md"]?.replacing("흐린 탭은 아무것도 설명하지 않으니 ", with: ""))
  }

  @Test func `a new last rule goes behind the comment at the end of a page`() throws {
    var files = ExchangeGuide.files(english: "One.", korean: "하나.")
    files["bars/toolbar/en.md", default: ""] +=
      "\nThe end.\n\n### Be brief {#be-brief .do}\n\nTwo.\n"
    files["bars/toolbar/ko.md", default: ""] += "\n이만.\n\n<!-- 끝 -->\n"
    let returned = ExchangeGuide.translated(
      ExchangeGuide.exported(files),
      ["toolbar/be-brief#title": "간결하게 쓰세요", "toolbar/be-brief#1": "둘."])
    let result = try ExchangeGuide.imported(returned, into: files)
    #expect(result.problems == [])
    #expect(
      result.texts == [
        "Content/bars/toolbar/ko.md": (files["bars/toolbar/ko.md"] ?? "")
          + "\n### 간결하게 쓰세요 {#be-brief}\n\n둘.\n"
      ])
  }

  /// The small content tree without its Korean toolbar, and what came back for it.
  private func newPage(_ returned: (String) -> String) throws -> ImportResult {
    let files = SmallGuide.files.filter { $0.key != "bars/toolbar/ko.md" }
    let text = ExchangeGuide.exported(files).replacing(
      "</source>", with: "</source><target>가</target>")
    return try ExchangeGuide.imported(returned(text), into: files)
  }

  @Test func `what is new and cannot be written is refused by name`() throws {
    let whole = try newPage { $0 }
    #expect(whole.problems == [])
    #expect(whole.texts.count == 1)
    let files = ExchangeGuide.files(english: "**Markdown** is it.", korean: "하나.")
    let korean = files["bars/toolbar/ko.md"]?.replacing(
      "### 짧게 유지하세요 {#keep-it-short}\n\n하나.\n\n", with: "")
    let without = files.merging(["bars/toolbar/ko.md": korean ?? ""]) { $1 }
    let text = ExchangeGuide.exported(without)
      .replacing("Keep it short</source>", with: "Keep it short</source><target>짧게</target>")
      .replacing(
        " is it.</source>", with: " is it.</source><target><g id=\"1\">가(a)</g>나</target>")
    let result = try ExchangeGuide.imported(text, into: without)
    #expect(
      result.problems.map { "\($0.unit) \($0.reason)" } == [
        "toolbar/keep-it-short#title unwritable", "toolbar/keep-it-short#1 unwritable",
      ])
    #expect(result.texts == [:])
  }

  @Test(arguments: ["하나\u{2028}둘", "\u{2028}"])
  func `a title that YAML would not read back is refused`(_ title: String) throws {
    let result = try changed(">툴바</target>", ">\(title)</target>")
    #expect(result.problems.map(\.reason) == [.unwritableValue])
    #expect(result.texts == [:])
    let page = try newPage {
      $0.replacing("Toolbars</source><target>가", with: "Toolbars</source><target>\(title)")
    }
    #expect(page.problems.map(\.unit) == ["toolbar#title"])
    #expect(page.texts == [:])
  }

  @Test func `a unit that comes back twice must be the same`() throws {
    let text = ExchangeGuide.exported(Self.files)
    let unit = try #require(text.firstRange(of: "<trans-unit id=\"toolbar/keep-it-short#2\""))
    let end = try #require(text[unit.lowerBound...].firstRange(of: "</trans-unit>"))
    let own = text[unit.lowerBound..<end.upperBound]
    let first = own.replacing(">하나<", with: ">첫째<")
    let same = try ExchangeGuide.imported(
      text.replacing(own, with: "\(first)\(first)"), into: Self.files)
    #expect(same.problems == [])
    #expect(same.counts.changed == 1)
    let other = try ExchangeGuide.imported(
      text.replacing(own, with: "\(first)\(own)"), into: Self.files)
    #expect(other.problems.map(\.reason) == [.twice])
    #expect(other.texts == [:])
  }

  @Test func `where paragraphs differ the body is one unit`() throws {
    let files = ExchangeGuide.files(english: "One `UITabBar`.\n\nTwo.", korean: "하나 `UITabBar`.")
    let text = ExchangeGuide.exported(files)
    #expect(
      text.contains(
        #"<source xml:lang="en">One <ph id="1" ctype="x-code">UITabBar</ph>.<x id="2" ctype="x-paragraph"/>Two.</source>"#
      ))
    let result = try changed("하나 <ph", "첫째 <ph", in: files)
    #expect(result.texts.values.first?.contains("\n\n첫째 `UITabBar`.\n\n## 끝") == true)
    let like = try changed(
      #"하나 <ph id="1" ctype="x-code">UITabBar</ph>."#, #"첫째 <ph id="1"/>.<x id="2"/>둘째."#, in: files
    )
    #expect(like.problems == [])
    #expect(like.texts.values.first?.contains("\n\n첫째 `UITabBar`.\n\n둘째.\n\n## 끝") == true)
    let many = try changed(
      #"하나 <ph id="1" ctype="x-code">UITabBar</ph>."#,
      #"첫째 <ph id="1"/>.<x id="2"/>둘째.<x id="2"/>셋째."#, in: files)
    #expect(many.problems.map(\.reason) == [.paragraphs(expected: [1, 2], found: 3)])
  }

  @Test(arguments: [
    "탭: 바", "탭: \u{301}바", "탭 #\u{301}바", "# 탭", "'탭'", "\"탭\" \\", "true", "탭 # 바", "- 탭", "탭:",
    "44", "탭 — 바",
  ])
  func `a title is written as YAML reads it`(_ title: String) throws {
    let escaped = title.replacing("\"", with: "&quot;")
    let result = try changed(">툴바</target>", ">\(escaped)</target>")
    #expect(result.problems == [])
    let after = ExchangeGuide.content(ExchangeGuide.applied(result, to: Self.files))
    #expect(after.graph.component("toolbar")?.texts["ko"]?.title == title)
  }

  @Test(arguments: ["*\u{301}하나*\u{301}", "[\u{301}하나](탭)", ">\u{301}하나", "`\u{301}하나`"])
  func `a mark with an accent behind it is text like one without`(_ words: String) throws {
    let files = ExchangeGuide.files(english: "One.", korean: "하나.")
    let result = try changed(">하나.</target>", ">\(words)</target>", in: files)
    #expect(result.problems == [])
    let again = ExchangeGuide.exported(ExchangeGuide.applied(result, to: files))
    let written = words.replacing(">\u{301}", with: "&gt;\u{301}")
    #expect(again.contains(">\(written)</target>"), "\(again)")
  }

  @Test func `a long paragraph is wrapped and reads the same`() throws {
    let words = (1...80).map { "낱말\($0)" }.joined(separator: " ")
    let files = ExchangeGuide.files(english: "One.", korean: "하나.")
    let result = try changed(">하나.</target>", ">\(words) - 1. # 끝.</target>", in: files)
    let text = try #require(result.texts.values.first)
    #expect(text.split(separator: "\n").allSatisfy { $0.count < 100 })
    #expect(text.replacing("\n", with: " ").contains("\(words) - 1. # 끝."))
  }

  @Test func `line ends of the page stay as they are`() throws {
    let files = Self.files.mapValues { $0.replacing("\n", with: "\r\n") }
    let result = try changed(">하나</target>", ">첫째</target>", in: files)
    #expect(
      result.texts["Content/bars/toolbar/ko.md"]
        == files["bars/toolbar/ko.md"]?.replacing("- 하나", with: "- 첫째"))
  }

  @Test func `a page that would lose bytes by being written is not`() throws {
    let export = ExchangeGuide.exported(Self.files).replacing(">하나</target>", with: ">첫째</target>")
    var files = Self.files.mapValues { Array($0.utf8) }
    files["bars/toolbar/ko.md"]?.append(0xB7)
    let importer = ExchangeImporter(ContentTree(files: files))
    let result = try importer.apply(try ExchangeReader(Array(export.utf8)).read())
    #expect(result.texts == [:])
    let words = result.problems.map(\.description)
    #expect(words.count == 1, "\(words)")
    let reason =
      "is on a page that cannot be written: Content/bars/toolbar/ko.md:14 could not be read whole, as "
      + "'hig check' tells; mend it first"
    #expect(words.first?.hasSuffix(reason) == true, "\(words)")
  }

  @Test func `finished rules can be accepted`() throws {
    let text = ExchangeGuide.exported(SmallGuide.files.filter { $0.key != "rules.lock" })
    let result = try ExchangeGuide.imported(text, into: SmallGuide.files)
    #expect(
      result.finished.map(\.name) == [
        "keep-every-tab-enabled", "dim-unavailable-tabs", "keep-it-short",
      ])
    let open = text.replacing("approved=\"yes\"", with: "approved=\"no\"")
      .replacing("state=\"final\"", with: "state=\"needs-translation\"")
    #expect(try ExchangeGuide.imported(open, into: SmallGuide.files).finished == [])
  }
}
