import RuleGraph
import SmallContent
import Testing

/// Slips after which a page can still be read, and shows less or other than was written.
@Suite struct SilentSlipTests {
  private func printed(_ text: String, in page: String = "bars/toolbar/ko.md") -> [String] {
    ExampleContent.printed(replacing: [page: text])
  }

  private func toolbar(_ paragraph: String) -> String {
    (SmallGuide.files["bars/toolbar/ko.md"] ?? "").replacing("적은 버튼이 더 빨리 눈에 띕니다.", with: paragraph)
  }

  @Test func `a paragraph of one line that is indented can be moved to the margin`() {
    #expect(
      printed(toolbar("\t적은 버튼이 낫습니다.")) == [
        "Content/bars/toolbar/ko.md:10:2: warning: the blanks before it make this code [markdown/indented-code]",
        "   적은 버튼이 낫습니다.", "   ^~~~~~~~~~~~~~~~~~~~~",
        "  Text begins at the margin; code stands between two lines of '```'.",
        "Content/bars/toolbar/ko.md:10:1: fixit: take out '\t'",
      ])
  }

  @Test(arguments: [
    (toolbar: "    적은 버튼이\n    낫습니다.", place: "10:5"),
    (toolbar: "-   적은 버튼이 낫습니다.\n\n        셋이면 됩니다.", place: "12:9"),
    (toolbar: "> 적은 버튼이 낫습니다.\n>\n>     셋이면 됩니다.", place: "12:7"),
  ])
  func `where more is to be changed it is only told`(_ slip: (toolbar: String, place: String)) {
    let found = printed(toolbar(slip.toolbar)).filter { $0.contains(": warning:") }
    #expect(
      found == [
        "Content/bars/toolbar/ko.md:\(slip.place): warning: the blanks before it make this code [markdown/indented-code]"
      ])
  }

  @Test(arguments: [
    ("```\n적은 버튼\n```", ""), ("- 적은 버튼이 낫습니다.\n\n  ~~~\n      셋\n  ~~~", "- "),
    ("적은 버튼이\n    낫습니다.", ""), ("1.  적은 버튼이 낫습니다.\n\n    셋이면 됩니다.", "1. "),
  ])
  func `what is fenced or goes on is no code by its margin`(_ paragraph: String, _ item: String) {
    let english = SmallGuide.files["bars/toolbar/en.md"]?.replacing("Few", with: "\(item)Few")
    #expect(
      ExampleContent.printed(replacing: [
        "bars/toolbar/ko.md": toolbar(paragraph), "bars/toolbar/en.md": english,
      ]) == [])
  }

  @Test(arguments: [
    (
      "title: 툴바\nsummary: 툴바는\n  바 #1 입니다.", "4:5",
      ["    바 #1 입니다.", "       ^~~~~~~~~~"],
      "'툴바는\n  바 #1 입니다.' with '\"툴바는\n  바 #1 입니다.\"'"
    ),
    (
      "title: \"툴바\" # 바\nsummary: 툴바 C#은 #1 바입니다.", "3:17",
      ["  summary: 툴바 C#은 #1 바입니다.", "                     ^~~~~~~~~~~~"],
      "'툴바 C#은 #1 바입니다.' with '\"툴바 C#은 #1 바입니다.\"'"
    ),
    (
      "title: 툴바\nsummary: 말 \"바\" #1", "3:16",
      ["  summary: 말 \"바\" #1", "                   ^~"],
      "'말 \"바\" #1' with ''말 \"바\" #1''"
    ),
  ])
  func `a text is told of where its comment begins`(
    _ frontMatter: String, _ place: String, _ shown: [String], _ mend: String
  ) {
    let page = toolbar("적은 버튼이 낫습니다.")
      .replacing("title: 툴바\nsummary: 툴바는 화면에 동작을 더합니다.", with: frontMatter)
    let path = "Content/bars/toolbar/ko.md"
    #expect(
      printed(page) == [
        "\(path):\(place): warning: from here on it is a comment, and no part of the text [yaml/comment]"
      ] + shown + [
        "  Quotation marks around the text keep it whole.", "\(path):3:10: fixit: replace \(mend)",
      ])
  }

  @Test(arguments: [
    ("{#dim-unavailable-tabs .do} for all", "for all {#dim-unavailable-tabs .do}", "followed"),
    ("{#dim-unavailable-tabs} 모두", "모두 {#dim-unavailable-tabs}", "followed"),
    (
      "{#dim-unavailable-tabs .do} <!-- 새 -->", "<!-- 새 --> {#dim-unavailable-tabs .do}", "followed"
    ),
    ("[#dim-unavailable-tabs .do]", "{#dim-unavailable-tabs .do}", "bracketed"),
    ("(#dim-unavailable-tabs .do) 모두", "모두 {#dim-unavailable-tabs .do}", "bracketed"),
    ("[#dim-unavailable-tabs .do}", "{#dim-unavailable-tabs .do}", "bracketed"),
  ])
  func `attributes with words behind them or in other brackets are told where they are`(
    _ written: String, _ meant: String, _ flaw: String
  ) {
    let page = SmallGuide.tabBar.replacing(
      "### Dim unavailable tabs {#dim-unavailable-tabs .do since=ios7}",
      with: "### 탭을 흐리게 \(written)")
    let lines = printed(page, in: "bars/tab-bar/en.md")
    let advice =
      flaw == "followed"
      ? "  They end the line: what is written behind them stands before them."
      : "  They end the line, in braces and no other brackets."
    let path = "Content/bars/tab-bar/en.md:15:12"
    #expect(
      lines.filter { !$0.contains("###") && !$0.contains("^~") } == [
        "\(path): error: the attributes of 'tab-bar/dim-unavailable-tabs' stay in the title [attribute/lost]",
        advice, "\(path): fixit: replace '\(written)' with '\(meant)'",
      ])
  }

  @Test func `a blank before the attributes hides nothing else of the line`() {
    let page = SmallGuide.tabBar.replacing(
      "### Dim unavailable tabs {#dim-unavailable-tabs .do",
      with: "### 탭을 흐리게\u{3000}{#dim-unavailable-tabs .do see=none sinze=a")
    let place = "Content/bars/tab-bar/en.md:15"
    #expect(
      printed(page, in: "bars/tab-bar/en.md").filter {
        $0.contains("error: ") || $0.contains("fixit: ")
      } == [
        "\(place):11: error: the full-width blank U+3000 stays in the title; write a space [heading/full-width]",
        "\(place):11: fixit: replace U+3000 with a space",
        "\(place):43: error: no rule or component 'none' [link/unknown-rule]",
        "\(place):48: error: no attribute 'sinze'; did you mean 'since'? [attribute/unknown]",
        "\(place):48: fixit: replace 'sinze' with 'since'",
      ])
  }

  @Test func `what stands in a second list is no attribute of a section`() {
    let written = "{#dim-unavailable-tabs .do} {see=keep-every-tab-enabled since=ios7}"
    let page = SmallGuide.tabBar.replacing(
      "### Dim unavailable tabs {#dim-unavailable-tabs .do since=ios7}",
      with: "### 탭을 흐리게 \(written)")
    #expect(
      printed(page, in: "bars/tab-bar/en.md").filter { $0.contains(": error: ") } == [
        "Content/bars/tab-bar/en.md:15:12: error: the attributes of 'tab-bar/dim-unavailable-tabs' stay in the title [attribute/lost]"
      ])
  }

  @Test func `attributes of a rule with a longer name are not those of another`() {
    let page = SmallGuide.tabBar.replacing(
      "{#dim-unavailable-tabs .do since=ios7}", with: "[#dim-unavailable-tabs-too .do]")
    #expect(
      printed(page, in: "bars/tab-bar/en.md").first
        == "Content/bars/tab-bar/en.md:15:26: error: the attributes of 'tab-bar/dim-unavailable-tabs-too' stay in the title [attribute/lost]"
    )
  }

  @Test func `what a comment swallows is not told as gone`() {
    let page = SmallGuide.tabBar.replacing("## Availability", with: "<!-- 나중에\n\n## Availability")
    #expect(
      printed(page, in: "bars/tab-bar/en.md") == [
        "Content/bars/tab-bar/en.md:9:1: error: this comment has no closing '-->' [markdown/unclosed-comment]",
        "  <!-- 나중에", "  ^~~~", "  All below is part of it and left out, headings too.",
      ])
  }
}
