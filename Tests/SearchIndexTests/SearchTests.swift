import Foundation
import RuleGraph
import SearchIndex
import Testing

/// What queries find in the sample.
@Suite struct SearchTests {
  @Test(arguments: [
    ("탭바를 비활성화", "tab-bar/keep-every-tab-enabled"),
    ("탭 바에서 비활성화된", "tab-bar/keep-every-tab-enabled"),
    ("비활성", "tab-bar/keep-every-tab-enabled"),
    ("탭바", "tab-bar/switches-areas"), ("탭 막대는", "tab-bar/switches-areas"),
    ("tab bars", "tab-bar/switches-areas"), ("tab-bar", "tab-bar/switches-areas"),
    ("배지", "tab-bar/red-oval"), ("badge", "tab-bar/red-oval"),
    ("스와이프", "toolbar/keep-it-short"),
    ("UITabBarItem.isEnabled", "tab-bar/keep-every-tab-enabled"),
    ("isEnabled", "tab-bar/keep-every-tab-enabled"),
    ("tabEnabled", "tab-bar/keep-every-tab-enabled"),
    ("UITabBarItem를", "tab-bar/keep-every-tab-enabled"),
    ("UITabBar", "tab-bar/switches-areas"),
    ("UITabBarItem.SystemItem.bookmarks", "tab-bar/system-icons"),
    ("책갈피", "tab-bar/system-icons"), ("저장", "tab-bar/system-icons"),
    ("44pt", "tab-bar/switches-areas"), ("44 points", "tab-bar/switches-areas"),
    ("44포인트", "tab-bar/switches-areas"),
    ("tab-bar/dim-unavailable-tabs", "tab-bar/dim-unavailable-tabs"),
    ("dim-unavailable-tabs", "tab-bar/dim-unavailable-tabs"),
    ("모든 탭을 켜 두세요", "tab-bar/keep-every-tab-enabled"),
    ("빨간타원", "tab-bar/red-oval"), ("제자리를지켰", "tab-bar/dim-unavailable-tabs"),
    ("ㅌㅂ ㅂㅈ", "tab-bar/red-oval"), ("ㅌㅂ ㅂㅈ 숫자", "tab-bar/red-oval"),
    ("툴바를 짧", "toolbar/keep-it-short"), ("유지하", "toolbar/keep-it-short"),
  ])
  func `a Korean index answers first`(_ query: String, _ id: String) throws {
    #expect(try SampleGuide.found(query).first == id)
  }

  @Test(arguments: [
    ("disabling tabs", "tab-bar/keep-every-tab-enabled"), ("탭바", "tab-bar/switches-areas"),
    ("tabbar", "tab-bar/switches-areas"), ("keep short", "toolbar/keep-it-short"),
    ("tabbaritem", "tab-bar/keep-every-tab-enabled"), ("toolb", "toolbar/only-english"),
    ("44pt", "tab-bar/switches-areas"), ("swiping", "toolbar/keep-it-short"),
  ])
  func `an English index answers first`(_ query: String, _ id: String) throws {
    #expect(try SampleGuide.found(query, in: "en").first == id)
  }

  @Test(arguments: ["", " ", "!!! …", "the of and", "및 등", "\u{0}\n\t", "🇰🇷", "zzzqqq"])
  func `a query without a word to look for finds nothing`(_ query: String) throws {
    #expect(try SampleGuide.found(query).isEmpty)
    #expect(try SampleGuide.found(query, in: "en").isEmpty)
  }

  @Test func `a very long query is cut off`() throws {
    let long = "탭바 " + String(repeating: "비활성화하지 tab ", count: 2000)
    #expect(try SampleGuide.found(long).first == "tab-bar/keep-every-tab-enabled")
  }

  @Test func `a rule that has a word more often than is counted is found by it`() throws {
    var files = SampleGuide.files
    let path = "bars/toolbar/en.md"
    // Two forms of a word are counted together as well.
    let text = String(repeating: "탭 widget widgets ", count: 70_000)
    files[path] = (files[path] ?? "") + "\n\n### Much {#much .do}\n\n\(text)\n"
    let reader = SearchReader(shards: IndexBuilder.shards(of: SampleGuide.graph(of: files)))
    let hits = try reader.search("widgets", QueryOptions(language: "en"))
    #expect(hits.map(\.id) == ["toolbar/much"])
  }

