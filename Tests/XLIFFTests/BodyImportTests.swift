import RuleGraph
import SmallContent
import Testing
import XLIFF

/// Taking back bodies whose blocks matter: lists, code, comments, and what links refer to.
@Suite struct BodyImportTests {
  private static let page = "bars/toolbar/ko.md"

  /// The Korean body of the rule once some units have come back with these words.
  private func body(
    _ english: String, _ korean: String, _ targets: [String: String]
  ) throws -> (text: String, problems: [String]) {
    let files = ExchangeGuide.files(english: english, korean: korean)
    let units = Dictionary(
      targets.map { ("toolbar/keep-it-short#\($0.key)", $0.value) },
      uniquingKeysWith: { first, _ in first })
    let result = try ExchangeGuide.imported(
      ExchangeGuide.translated(ExchangeGuide.exported(files), units), into: files)
    let page = ExchangeGuide.applied(result, to: files)[Self.page] ?? ""
    let start = try #require(page.firstRange(of: "{#keep-it-short}\n\n"))
    let end = try #require(page.firstRange(of: "\n\n## 끝"))
    return (
      String(page[start.upperBound..<end.lowerBound]).replacing(/^\n+|\n+$/, with: ""),
      result.problems.map { "\($0)".drop { $0 != "'" } }.map(String.init)
    )
  }

  @Test(arguments: [
    ("1. One\\\n   two\n2. Three", "1. 하나\\\n   둘\n2. 셋", "1. 위\\\n   2024\\. 5. 1.\n2. 셋"),
    ("- One\\\n  two", "- 하나\\\n  둘", "- 위\\\n  2024\\. 5. 1."),
    ("> One\\\n> two", "> 하나\\\n> 둘", "> 위\\\n> 2024\\. 5. 1."),
    ("> - One\\\n>   two", "> - 하나\\\n>   둘", "> - 위\\\n>   2024\\. 5. 1."),
    ("One\\\ntwo", "하나\\\n둘", "위\\\n2024\\. 5. 1."),
  ])
  func `a line behind a break stays in its list or quote`(
    _ english: String, _ korean: String, _ expected: String
  ) throws {
    let result = try body(english, korean, ["1": "위<x id=\"1\" ctype=\"lb\"/>2024. 5. 1."])
    #expect(result.problems == [])
    #expect(result.text == expected)
  }

  @Test func `a line behind a break is no list of its own`() throws {
    let result = try body("- One\\\n  two", "- 하나\\\n  둘", ["1": "위<x id=\"1\" ctype=\"lb\"/>- 아래"])
    #expect(result.problems == [])
    #expect(result.text == "- 위\\\n  \\- 아래")
  }

  @Test(arguments: [
    ("  - one\n  - two", "  - 하나\n  - 둘", ["1": "하나", "2": "둘"]),
    ("    let x = 1\n\nOne.", "    let x = 1\n\n하나.", ["1": "하나."]),
  ])
  func `blanks before the first block of a new body stay`(
    _ english: String, _ expected: String, _ targets: [String: String]
  ) throws {
    let result = try body(english, "", targets)
    #expect(result.problems == [])
    #expect(result.text == expected)
  }

  @Test func `code that the translation has already is not there twice`() throws {
    let code = "```swift\nlet x = 1\n```"
    let result = try body("One.\n\n\(code)\n\nTwo.", code, ["1": "하나.", "2": "둘."])
    #expect(result.problems == [])
    #expect(result.text == "하나.\n\n\(code)\n\n둘.")
  }

  @Test(arguments: [
    ("One.\n\n```\nx\n```", "```\n엑스\n```", ["1": "하나."]),
    ("One.\n\nTwo.", "하나.\n\n```\n엑스\n```", ["body": "하나.<x id=\"1\" ctype=\"x-paragraph\"/>둘."]),
    (
      "One.\n\nTwo.", "하나.\n\n<!-- 옮긴이에게 -->\n\n둘.\n\n셋.",
      ["body": "하나.<x id=\"1\" ctype=\"x-paragraph\"/>둘."]
    ),
  ])
  func `code and comments of the translation alone are not lost`(
    _ english: String, _ korean: String, _ targets: [String: String]
  ) throws {
    let result = try body(english, korean, targets)
    #expect(
      result.problems == [
        "'toolbar/keep-it-short#\(targets.keys.first ?? "")' has code, HTML or comments in the translation "
          + "that would be lost; write it by hand"
      ])
    #expect(result.text == korean)
  }

  @Test func `what links refer to stays, and that of the source is not brought along`() throws {
    let result = try body(
      "One [a][r].\n\n[r]: ../tab-bar/en.md\n\nTwo.",
      "하나 [가](../tab-bar/ko.md).\n\n[r]: https://example.com/가\n\n둘.\n\n셋 [다][r].",
      [
        "body":
          "하나 <g id=\"1\" ctype=\"link\" xid=\"bars/tab-bar\">가</g>.<x id=\"2\" ctype=\"x-paragraph\"/>둘."
      ])
    #expect(result.problems == [])
    #expect(
      result.text == "하나 [가](../tab-bar/ko.md).\n\n둘.\n\n[r]: https://example.com/가")
  }

  @Test func `a body of which nothing is there yet is written without what its links refer to`()
    throws
  {
    let result = try body(
      "One [a][r].\n\n[r]: ../tab-bar/en.md\n\nTwo.", "",
      ["1": "하나 <g id=\"1\" ctype=\"link\" xid=\"bars/tab-bar\">가</g>.", "2": "둘."])
    #expect(result.problems == [])
    #expect(result.text == "하나 [가](../tab-bar/ko.md).\n\n둘.")
  }
}
