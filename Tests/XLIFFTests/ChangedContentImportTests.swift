import RuleGraph
import SmallContent
import Testing
import XLIFF

/// Taking translations back into content that has changed since the export.
@Suite struct ChangedContentImportTests {
  private static let files = ExchangeGuide.files(
    english: "Use `UITabBar`, see [bars](../tab-bar/en.md).",
    korean: "`UITabBar`를 쓰고 [바](../tab-bar/ko.md)를 보세요.")

  private static let page = "bars/toolbar/ko.md"

  private static func changing(_ path: String, _ old: String, _ new: String) -> [String: String] {
    files.merging([path: (files[path] ?? "").replacing(old, with: new)]) { $1 }
  }

  @Test(arguments: [
    ("`UITabBar`", "`UITabBarItem`", "toolbar/keep-it-short#1"),
    (
      "[bars](../tab-bar/en.md)", "[bars](../tab-bar/en.md#availability)", "toolbar/keep-it-short#1"
    ),
    ("{#keep-it-short .avoid}", "{#keep-it-short .do}", "toolbar/keep-it-short#title"),
  ])
  func `a source whose code, link or kind alone has changed has changed`(
    _ old: String, _ new: String, _ unit: String
  ) throws {
    let edited = Self.changing("bars/toolbar/en.md", old, new)
    let exported = ExchangeGuide.exported(Self.files)
      .replacing("approved=\"no\"", with: "approved=\"yes\"")
    let returned = exported.replacing("유지하세요</target>", with: "하세요</target>")
      .replacing("를 보세요", with: "도 보세요")
    let result = try ExchangeGuide.imported(returned, into: edited)
    #expect(
      result.problems.map { "\($0)".drop { $0 != "'" } } == [
        "'\(unit)' was translated from a text that has changed since; export it again"
      ])
    #expect(!result.finished.contains { $0.name == "keep-it-short" })
    let untouched = try ExchangeGuide.imported(exported, into: edited)
    #expect(untouched.problems == [], "of what nobody has translated nothing is lost")
    #expect(untouched.texts == [:])
    #expect(untouched.counts.outdated == 1)
    #expect(!untouched.finished.contains { $0.name == "keep-it-short" })
  }

  @Test func `a translation that the translator left alone does not undo what the page has got`()
    throws
  {
    let returned = ExchangeGuide.exported(Self.files)
      .replacing("approved=\"no\"", with: "approved=\"yes\"")
    let edited = Self.changing(Self.page, "를 보세요.", "도 보세요.")
    let result = try ExchangeGuide.imported(returned, into: edited)
    #expect(result.problems == [])
    #expect(result.texts == [:])
    #expect(result.counts.changed == 0)
    #expect(!result.finished.contains { $0.name == "keep-it-short" }, "nobody saw the two together")
    let same = try ExchangeGuide.imported(returned, into: Self.files)
    #expect(same.finished.contains { $0.name == "keep-it-short" })
  }

  @Test func `a comment in the translation is not lost without a word`() throws {
    let files = Self.changing(Self.page, "를 보세요.", "<!-- 메모 -->를 보세요.")
    let document = ExchangeGuide.exported(files)
    let returned = document.replacing(#/<ph [^>]*>&lt;!-- 메모 --&gt;<\/ph>를 보세요/#, with: "도 보세요")
    try #require(returned != document)
    let result = try ExchangeGuide.imported(returned, into: files)
    #expect(
      result.problems.map { "\($0)".drop { $0 != "'" } } == [
        "'toolbar/keep-it-short#1' has code, HTML or comments in the translation that would be lost; write it by hand"
      ])
    #expect(result.texts == [:])
  }

  @Test func `a comment of the source is not asked for in the translation`() throws {
    let path = "bars/toolbar/en.md"
    let files = Self.changing(path, "Use `UITabBar`", "Use<!-- 왜? --> `UITabBar`")
    try #require(files[path] != Self.files[path])
    let returned = ExchangeGuide.exported(files).replacing(
      "를 보세요.</target>", with: "도 보세요.</target>")
    let result = try ExchangeGuide.imported(returned, into: files)
    #expect(result.problems == [])
    #expect(
      ExchangeGuide.applied(result, to: files)[Self.page]
        == files[Self.page]?.replacing("를 보세요.", with: "도 보세요."))
  }

  @Test func `two translations of one text are not put one over the other`() throws {
    let returned = ExchangeGuide.exported(Self.files).replacing("를 쓰고", with: "를 꼭 쓰고")
    let edited = Self.changing(Self.page, "를 쓰고", "도 쓰고")
    let result = try ExchangeGuide.imported(returned, into: edited)
    #expect(
      result.problems.map { "\($0)".drop { $0 != "'" } } == [
        "'toolbar/keep-it-short#1' has been given another translation in the page since; export it again, or say --replace"
      ])
    #expect(result.texts == [:])
    let file = try #require(try ExchangeReader(Array(returned.utf8)).read().last)
    let replaced = TranslationImporter(ContentTree(texts: edited)).apply(file, replaces: true)
    #expect(replaced.problems == [])
    #expect(replaced.texts["Content/bars/toolbar/ko.md"]?.contains("를 꼭 쓰고") == true)
    let same = Self.changing(Self.page, "를 쓰고", "를 꼭 쓰고")
    #expect(try ExchangeGuide.imported(returned, into: same).problems == [])
  }

  @Test func `a tool that wraps lines has left alone what it wraps`() throws {
    let returned = ExchangeGuide.exported(Self.files).replacing("를 보세요.", with: "를\n   보세요.")
    let edited = Self.changing(Self.page, "를 보세요.", "도 보세요.")
    #expect(try ExchangeGuide.imported(returned, into: edited).texts == [:])
  }

  private static let paragraphs = ExchangeGuide.files(
    english: "One.\n\nTwo.", korean: "하나.\n\n둘.")

  private static func words(of result: ImportResult) -> [String] {
    result.problems.map { String("\($0)".drop { $0 != "'" }) }
  }

  @Test(arguments: [
    ("ko", "둘.", "<!-- 옮긴이에게 -->\n\n둘."), ("en", "Two.", "<!-- for writers -->\n\nTwo."),
    ("en", "One.", "<!-- hig:ignore markdown/bare-url -->\n\nOne."),
  ])
  func `a comment that came in is no other paragraph`(
    _ language: String, _ old: String, _ new: String
  ) throws {
    let returned = ExchangeGuide.exported(Self.paragraphs).replacing(">둘.<", with: ">둘째.<")
    let path = "bars/toolbar/\(language).md"
    let edited = Self.paragraphs.mapValues { $0.replacing(old, with: new) }
    try #require(edited[path] != Self.paragraphs[path])
    let result = try ExchangeGuide.imported(returned, into: edited)
    #expect(Self.words(of: result) == [])
    #expect(
      result.texts == [
        "Content/\(Self.page)": edited[Self.page]?.replacing("둘.", with: "둘째.") ?? ""
      ])
  }

  /// The content with the rule under another name, without it, and with its Korean paragraphs as one.
  private static let departures = [
    paragraphs.mapValues { $0.replacing("{#keep-it-short", with: "{#keep-short") },
    paragraphs.mapValues { $0.replacing(#/### (?:.|\n)*(?:Two|둘)\.\n\n/#, with: "") },
    paragraphs.mapValues { $0.replacing("하나.\n\n둘.", with: "하나. 둘.") },
  ]

  @Test(arguments: departures)
  func `what the content has no longer stops no one who left it alone`(_ edited: [String: String])
    throws
  {
    try #require(edited[Self.page] != Self.paragraphs[Self.page])
    let returned = ExchangeGuide.exported(Self.paragraphs)
      .replacing(">툴바</target>", with: ">도구 막대</target>")
    for document in [returned, returned.replacing(#/<target[^>]*>(하나|둘)\.<\/target>/#, with: "")] {
      let result = try ExchangeGuide.imported(document, into: edited)
      #expect(Self.words(of: result) == [])
      #expect(
        result.texts == [
          "Content/\(Self.page)": edited[Self.page]?.replacing("툴바\n", with: "도구 막대\n") ?? ""
        ])
    }
  }

  @Test(
    arguments: zip(
      departures,
      [
        "is nothing that the content has; was it renamed?",
        "is nothing that the content has; was it renamed?",
        "was translated from a text that has changed since; export it again",
      ]))
  func `a translation of what the content has no longer is refused`(
    _ edited: [String: String], _ words: String
  ) throws {
    let returned = ExchangeGuide.exported(Self.paragraphs).replacing(">둘.<", with: ">둘째.<")
    let result = try ExchangeGuide.imported(returned, into: edited)
    #expect(Self.words(of: result) == ["'toolbar/keep-it-short#2' \(words)"])
    #expect(result.texts == [:])
  }
}
