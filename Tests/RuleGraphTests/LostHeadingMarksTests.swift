import RuleGraph
import Testing

/// Headings that are none, and one that nobody meant: whatever is wrong with a line, it is told once.
@Suite struct LostHeadingMarksTests {
  private static let checks: Set<String> = [
    "heading/underlined", "heading/no-space", "attribute/no-heading", "front-matter/fences",
    "heading/first-level",
  ]

  private func found(_ body: String) -> [String] {
    let path = "bars/tab-bar/en.md:"
    let files = ["bars/tab-bar/en.md": ExampleContent.page(body)]
    return ExampleContent.found(Self.checks, replacing: files).map {
      String($0.dropFirst(path.count))
    }
  }

  @Test(arguments: [
    ("탭은 그대로 둡니다.\n---", ["7:1: the dashes below this paragraph make it a heading"]),
    ("> 탭은 그대로\n> 둡니다.\n> ---", ["7:3: the dashes below this paragraph make it a heading"]),
    ("탭은 그대로 둡니다.\n\n---", []),
    ("- 탭\n---", []),
    ("##사용 여부", ["7:1: without a space after '##' this is no heading"]),
    ("- 탭\n\n  ###사용 여부", ["9:3: without a space after '###' this is no heading"]),
    ("#1, #태그, #######일곱", []),
  ])
  func `a heading without its marks, or with marks alone, is told of`(
    _ body: String, _ expected: [String]
  ) {
    #expect(found(body) == expected)
  }

  @Test(arguments: [
    ("Keep tabs {#keep-tabs .do}\n---", "7:11"), ("###Keep tabs {#keep-tabs .do}", "7:14"),
    ("탭을 두세요 {#keep-tabs .do}\n---", "7:8"),
  ])
  func `with attributes it is told of where these stand, and once`(
    _ body: String, _ place: String
  ) {
    #expect(found(body) == ["\(place): these attributes are not at the end of a heading"])
  }

  @Test(arguments: [
    ("###탭 {#keep-tabs .do}", "A space belongs behind the '#': '### Title {#name .do}'."),
    ("  ###탭 {#keep-tabs .do}", "A space belongs behind the '#': '### Title {#name .do}'."),
    ("####### 탭 {#keep-tabs .do}", "A heading begins with six '#' at most, and here are 7."),
    ("########탭 {#keep-tabs .do}", "A heading begins with six '#' at most, and here are 8."),
    (
      "\t### 탭 {#keep-tabs .do}",
      "A heading begins at the margin; four blanks or a tab before it make it code."
    ),
    ("탭 {#keep-tabs .do}", "A heading begins with '#' and a space: '### Title {#name .do}'."),
  ])
  func `what keeps a line with attributes from being a heading is told`(
    _ line: String, _ advice: String
  ) {
    let lines = ExampleContent.printed(replacing: [
      "bars/tab-bar/en.md": ExampleContent.page(line)
    ])
    let place = lines.firstIndex { $0.hasSuffix("[attribute/no-heading]") }
    #expect(place.map { lines[$0 + 3] } == "  \(advice)")
  }

  @Test func `a second front matter is no underlined heading`() {
    let body = "탭은 그대로 둡니다.\n\n---\ntitle: 탭 바\nsummary: 말\n---"
    #expect(found(body) == ["9:1: a second front matter is shown as text"])
  }
}
