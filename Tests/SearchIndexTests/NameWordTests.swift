import Testing

@testable import SearchIndex

/// Words that are names and, with an ending taken off, would be other words.
@Suite struct NameWordTests {
  /// 길이 is what the words that are alike call length, and 길 with a particle.
  private static let guide = ExtendedGuide([
    "search.yml": "alike:\n  - {ko: [길이, 짧게], en: [length, short]}",
    "bars/tab-bar/en.md": """
    ## Ways {#ways}

    ### Let nobody lose the way {#lose-no-way .do}

    The way leads back, and the way leads on.
    """,
    "bars/tab-bar/ko.md": """
    ## 길 찾기 {#ways}

    ### 길을 잃지 않게 하세요 {#lose-no-way}

    길은 되돌아오고 길에는 끝이 있습니다. 길 하나가 남습니다.
    """,
  ])

  @Test(arguments: [("길이", "툴바 길이", "길이는"), ("length", "toolbar length", "lengths")])
  func `a word that is a name finds what is called so, and not what a part of it is called`(
    _ name: String, _ among: String, _ inflected: String
  ) throws {
    let found = { try Self.guide.hits($0, in: "ko").map(\.id) }
    #expect(try found(name) == ["toolbar/keep-it-short"])
    #expect(try found(among).first == "toolbar/keep-it-short")
    #expect(try !found(among).contains("tab-bar/lose-no-way"))
    #expect(try found(inflected).contains("toolbar/keep-it-short"))
  }

  @Test func `of the names that letters begin those that mean nothing else come first`() {
    let analyzer = Analyzer(.standard)
    let named = [("탑바", 0, true), ("탭 바", 1, false), ("툴바 단추", 2, false), ("툴바", 3, true)]
    let names = NameTable(
      named.map { (key: NameTable.key(of: $0, analyzer), concept: $1, isAmbiguous: $2) })
    #expect(names.concepts(withInitials: "xq") == [1, 0, 3])
    #expect(names.concepts(beginningWith: "~x") == [1, 2, 0, 3])
  }

  @Test func `a word that is no name is read with its endings off`() throws {
    #expect(try Self.guide.hits("길은", in: "ko").map(\.id) == ["tab-bar/lose-no-way"])
    #expect(try Self.guide.hits("길에서", in: "ko").map(\.id) == ["tab-bar/lose-no-way"])
  }

  @Test(
    .enabled(if: Node.path != nil, "node is not on PATH"),
    arguments: ["길이", "길이는", "툴바 길이", "길에서", "length", "lengths"])
  func `the page finds the same`(_ query: String) throws {
    #expect(
      try Self.guide.pageHits(query, in: "ko") == Self.guide.hits(query, in: "ko").map(\.json))
  }
}
