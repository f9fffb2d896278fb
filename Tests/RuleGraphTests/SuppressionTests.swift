import Patience
import Testing

@testable import RuleGraph

/// Comments that silence checks.
@Suite struct SuppressionTests {
  private func found(_ body: String) -> [String] {
    ExampleContent.found(
      [
        "markdown/bare-url", "markdown/raw-html", "suppression/unused", "suppression/unknown-check",
      ],
      replacing: ["bars/tab-bar/ko.md": ExampleContent.page(body)]
    ).map { String($0.dropFirst("bars/tab-bar/ko.md:".count)) }
  }

  @Test(arguments: [
    ("<!-- hig:ignore markdown/bare-url -->\n한글 https://a.example", []),
    (
      "<!-- hig:ignore markdown/bare-url -->\n\n- a\n- https://a.example\n\nhttps://b.example",
      ["12:1: 'https://b.example' is no link"]
    ),
    ("<!-- hig:ignore markdown/bare-url, markdown/raw-html -->\n\n<b>https://a.example</b>", []),
    ("> <!-- hig:ignore markdown/bare-url -->\n> https://a.example", []),
    (
      "<!-- hig:ignore markdown/bare-url -->\n<!-- hig:ignore markdown/raw-html -->\n<b>한글 https://a.example</b>",
      []
    ),
    (
      "<!-- hig:ignore markdown/bare-url -->\n<!-- 이유 -->\n\n한글 https://a.example\n\nhttps://b.example",
      ["12:1: 'https://b.example' is no link"]
    ),
    (
      "https://a.example\n\n<!-- hig:ignore markdown/bare-url -->",
      [
        "7:1: 'https://a.example' is no link",
        "9:17: 'markdown/bare-url' finds nothing here to silence",
      ]
    ),
    (
      "<!-- hig:ignore suppression/unused markdown/table -->\n<!-- hig:ignore markdown/table -->\n\na",
      [
        "7:36: 'markdown/table' finds nothing here to silence"
      ]
    ),
    (
      "<!--\nhig:ignore\n  markdown/bare-urls\n-->\n\na",
      [
        "9:3: no check 'markdown/bare-urls'; did you mean 'markdown/bare-url'?"
      ]
    ),
    (
      "a <!-- hig:ignore markdown/bare-url --> https://a.example",
      ["7:41: 'https://a.example' is no link"]
    ),
  ])
  func `a comment silences the checks it names in the block after it`(
    _ body: String, _ expected: [String]
  ) {
    #expect(found(body) == expected)
  }

  @Test func `a reason behind the names is told once`() {
    #expect(
      found("<!-- hig:ignore markdown/bare-url — 나중에 to do -->\n\n한글 https://a.example") == [
        "7:35: only names of checks stand behind 'hig:ignore'"
      ])
  }

  @Test(arguments: ["hig-ignore", "hig: ignore", "HIG:ignore", "hig：ignore", "hig ignore"])
  func `a mistyped mark is told`(_ mark: String) {
    let page = ExampleContent.page("> 한글\n\n<!-- \(mark) markdown/table -->\n\n글")
    #expect(
      ExampleContent.found(["suppression/mistyped"], replacing: ["bars/tab-bar/ko.md": page]) == [
        "bars/tab-bar/ko.md:9:6: '\(mark)' silences nothing; did you mean 'hig:ignore'?"
      ])
  }

  /// Each looked at all that follow: 1,500 in a small guide, which the fuzzer made, took 3.4 s.
  @Test(.patience) func `very many comments in a row are looked through once`() {
    let growth = Growth(from: 250) { count in
      let comment = "<!-- hig:ignore markdown/bare-url -->\n\n"
      let body = String(repeating: comment, count: count) + "한글 https://a.example"
      return ExampleContent.content(replacing: ["bars/tab-bar/ko.md": ExampleContent.page(body)])
    } _: { content in
      #expect(UnknownSuppressionCheck.diagnostics(in: content) == [])
    }
    #expect(growth.factor < Growth.linear)
    let body = String(repeating: "<!-- hig:ignore markdown/bare-url -->\n\n", count: 3)
    #expect(
      found(body + "한글 https://a.example\n\nhttps://b.example") == [
        "15:1: 'https://b.example' is no link"
      ])
  }

  @Test func aCommentWithinABlockThatIsSilencedAsAWholeSilencesAsWell() {
    let body = """
      <!-- hig:ignore markdown/bare-url -->

      - https://a.example

        <!-- hig:ignore markdown/bare-url -->

        https://b.example
      - https://c.example

      https://d.example
      """
    #expect(found(body) == ["16:1: 'https://d.example' is no link"])
  }

  /// When each comment was held against each finding, ten thousand of both took 13 s.
  @Test(.patience)
  func thousandsOfCommentsAndFindingsTakeNoLongerThanTheyMust() {
    let comment = "<!-- hig:ignore markdown/bare-url a/b -->\n\nhttps://a.example\n\n"
    let body = String(repeating: comment, count: 5000)
    let found = found(body)
    #expect(found.count == 5000)
    #expect(found.last == "20003:35: no check 'a/b'")
  }
}
