import Testing

@testable import SearchIndex

/// Letters that are written with marks of their own, as macOS writes names of files.
@Suite struct CompositionTests {
  private static let composed = "Open a caf\u{E9} in 한국어"
  private static let decomposed =
    "Open a cafe\u{301} in \u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}\u{110B}\u{1165}"

  private static func guide(_ title: String) -> ExtendedGuide {
    ExtendedGuide([
      "bars/toolbar/en.md": "### \(title) {#cafe .do}\n\nWith a \(title.lowercased()).",
      "bars/toolbar/ko.md": "### 한국어 \(title) {#cafe}\n\n한국어.",
    ])
  }

  @Test(
    arguments: [composed, decomposed],
    [
      ("caf\u{E9}", "en"), ("cafe\u{301}", "en"), ("CAFE\u{301} open", "en"),
      ("한국어 cafe\u{301}", "ko"), ("\u{1112}\u{1161}\u{11AB}국어 caf\u{E9}", "ko"),
    ])
  func `a letter is found however it and the query are composed, by the page too`(
    _ title: String, _ query: (text: String, language: String)
  ) throws {
    let guide = Self.guide(title)
    let hits = try guide.hits(query.text, in: query.language)
    #expect(hits.first?.id == "toolbar/cafe")
    #expect(hits.first?.score ?? 0 >= 500_000)
    // Two spellings are equal as strings; only their units tell them apart.
    #expect(
      hits.first.map { Array($0.title.utf16.suffix(13)) } == Array(Self.composed.utf16.suffix(13)))
    #expect(try guide.pageHits(query.text, in: query.language) == hits.map(\.json))
  }

  @Test(arguments: [
    ("cafe\u{301}", "caf\u{E9}"), ("e\u{302}\u{323}", "\u{1EC7}"), ("か\u{3099}", "が"),
    ("x\u{301}", "x\u{301}"), ("\u{FB2A}", "\u{5E9}\u{5C1}"), ("\u{1F71}", "\u{3AC}"),
    ("\u{1110}\u{1162}\u{11B8}", "탭"), ("ㅌㅂ", "ㅌㅂ"), ("\u{212B} 탭", "\u{212B} 탭"),
  ])
  func `a text is composed, also behind Korean`(_ text: String, _ expected: String) {
    for lead in ["", "한국어 "] {
      #expect(
        Array(Analyzer(.standard).normalized(lead + text).utf16) == Array((lead + expected).utf16))
    }
  }
}
