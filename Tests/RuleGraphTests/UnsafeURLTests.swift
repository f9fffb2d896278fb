import RuleGraph
import SmallContent
import Testing

/// Links to a host without a scheme, which a page opened from disk looks for among files.
@Suite struct UnsafeURLTests {
  private static let path = "bars/toolbar/ko.md"

  /// The Korean page whose rule is nothing but a paragraph.
  private func page(_ paragraph: String) -> [String: String?] {
    let page = SmallGuide.files[Self.path] ?? ""
    return [Self.path: page.replacing("적은 버튼이 더 빨리 눈에 띕니다.", with: paragraph)]
  }

  @Test func `a link to a host without a scheme is an error, and nothing else is told of it`() {
    #expect(
      ExampleContent.printed(replacing: page("[여기](//evil.example/x)를 보세요.")) == [
        "Content/bars/toolbar/ko.md:10:6: error: the address '//evil.example/x' is not safe; "
          + "did you mean 'https://evil.example/x'? [link/unsafe-url]",
        "  [여기](//evil.example/x)를 보세요.",
        "         ^~~~~~~~~~~~~~~~",
        "Content/bars/toolbar/ko.md:10:6: fixit: replace '//evil.example/x' with 'https://evil.example/x'",
      ])
  }

  private static let meant =
    "the address '//evil.example' is not safe; did you mean 'https://evil.example'?"

  @Test(arguments: [
    ("[여기](&#47;/evil.example)", "10:6: \(meant)"),
    ("[여기](\\/\\/evil.example)", "10:6: \(meant)"),
    ("[여기][h]\n\n[h]: //evil.example", "10:1: \(meant)"),
    (
      "[여기](///evil.example)",
      "10:6: the address '///evil.example' is not safe; did you mean 'https://evil.example'?"
    ),
    ("[여기](//toolbar/ko.md)", "10:6: the address '//toolbar/ko.md' is not safe"),
  ])
  func `the slashes may be written otherwise`(_ paragraph: String, _ expected: String) {
    let found = ExampleContent.found(["link/unsafe-url"], replacing: page(paragraph))
    #expect(found == ["\(Self.path):\(expected)"])
  }

  @Test(arguments: [
    "[여기](https://evil.example//x)", "`//evil.example`", "![버튼](//evil.example/b.png)",
    "[여기](/\\evil.example)", "[여기](&#9;//evil.example)",
  ])
  func `what no browser takes for a host, and an image, is told by others alone`(
    _ paragraph: String
  ) {
    #expect(ExampleContent.found(["link/unsafe-url"], replacing: page(paragraph)) == [])
  }
}
