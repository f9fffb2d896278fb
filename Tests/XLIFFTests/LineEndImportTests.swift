import SmallContent
import Testing
import XLIFF

/// What an import writes into pages with other line ends than a line feed.
@Suite struct LineEndImportTests {
  private static let path = "bars/toolbar/ko.md"

  private static let files = ExchangeGuide.files(english: "One.", korean: "하나.").merging([
    "bars/toolbar/en.md": """
    ---
    title: Toolbars
    summary: A toolbar acts on the screen.
    edition: ios11
    ---

    About.

    ### Keep it short {#keep-it-short .avoid}

    > One.

    - Two.

    ### Show few {#show-few .do}

    > Three.

    - Four
      and five.

    ## Last {#last}

    Six.

    """,
    path: """
    ---
    title: 툴바
    ---

    소개.

    ### 짧게 유지하세요 {#keep-it-short}

    하나와 둘.
    """,
  ]) { $1 }

  private static let long = (1...40).map { "낱말\($0)" }.joined(separator: " ")

  private static let targets = [
    "toolbar#summary": "툴바입니다.", "toolbar#1": "\(long).",
    "toolbar/keep-it-short#body": "하나.<x id=\"1\"/>둘.",
    "toolbar/show-few#title": "적게", "toolbar/show-few#1": "셋.", "toolbar/show-few#2": "넷과 다섯.",
    "toolbar/last#title": "끝", "toolbar/last#1": "여섯.",
  ]

  private static let expected = """
    ---
    title: 툴바
    summary: 툴바입니다.
    ---

    \((1...18).map { "낱말\($0)" }.joined(separator: " "))
    \((19...35).map { "낱말\($0)" }.joined(separator: " "))
    \((36...40).map { "낱말\($0)" }.joined(separator: " ")).

    ### 짧게 유지하세요 {#keep-it-short}

    > 하나.

    - 둘.

    ### 적게 {#show-few}

    > 셋.

    - 넷과 다섯.

    ## 끝 {#last}

    여섯.

    """

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `words, bodies, rules and keys have the line ends of their page`(_ end: String) throws {
    let files = Self.files.mapValues { $0.replacing("\n", with: end) }
    let text = ExchangeGuide.translated(ExchangeGuide.exported(files), Self.targets)
    let result = try ExchangeGuide.imported(text, into: files)
    #expect(result.problems == [])
    #expect(
      result.texts == ["Content/\(Self.path)": Self.expected.replacing("\n", with: end)])
  }

  /// A new page has nothing to follow.
  @Test(arguments: ["\r\n", "\r"])
  func `a new page has line feeds alone`(_ end: String) throws {
    let files = Self.files.mapValues { $0.replacing("\n", with: end) }
      .filter { $0.key != Self.path }
    var targets = Self.targets.merging(["toolbar#title": "툴바"]) { $1 }
    targets["toolbar/keep-it-short#title"] = "짧게 유지하세요"
    targets["toolbar/keep-it-short#1"] = "하나."
    targets["toolbar/keep-it-short#2"] = "둘."
    let text = ExchangeGuide.translated(ExchangeGuide.exported(files), targets)
    let result = try ExchangeGuide.imported(text, into: files)
    #expect(result.problems == [])
    #expect(result.texts == ["Content/\(Self.path)": Self.expected])
  }
}