  @Test func `a system item is found by what its table calls it before a text that has the word`()
    throws
  {
    let guide = ExtendedGuide([
      "bars/toolbar/en.md": "### Save {#save .do}\n\nBookmarks save a place.",
      "bars/toolbar/ko.md": "### 저장하세요 {#save}\n\n책갈피에 저장하세요.",
    ])
    #expect(try guide.hits("책갈피", in: "ko").map(\.id) == ["tab-bar/system-icons", "toolbar/save"])
    #expect(
      try guide.hits("bookmarks", in: "en").map(\.id) == ["tab-bar/system-icons", "toolbar/save"])
  }

  @Test func `a beginning that most rules have says less than a word that few have`() throws {
    let words = ["vocal", "voice", "volume", "vote", "void", "volley", "voucher", "vow"]
    let rules = words.map { "### A \($0) {#\($0) .fact}\n\nIt is \($0)." }
    let guide = ExtendedGuide([
      "bars/toolbar/en.md": (rules + ["### Elsewhere {#elsewhere .fact}\n\nThere is a harbor."])
        .joined(separator: "\n\n")
    ])
    #expect(try guide.hits("harbor vo", in: "en").first?.id == "toolbar/elsewhere")
  }

  @Test func `a consonant behind opening consonants takes nothing away`() throws {
    let found = try Set(SampleGuide.found("ㅌㅂ"))
    #expect(try found.isSubset(of: SampleGuide.found("ㅌㅂ ㅅ")))
    #expect(try found.isSubset(of: SampleGuide.found("ㅌㅂ ㅋ")))
  }

  @Test func `decomposed queries find what composed ones do`() throws {
    let decomposed = "\u{1110}\u{1162}\u{11B8}\u{1107}\u{1161}"
    #expect(try SampleGuide.found(decomposed) == SampleGuide.found("탭바"))
  }

  @Test func `a rule that another replaces comes after it even where its own title matches`() throws
  {
    let hits = try SampleGuide.reader.search("tabs disabled", QueryOptions(language: "en"))
    #expect(
      hits.prefix(2).map(\.id) == [
        "tab-bar/keep-every-tab-enabled", "tab-bar/dim-unavailable-tabs",
      ])
    #expect(hits.first?.why == ["supersedes tab-bar/dim-unavailable-tabs"])
    #expect(
      try SampleGuide.found("Show unavailable tabs disabled", in: "en").first
        == "tab-bar/dim-unavailable-tabs")
  }

  @Test(arguments: [("탭ㅂ", "탭 바"), ("ㅂㅈ", "배지"), ("쓸어 넘", "쓸어 넘기기")])
  func `an unfinished name finds what it may become`(_ query: String, _ name: String) throws {
    let found = try SampleGuide.reader.search(query, QueryOptions(language: "ko"))
    let whole = try SampleGuide.reader.search(name, QueryOptions(language: "ko"))
    #expect(found.first?.id == whole.first?.id)
    #expect(found.first?.score ?? 0 < 500_000)
  }

  @Test(arguments: [("xoqqk", "ko", "탭바"), ("XoqqK", "ko", "탭바"), ("ㅅ뮤ㅠㅁㄱ", "en", "tabbar")])
  func `the wrong keyboard layout is put right and said`(
    _ query: String, _ language: String, _ meant: String
  ) throws {
    let typed = try SampleGuide.reader.search(query, QueryOptions(language: language))
    let whole = try SampleGuide.reader.search(meant, QueryOptions(language: language))
    #expect(typed.map(\.id) == whole.map(\.id))
    #expect(!typed.isEmpty)
    #expect(
      typed.allSatisfy { hit in
        hit.score / 100_000 == 1 && hit.why.first?.hasPrefix("layout \(query) → ") == true
      })
  }

  @Test func `filters keep components with their parts, kinds, editions and APIs`() throws {
    let all = try SampleGuide.found("탭", filters: QueryFilters(component: ["tab-bar"]))
    #expect(all.contains("tab-bar/red-oval"))
    #expect(all.allSatisfy { $0.hasPrefix("tab-bar/") })
    #expect(
      try SampleGuide.found("탭", filters: QueryFilters(component: ["badge"])) == [
        "tab-bar/red-oval"
      ])
    #expect(
      try SampleGuide.found("탭", filters: QueryFilters(kind: ["do"], edition: ["ios7"])) == [
        "tab-bar/dim-unavailable-tabs"
      ])
    #expect(
      try SampleGuide.found(
        "", filters: QueryFilters(api: ["UITabBarItem.SystemItem.bookmarks"])) == [
          "tab-bar/system-icons"
        ])
    #expect(
      try SampleGuide.found("탭", filters: QueryFilters(api: ["uitabbaritem.isenabled"])) == [
        "tab-bar/keep-every-tab-enabled"
      ])
    for unknown in [
      QueryFilters(component: ["none"]), QueryFilters(kind: ["none"]),
      QueryFilters(edition: ["none"]), QueryFilters(api: ["none"]),
    ] {
      #expect(try SampleGuide.found("탭", filters: unknown).isEmpty)
    }
  }

  @Test func `a hit says where the rule is and what matched`() throws {
    let hits = try SampleGuide.reader.search("탭 막대 영역", QueryOptions(language: "ko", limit: 1))
    let hit = try #require(hits.first)
    #expect(hit.id == "tab-bar/switches-areas")
    #expect(hit.component == "tab-bar")
    #expect(hit.kind == "fact")
    #expect(hit.lang == "ko")
    #expect(hit.title == "탭 바는 영역을 오가게 합니다")
    #expect(hit.snippet == "탭마다 영역이 하나씩 있습니다. 탭의 폭은 적어도 44포인트입니다.")
    #expect(hit.path == "Content/bars/tab-bar/ko.md")
    #expect(hit.line == 6)
    #expect(hit.url == "ko/tab-bar.html#switches-areas")
    #expect(hit.why == ["name 탭 막대 → 탭 바"])
    // 탭 바, 영역 in the title; 탭, 영역, 탭 in the text: without 는, 을, 마다, 이, 의.
    #expect(hit.marks.title == [0..<3, 5..<7])
    #expect(hit.marks.snippet == [0..<1, 4..<6, 18..<19])
    #expect(hit.score / 100_000 == 6)
  }

  @Test(arguments: ["영역", "영역을", "영역에서", "영역".decomposedStringWithCanonicalMapping])
  func `an ending is not marked, whether it was typed or not`(query: String) throws {
    let hits = try SampleGuide.reader.search(query, QueryOptions(language: "ko"))
    let hit = try #require(hits.first { $0.id == "tab-bar/switches-areas" })
    #expect(hit.marks.title == [5..<7])
    #expect(hit.marks.snippet == [4..<6])
  }

  @Test func `a rule without the language is found in another on the language's page`() throws {
    let hits = try SampleGuide.reader.search("only English", QueryOptions(language: "ko"))
    let hit = try #require(hits.first)
    #expect(hit.lang == "en")
    #expect(hit.path == "Content/bars/toolbar/en.md")
    #expect(hit.url == "ko/toolbar.html#only-english")
  }

  @Test func `the type that a component is in code names it`() throws {
    let hit = try #require(
      try SampleGuide.reader.search("UITabBar 오가게", QueryOptions(language: "ko")).first)
    #expect(hit.id == "tab-bar/switches-areas")
    #expect(hit.why == ["translation UITabBar → 탭 바"])
  }

  @Test func `no more hits than asked for`() throws {
    for limit in [-1, 0, 1, 3] {
      let hits = try SampleGuide.reader.search("탭", QueryOptions(language: "ko", limit: limit))
      #expect(hits.count == max(0, limit))
    }
  }
}
