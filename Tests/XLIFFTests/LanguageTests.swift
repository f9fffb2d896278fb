import RuleGraph
import SmallContent
import Testing
import XLIFF

/// The languages of a document that comes back.
@Suite struct LanguageTests {
  private static let tree = ContentTree(texts: SmallGuide.files)

  private func imported(_ text: String) throws -> ExchangeResult {
    try ExchangeImporter(Self.tree).apply(ExchangeReader(Array(text.utf8)).read())
  }

  @Test(arguments: [
    ("target-language=\"ko-KR\"", "line 3: there is no language 'ko-KR'; the site has en, ko"),
    ("target-language=\"../../x\"", "line 3: there is no language '../../x'; the site has en, ko"),
    ("target-language=\"\"", "line 3: <file> has no target-language"),
    ("", "line 3: <file> has no target-language"),
    ("target-language=\"en\"", "line 3: source-language and target-language are the same"),
  ])
  func `a language that the site does not have is refused`(_ target: String, _ problem: String) {
    let text = ExchangeGuide.exported(SmallGuide.files)
      .replacing("target-language=\"ko\"", with: target)
    #expect {
      try imported(text)
    } throws: { "\($0)" == problem }
  }

  /// One document of both directions.
  private func both(_ old: String, _ new: String) throws -> ExchangeResult {
    let files = try ["en", "ko"].map { source in
      let text = ExchangeGuide.exported(
        SmallGuide.files, from: source, to: source == "en" ? "ko" : "en")
      let start = try #require(text.firstRange(of: "<file")).lowerBound
      return text[start...].replacing("</xliff>", with: "")
    }
    let text = files.joined()
    try #require(text.contains(old))
    return try imported("<xliff version='1.2'>\(text.replacing(old, with: new))</xliff>")
  }

  @Test func `a document of several languages changes them all`() throws {
    #expect(try both("Few", "Few").texts == [:])
    let result = try both(
      ">Few buttons are found faster.</target>", ">Fewer buttons are found faster.</target>")
    #expect(result.problems == [])
    #expect(result.texts.keys.sorted() == ["Content/bars/toolbar/en.md"])
    #expect(result.languages.map(\.target) == ["ko", "en"])
  }

  @Test func `what one language has changed the next was not translated from`() throws {
    let result = try both(">툴바</target>", ">도구 막대</target>")
    #expect(result.texts.keys.sorted() == ["Content/bars/toolbar/ko.md"])
    #expect(result.problems.map { "\($0.unit) \($0.reason)" } == ["toolbar#title sourceChanged"])
  }
}
