import Testing

@testable import SearchIndex

/// Rules that hold no more stand behind those in force.
@Suite struct PastRuleTests {
  /// The past rule has the word more often, and in a shorter title.
  private let guide = ExtendedGuide([
    "bars/toolbar/en.md": """
    ### Shadow under bars {#shadow-once .do since=ios7 until=ios7}

    A shadow, and another shadow, stood under every bar with a shadow.

    ### A bar that floats over a screen has a soft and even shadow {#shadow-now .fact}

    It tells the bar from the screen.
    """,
    "bars/toolbar/ko.md": """
    ### 바의 그림자 {#shadow-once}

    그림자가 있는 바에는 모두 그림자와 그림자가 있었습니다.

    ### 떠 있는 바 아래에는 부드러운 그림자가 있습니다 {#shadow-now}

    바를 화면과 구분해 줍니다.
    """,
  ])

  @Test(arguments: [
    ("bar shadow", "en"), ("shadows of a bar", "en"), ("그림자 바", "ko"), ("바에 그림자를", "ko"),
  ])
  func `what holds comes before what held, though that has the words more often`(
    _ query: String, _ language: String
  ) throws {
    let hits = try guide.hits(query, in: language)
    #expect(hits.prefix(2).map(\.id) == ["toolbar/shadow-now", "toolbar/shadow-once"])
    if Node.path != nil {
      #expect(try guide.pageHits(query, in: language) == hits.map(\.json))
    }
  }

  @Test func `the title of a rule that holds no more still finds it first`() throws {
    #expect(try guide.hits("Shadow under bars", in: "en").first?.id == "toolbar/shadow-once")
    #expect(try guide.hits("바의 그림자", in: "ko").first?.id == "toolbar/shadow-once")
  }

  @Test func `as of an edition what held then stands where its words put it`() throws {
    let reader = SearchReader(shards: guide.shards)
    var options = QueryOptions(language: "en")
    options.filters.edition = ["ios7"]
    #expect(try reader.search("shadows", options).map(\.id) == ["toolbar/shadow-once"])
    let set = try reader.search("shadows", QueryOptions(language: "en")).last?.score ?? 0
    #expect(try reader.search("shadows", options).first?.score ?? 0 > set)
  }

  @Test func `filters alone list what holds first`() throws {
    let ids = try guide.hits("component:toolbar", in: "en").map(\.id)
    #expect(ids.last == "toolbar/shadow-once")
    #expect(ids.count == 4)
  }

  /// The old rule has all words in its title, the new one lacks one, and a third has all of them, too.
  private let replaced = ExtendedGuide([
    "bars/toolbar/en.md": """
    ### Let the shadow glide below {#shadow-glides .do since=ios7 until=ios7}

    It did so for years.

    ### Draw a shadow below {#shadow-stays .do supersedes=shadow-glides}

    It stays in place.

    ### Mind the shadow that may glide just below a finger {#mind-shadows .do}

    People look at it.
    """,
    "bars/toolbar/ko.md": """
    ### 아래에서 그림자가 미끄러지게 하세요 {#shadow-glides}

    몇 해 동안 그랬습니다.

    ### 아래에 그림자를 그리세요 {#shadow-stays}

    제자리에 있습니다.

    ### 손가락 아래에서 그림자가 미끄러질 수 있으니 잘 살피세요 {#mind-shadows}

    눈길이 갑니다.
    """,
  ])

  @Test(arguments: [("shadow glides below", "en"), ("아래 그림자 미끄러지", "ko")])
  func `a rule takes the place of the old one no further than it has the words`(
    _ query: String, _ language: String
  ) throws {
    let hits = try replaced.hits(query, in: language)
    #expect(
      hits.prefix(3).map(\.id) == [
        "toolbar/mind-shadows", "toolbar/shadow-stays", "toolbar/shadow-glides",
      ])
    if Node.path != nil {
      #expect(try replaced.pageHits(query, in: language) == hits.map(\.json))
    }
  }

  @Test(arguments: [
    (600_350, 600_035), (700_090, 700_009), (500_000, 500_000), (400_300, 400_300),
    (Tier.most.folding(600_350), Tier.most.folding(600_280)), (300_100, 300_100),
  ])
  func `a rule with all words, or most, is set back within its tier`(_ score: Int, _ back: Int) {
    #expect(Tier.settingBack(score) == back)
  }
}
