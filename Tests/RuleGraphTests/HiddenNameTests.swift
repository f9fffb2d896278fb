import RuleGraph
import SmallContent
import Testing

/// Names with a zero-width space in or beside them, which nobody sees.
@Suite struct HiddenNameTests {
  /// The small guide with zero-width spaces in some of its texts.
  ///
  /// - Parameter edits: what stands in a file, by path, with a `|` where each space goes.
  private func hidden(_ edits: [String: String]) -> [String: String] {
    SmallGuide.files.merging(
      edits.map { path, marked in
        let text = SmallGuide.files[path] ?? ""
        let seen = marked.replacing("|", with: "")
        #expect(text.contains(seen), "\(seen)")
        return (path, text.replacing(seen, with: marked.replacing("|", with: "\u{200B}")))
      }
    ) { $1 }
  }

  @Test(arguments: [
    ["bars/tab-bar/ko.md": "`UITabBarItem.|isEnabled`"],
    ["bars/tab-bar/ko.md": "](../toolbar/ko.md|#keep-it-short)"],
    ["bars/tab-bar/ko.md": "](../toolbar/ko.md#keep-it-short|)"],
    ["bars/tab-bar/en.md": "supersedes=dim-|unavailable-tabs"],
    ["bars/toolbar/en.md": "{|#keep-it-short .avoid "],
    ["bars/toolbar/en.md": "{#keep-it-short| .avoid "],
    ["bars/toolbar/en.md": "table=UITabBarItem.SystemItem}|"],
    ["bars/toolbar/en.md": "apis=UITabBarItem|"],
    ["bars/toolbar/en.md": "|### Keep it short"],
    ["bars/toolbar/ko.md": "###| 길게 늘이지 마세요", "bars/toolbar/en.md": "###| Keep it short"],
    ["bars/toolbar/ko.md": "길게 늘이지 마세요 |{#keep-it-short}"],
  ])
  func `what takes no room is taken out wherever it stands`(_ edits: [String: String]) {
    let mended = ContentMender(ContentTree(texts: hidden(edits))).mend()
    for (path, text) in SmallGuide.files {
      #expect(mended.tree.files[path] == Array(text.utf8), "\(path)")
    }
    let check =
      edits.values.contains("{#keep-it-short| .avoid ")
      ? "rule/invalid-id" : "file/invisible-character"
    #expect(mended.mends.map(\.check) == edits.map { _ in check }, "\(edits)")
  }

  @Test func `it is an error in code that names a symbol, and nothing else is told`() {
    let files = hidden([
      "bars/tab-bar/en.md": "`UITabBarItem.|isEnabled`",
      "bars/tab-bar/ko.md": "`UITabBarItem.|isEnabled`",
    ])
    #expect(
      ExampleContent.printed(replacing: files).filter { $0.contains(": error: ") } == [
        "Content/bars/tab-bar/en.md:13:52: error: the zero-width space U+200B cannot be seen [file/invisible-character]",
        "Content/bars/tab-bar/ko.md:10:35: error: the zero-width space U+200B cannot be seen [file/invisible-character]",
      ])
    let rule = NodeID.rule(RuleID(page: "tab-bar", name: "keep-every-tab-enabled"))
    let mended = ContentMender(ContentTree(texts: files)).mend()
    #expect(mended.content.graph.edges(from: rule, .governs).count == 1)
    #expect(mended.diagnostics.isEmpty)
  }

  @Test func `code that would be an unknown symbol is told of as one`() {
    let page = ExampleContent.page("한글 `UITab\u{200B}Baar`를 쓰세요.")
    #expect(
      ExampleContent.found(
        ["api/unknown", "file/invisible-character"], replacing: ["bars/tab-bar/ko.md": page]) == [
          "bars/tab-bar/ko.md:7:5: no API 'UITab\u{200B}Baar'; did you mean 'UITabBar'?",
          "bars/tab-bar/ko.md:7:10: the zero-width space U+200B cannot be seen",
        ])
  }
}
