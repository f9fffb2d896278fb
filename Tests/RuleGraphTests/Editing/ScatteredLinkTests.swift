import RuleGraph
import SmallContent
import Testing

/// Links that are written over several lines, when the rule that they lead to gets another id.
@Suite struct ScatteredLinkTests {
  private func id(_ text: String) throws -> RuleID {
    try #require(RuleID(text))
  }

  /// The guide with another link to the rule on a page of the tab bar.
  private func files(_ link: String, in language: String) -> [String: String] {
    let written = [
      "en": "[toolbars](../toolbar/en.md#keep-it-short).",
      "ko": "[툴바](../toolbar/ko.md#keep-it-short)를 보세요.",
    ]
    return LockedGuide.accepting(
      LockedGuide.changing(
        in: SmallGuide.files, "bars/tab-bar/\(language).md", written[language] ?? "", link))
  }

  @Test(arguments: [
    ("en", "[toolbars].\n\n[toolbars]:\n  ../toolbar/en.md#keep-it-short\n  \"Bars\""),
    ("ko", "[툴바]를 보세요.\n\n[툴바]:\n  <../toolbar/ko.md#keep-it-short>\n  \"제목\""),
    ("ko", "[툴바]를 보세요.\n\n> [툴바]:\n> ../toolbar/ko.md#keep-it-short"),
    ("ko", "[툴바\\]]를 보세요.\n\n[툴바\\]]: ../toolbar/ko.md#keep-it-short"),
    ("en", "[toolbars][k].\n\n- One\n  - Two\n\n    [k]: ../toolbar/en.md#keep-it-short"),
  ])
  func `the address of a definition is found`(_ language: String, _ link: String) throws {
    let files = files(link, in: language)
    let edit = try RuleEditor(ContentTree(texts: files)).rename(
      id("toolbar/keep-it-short"), to: id("toolbar/keep-short"))
    let path = "bars/tab-bar/\(language).md"
    #expect(
      edit.texts["Content/\(path)"]
        == files[path]?.replacing("#keep-it-short", with: "#keep-short"))
  }

  @Test(arguments: [
    ("en", "[this](en.md):\n\n> > [Toolbars](../toolbar/en.md#keep-it-short\n> > \"Bars\").", 19),
    ("ko", "[툴바](\n../toolbar/ko.md#keep-it-short\n)를 보세요.", 14),
    ("ko", "[긴 이름]을 보세요.\n\n[긴\n이름]: ../toolbar/ko.md#keep-it-short", 14),
  ])
  func `where the address is not found, nothing is changed and the link is named`(
    _ language: String, _ link: String, _ line: Int
  ) throws {
    let editor = RuleEditor(ContentTree(texts: files(link, in: language)))
    let (old, new) = (try id("toolbar/keep-it-short"), try id("toolbar/keep-short"))
    #expect {
      try editor.rename(old, to: new)
    } throws: {
      "\($0)"
        == "links to it cannot be rewritten; write each plainly and on one line, '[text](address)', or "
        + "'[name]: address' on a line of its own: Content/bars/tab-bar/\(language).md:\(line)"
    }
  }

  @Test func `a link within a rule goes with it however it is written`() throws {
    let files = LockedGuide.accepting(
      LockedGuide.changing(
        in: SmallGuide.files, "bars/toolbar/ko.md", "적은 버튼이", "[적은](\n#keep-it-short\n) 버튼이"))
    let edit = try RuleEditor(ContentTree(texts: files)).retire(
      id("toolbar/keep-it-short"), into: [id("tab-bar/dim-unavailable-tabs")], reason: "")
    #expect(edit.counts.headings == 2)
  }
}
