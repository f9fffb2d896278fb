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
    ("target-language=\"ja-JP\"", "line 3: there is no language 'ja-JP'; the site has en, ko"),
    ("target-language=\"kok\"", "line 3: there is no language 'kok'; the site has en, ko"),
    ("target-language=\"ko-\"", "line 3: there is no language 'ko-'; the site has en, ko"),
    ("target-language=\"ko-/x\"", "line 3: there is no language 'ko-/x'; the site has en, ko"),
    (
      "target-language=\"\u{212A}O\"",
      "line 3: there is no language '\u{212A}O'; the site has en, ko"
    ),
    ("target-language=\"../../x\"", "line 3: there is no language '../../x'; the site has en, ko"),
    ("target-language=\"\"", "line 3: <file> has no target-language"),
    ("", "line 3: <file> has no target-language"),
    ("target-language=\"en\"", "line 3: source-language and target-language are the same"),
    ("target-language=\"en-GB\"", "line 3: source-language and target-language are the same"),
  ])
  func `a language that the site does not have is refused`(_ target: String, _ problem: String) {
    let text = ExchangeGuide.exported(SmallGuide.files)
      .replacing("target-language=\"ko\"", with: target)
    #expect {
      try imported(text)
    } throws: { "\($0)" == problem }
  }

  @Test func `a document without a language to translate from is refused`() {
    let text = ExchangeGuide.exported(SmallGuide.files)
      .replacing("source-language=\"en\"", with: "source-language=\"\"")
    #expect {
      try imported(text)
    } throws: { "\($0)" == "line 3: <file> has no source-language" }
  }

  @Test(arguments: [
    ("en", "ko-KR"), ("en-US", "ko"), ("EN", "KO"), ("en_US", "ko_KR"),
    ("en-US-posix", "ko-Kore-KR"),
    ("en-GB-u-hc-h12", "ko-x-own"),
  ])
  func `a tag that fits one language of the site stands for it`(
    _ source: String, _ target: String
  ) throws {
    let text = ExchangeGuide.exported(SmallGuide.files)
      .replacing("source-language=\"en\"", with: "source-language=\"\(source)\"")
      .replacing("target-language=\"ko\"", with: "target-language=\"\(target)\"")
      .replacing(">툴바</target>", with: ">도구 막대</target>")
    let result = try imported(text)
    #expect(result.problems == [])
    #expect(result.languages.map { [$0.source, $0.target] } == [["en", "ko"]])
    #expect(
      result.texts == [
        "Content/bars/toolbar/ko.md": (SmallGuide.files["bars/toolbar/ko.md"] ?? "")
          .replacing("title: 툴바", with: "title: 도구 막대")
      ])
  }

  /// - Returns: the language that a document with a tag is taken for, or why it is not.
  private func language(_ tag: String, among codes: [String]) -> String {
    let text =
      "<xliff version='1.2'><file source-language='en' target-language='\(tag)'/></xliff>"
    let list = codes.map { "  - {code: \($0), name: N, script: Latn}" }.joined(separator: "\n")
    let site = (SmallGuide.files["site.yml"] ?? "")
      .replacing("  - {code: ko, name: 한국어, script: Hang}", with: list)
      .replacing("ko: 안내서", with: codes.map { "\($0): 안내서" }.joined(separator: ", "))
    let tree = ContentTree(texts: SmallGuide.files.merging(["site.yml": site]) { $1 })
    do {
      let files = try ExchangeReader(Array(text.utf8)).read()
      return try ExchangeImporter(tree).apply(files).languages[0].target
    } catch {
      return error.problem
    }
  }

  @Test(arguments: [
    ("pt", ["pt", "pt-BR"], "pt"), ("pt-BR", ["pt", "pt-BR"], "pt-BR"),
    ("pt_br", ["pt", "pt-BR"], "pt-BR"), ("pt-PT", ["pt", "pt-BR"], "pt"),
    ("pt", ["pt-BR"], "pt-BR"),
    ("PT", ["pt-PT", "pt-BR"], ""), ("pt-PT", ["pt-BR"], ""), ("zh-CN", ["zh-Hans"], "zh-Hans"),
    ("zh-CN", ["zh-Hans", "zh-Hant"], ""), ("zh-Hant-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
    ("zh-Hant", ["zh-Hans"], ""), ("es-419", ["es-ES"], ""), ("es-419", ["es"], "es"),
    ("KO", ["ko", "Ko"], ""), ("ko", ["ko", "Ko"], "ko"),
  ])
  func `what is written so comes first, then what fits alone`(
    _ tag: String, _ codes: [String], _ code: String
  ) {
    let known = (["en"] + codes).joined(separator: ", ")
    let expected = code.isEmpty ? "there is no language '\(tag)'; the site has \(known)" : code
    #expect(language(tag, among: codes) == expected)
  }

  /// One document of both directions.
  private func both(_ changes: (old: String, new: String)...) throws -> ExchangeResult {
    let files = try ["en", "ko"].map { source in
      let text = ExchangeGuide.exported(
        SmallGuide.files, from: source, to: source == "en" ? "ko" : "en")
      let start = try #require(text.firstRange(of: "<file")).lowerBound
      return text[start...].replacing("</xliff>", with: "")
    }
    var text = files.joined()
    for (old, new) in changes {
      try #require(text.contains(old))
      text = text.replacing(old, with: new)
    }
    return try imported("<xliff version='1.2'>\(text)</xliff>")
  }

  @Test func `a document of several languages changes them all`() throws {
    #expect(try both().texts == [:])
    let result = try both(
      (">Few buttons are found faster.</target>", ">Fewer buttons are found faster.</target>"))
    #expect(result.problems == [])
    #expect(result.texts.keys.sorted() == ["Content/bars/toolbar/en.md"])
    #expect(result.languages.map(\.target) == ["ko", "en"])
  }

  @Test func `what one language has changed the next was not translated from`() throws {
    let korean = (old: ">툴바</target>", new: ">도구 막대</target>")
    let result = try both(korean, (">Toolbars</target>", ">Tool bars</target>"))
    #expect(result.texts.keys.sorted() == ["Content/bars/toolbar/ko.md"])
    #expect(result.problems.map { "\($0.unit) \($0.reason)" } == ["toolbar#title sourceChanged"])
    let untouched = try both(korean)
    #expect(untouched.texts.keys.sorted() == ["Content/bars/toolbar/ko.md"])
    #expect(untouched.problems == [])
    #expect(untouched.languages.map(\.counts.outdated) == [0, 1])
  }
}
