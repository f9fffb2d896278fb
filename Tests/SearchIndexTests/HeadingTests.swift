import Testing

@testable import SearchIndex

/// What the heading says that stands over rules.
@Suite struct HeadingTests {
  private static let guide = ExtendedGuide([
    "bars/tab-bar/en.md": """
    ## Orchestras {#orchestras}

    ### Play one thing {#one-thing .do}

    It is heard.

    ### Let the orchestra play {#orchestra .do}

    Others are heard, too.

    ## Choirs {#choirs .part}

    ### Sing one thing {#sing .do}

    It is heard as well.
    """,
    "bars/tab-bar/ko.md": """
    ## 관현악 {#orchestras}

    ### 하나만 연주하세요 {#one-thing}

    그것이 들립니다.

    ### 관현악을 연주하세요 {#orchestra}

    다른 것도 들립니다.

    ## 합창 {#choirs}

    ### 하나만 부르세요 {#sing}

    그것도 들립니다.
    """,
  ])

  private static let queries = [
    ("orchestra", "en"), ("orchestras heard", "en"), ("관현악", "ko"), ("관현악이 들리", "ko"),
    ("관현악 tab bar", "ko"),
  ]

  @Test(arguments: queries)
  func `a rule is found by the heading over it, after one that has the word itself`(
    _ query: String, _ language: String
  ) throws {
    let found = try Self.guide.hits(query, in: language).map(\.id)
    #expect(Array(found.prefix(2)) == ["tab-bar/orchestra", "tab-bar/one-thing"])
  }

  @Test(arguments: [("orchestra", "en"), ("관현악", "ko")])
  func `a heading is over no rule of the part after it`(_ query: String, _ language: String) throws
  {
    #expect(try Self.guide.hits(query, in: language).count == 2)
  }

  @Test func `what a rule says itself weighs no more beneath a heading that says it too`() throws {
    let rule = "### Let the orchestra play {#orchestra .do}\n\nIt is heard."
    let plain = ExtendedGuide(["bars/tab-bar/en.md": rule])
    let headed = ExtendedGuide(["bars/tab-bar/en.md": "## The orchestra {#all}\n\n\(rule)"])
    #expect(
      try headed.hits("orchestra", in: "en").map(\.score)
        == plain.hits("orchestra", in: "en").map(\.score))
    #expect(try headed.hits("관현악 orchestra", in: "en").map(\.id) == ["tab-bar/orchestra"])
  }

  @Test(.enabled(if: Node.path != nil, "node is not on PATH"), arguments: queries)
  func `the page finds the same`(_ query: String, _ language: String) throws {
    let hits = try Self.guide.hits(query, in: language)
    #expect(try Self.guide.pageHits(query, in: language) == hits.map(\.json))
  }
}
