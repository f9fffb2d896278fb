import Testing

@testable import SearchIndex

/// Queries that name a component and say what of it, where no rule has all they ask for.
@Suite struct SubjectTests {
  /// Of the words that are asked for one on toolbars is in one rule alone, those on tab bars are in more.
  private static let guide = ExtendedGuide([
    "bars/toolbar/en.md": "### Whistle {#whistle .do}\n\nNobody minds.",
    "bars/toolbar/ko.md": "### 휘파람 {#whistle}\n\n불어도 됩니다.",
    "bars/tab-bar/en.md": """
    ## Colors {#colors}

    ### Show one thing {#one-thing .do}

    Few have colors.

    ### Show another thing {#other-thing .do}

    Others have colors, too.
    """,
    "bars/tab-bar/ko.md": """
    ## 색 {#colors}

    ### 하나만 보여 주세요 {#one-thing}

    이렇게 하면 색깔이 있는 것은 드물고, 대개는 없습니다.

    ### 다른 것을 보여 주세요 {#other-thing}

    이렇게 하면 색깔도 있지만, 없는 것이 더 많습니다.
    """,
  ])

  private static let queries = [
    ("whistled colors tab bar", "en"), ("tab bar whistles colors", "en"),
    ("휘파람 색깔 탭바", "ko"), ("탭 바에서 휘파람으로 색깔을", "ko"), ("휘파람 색깔 tab bar", "ko"),
  ]

  @Test(arguments: queries)
  func `rules on the component come before one with a word that says more`(
    _ query: String, _ language: String
  ) throws {
    let found = try Self.guide.hits(query, in: language).map(\.id)
    let colored = found.prefix { $0 != "toolbar/whistle" }
    #expect(colored.contains("tab-bar/one-thing") && colored.contains("tab-bar/other-thing"))
    #expect(colored.count < found.count)
  }

  @Test(.enabled(if: Node.path != nil, "node is not on PATH"), arguments: queries)
  func `the page brings them into the same order with the same scores`(
    _ query: String, _ language: String
  ) throws {
    let hits = try Self.guide.hits(query, in: language)
    #expect(try Self.guide.pageHits(query, in: language) == hits.map(\.json))
  }

  @Test func `a component's name alone is lifted to what the most telling word weighs`() {
    let groups = [
      group(weights: [30, 120], isSubject: true), group(weights: [250], isSubject: false),
      group(weights: [90], isSubject: false), group(weights: [], isSubject: true),
    ]
    #expect(groups.lifts == [130, 0, 0, 250])
    #expect([group(weights: [120], isSubject: true)].lifts == [0])
    #expect([MatchGroup]().lifts == [])
  }

  @Test func `whatever a shard says a word weighs, lifting it ends nothing`() {
    let groups = [
      group(weights: [Int32(UInt16.max)], isSubject: false), group(weights: [0], isSubject: true),
    ]
    #expect(groups.lifts == [0, Int32(UInt16.max)])
  }

  /// The rules from the first on, each with a weight.
  private func group(weights: [Int32], isSubject: Bool) -> MatchGroup {
    var matches = RuleMap<GroupMatch>(ruleCount: 4)
    for (rule, weight) in weights.enumerated() {
      matches.note(GroupMatch(.word, weight: weight), of: rule) { _ in }
    }
    let none = RuleMap<Int32>(ruleCount: 4)
    return MatchGroup(
      Segment(label: ""), found: matches, loosely: (none, none), marking: Marking(),
      isSubject: isSubject)
  }
}
