import Testing

@testable import SQLiteExport

/// What `MATCH` finds, with queries as people type them.
@Suite struct FullTextTests {
  private static let keep = "tab-bar/keep-every-tab-enabled"
  private static let short = "toolbar/keep-it-short"

  @Test(arguments: [
    // A word of two syllables, with and without its particle, and its beginning.
    ("탭", keep), ("탭을", keep), ("버튼", short), ("버튼이", short), ("버*", short),
    // Written as one or apart, and by another name of the glossary.
    ("탭바 모든", keep), ("탭 바 모든", keep), ("탭막대 흐린 그대로", keep),
    ("켜두세요", keep), ("사용여부 모든", keep),
    // An API name, its last part and its humps in lower case.
    ("UITabBarItem 모든", keep), ("isEnabled", keep), ("enabled 모든", keep),
  ])
  func `Korean is found as it is typed`(_ query: String, _ id: String) throws {
    #expect(try OpenedGuide().found(query).first == id)
  }

  @Test(arguments: ["15분", "15분이면", "270포인트", "270포인트 15분"])
  func `a number is found with its unit as it is typed`(_ query: String) throws {
    let page = """
      ---
      title: 툴바
      summary: 툴바는 화면에 동작을 더합니다.
      ---

      ## 버튼 {#toolbar-button}

      ### 길게 늘이지 마세요 {#keep-it-short}

      간격이 15분이면 너비는 270포인트입니다. 분 간격은 따로 있습니다.
      """
    #expect(try OpenedGuide(["bars/toolbar/ko.md": page]).found(query) == [Self.short])
  }

  @Test func `English is found in any form of its words`() throws {
    let guide = try OpenedGuide()
    #expect(try guide.found("dim", in: "en").first == "tab-bar/dim-unavailable-tabs")
    #expect(try guide.found("button few", in: "en") == ["toolbar/keep-it-short"])
  }

  @Test func `a title weighs more than a text`() throws {
    #expect(try OpenedGuide().found("흐리*").first == "tab-bar/dim-unavailable-tabs")
  }

  @Test func `components, APIs and terms are found too, with their pages`() throws {
    #expect(
      try OpenedGuide().rows(
        """
        SELECT type, id, address FROM search WHERE search MATCH '탭바' AND language = 'ko'
        AND type <> 'rule' ORDER BY rowid
        """) == [
          "component|tab-bar|ko/component tab-bar.html", "term|tab-bar|ko/term tab-bar.html",
        ])
    #expect(
      try OpenedGuide().rows("SELECT id FROM search WHERE search MATCH '책갈피를'")
        == ["UITabBarItem.SystemItem.bookmarks"])
  }

  @Test func `nothing is found that is not there`() throws {
    #expect(try OpenedGuide().found("내비게이션") == [])
  }
}
