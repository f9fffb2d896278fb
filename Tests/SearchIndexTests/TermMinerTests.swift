import RuleGraph
import Testing

@testable import SearchIndex

/// A guide whose rules are given as pairs of English and Korean, among many others that share no word.
private struct PairedGuide {
  let rules: [(en: String, ko: String)]
  var words = ""

  private static let letters = Array("abcdefghijklmnopqrst")
  private static let syllables = Array("가나다라마바사아자차카타파하거너더러머버")

  /// Forty rules of words that stand once.
  private static let others = (0..<40).map { number in
    (
      en: "Zq\(letters[number / 20])\(letters[number % 20])x",
      ko: "\(syllables[number / 20])\(syllables[number % 20])쿠"
    )
  }

  var graph: Graph {
    let all = rules + Self.others
    let files = [
      "site.yml": """
      title: {en: Guide, ko: 안내}
      languages: [{code: en, name: English, script: Latn}, {code: ko, name: 한국어, script: Hang}]
      groups: [{id: bars, title: {en: Bars, ko: 바}}]
      """,
      "search.yml": words,
      "bars/tab-bar/en.md": Self.page(all.map(\.en), kind: " .do"),
      "bars/tab-bar/ko.md": Self.page(all.map(\.ko), kind: ""),
    ]
    let tree = ContentTree(root: "Content", files: files.mapValues { Array($0.utf8) })
    return Linker(CatalogReader(tree).read()).link().graph
  }

  /// The first line of each text is the title of a rule, the rest its body.
  private static func page(_ texts: [String], kind: String) -> String {
    let rules = texts.enumerated().map { number, text in
      let lines = text.split(separator: "\n", maxSplits: 1)
      return "### \(lines[0]) {#rule-\(number)\(kind)}\n\n\(lines.dropFirst().first ?? "")\n"
    }
    return "---\ntitle: Qpage\n---\n" + rules.joined(separator: "\n")
  }

  var pairs: [MinedPair] {
    TermMiner.pairs(in: graph, ("en", "ko"), Analyzer(.standard)).forth
  }

  /// The pairs of Korean with English.
  var pairsBack: [MinedPair] {
    TermMiner.pairs(in: graph, ("en", "ko"), Analyzer(.standard)).back
  }

  func search(_ query: String, in language: String) throws -> [Hit] {
    let reader = SearchReader(shards: IndexBuilder.shards(of: graph))
    return try reader.search(query, QueryOptions(language: language))
  }
}

@Suite struct TermMinerTests {
  private let shadows: [(en: String, ko: String)] = [
    ("Dim shadows", "그림자를 흐리게"), ("Hide one shadow", "그림자는 숨기기"), ("Draw no shadow", "그림자만 빼기"),
  ]

  @Test func `words that stand in the same titles are a pair, whatever their endings`() {
    #expect(PairedGuide(rules: shadows).pairs == [MinedPair(first: "shadow", second: "그림자")])
  }

  @Test func `decomposed Hangul makes the same pairs`() {
    let decomposed = shadows.map { rule in
      (
        en: rule.en,
        ko: rule.ko.replacing(
          "그림자", with: "\u{1100}\u{1173}\u{1105}\u{1175}\u{11B7}\u{110C}\u{1161}")
      )
    }
    #expect(PairedGuide(rules: decomposed).pairs == [MinedPair(first: "shadow", second: "그림자")])
  }

  @Test func `two words that are as good make no pair`() {
    let rules = shadows.map { (en: $0.en, ko: $0.ko + " 테두리와") }
    #expect(PairedGuide(rules: rules).pairs.isEmpty)
  }

  @Test func `words that stand once are no pair`() {
    #expect(PairedGuide(rules: Array(shadows.prefix(1))).pairs.isEmpty)
  }

  @Test func `words that stand apart too often are no pair`() {
    let rules: [(en: String, ko: String)] =
      shadows + [("Find shadow", "이것"), ("Lose shadow", "저것"), ("Sell shadow", "모두")]
    #expect(PairedGuide(rules: rules).pairs.isEmpty)
  }

  @Test func `sentences are paired in order where both bodies have as many`() {
    let rules: [(en: String, ko: String)] = [
      ("Zone\nA shadow falls. Borders vanish.", "구역\n그림자가 집니다. 테두리가 없어집니다."),
      ("Zero\nBorders shine. Some shadow stays.", "영\n테두리는 빛납니다. 그림자만 남습니다."),
    ]
    #expect(
      Set(PairedGuide(rules: rules).pairs)
        == [
          MinedPair(first: "shadow", second: "그림자"),
          MinedPair(first: "border", second: "테두리", shown: "borders"),
        ])
  }

  @Test func `the pairs are the same from either language, each in the order of its own words`() {
    let rules: [(en: String, ko: String)] = [
      ("Zone\nA shadow falls. Borders vanish.", "구역\n그림자가 집니다. 테두리가 없어집니다."),
      ("Zero\nBorders shine. Some shadow stays.", "영\n테두리는 빛납니다. 그림자만 남습니다."),
    ]
    let guide = PairedGuide(rules: rules)
    #expect(
      guide.pairsBack == [
        MinedPair(first: "그림자", second: "shadow"), MinedPair(first: "테두리", second: "border"),
      ])
    let turned = TermMiner.pairs(in: guide.graph, ("ko", "en"), Analyzer(.standard))
    #expect(turned.forth == guide.pairsBack)
    #expect(turned.back == guide.pairs)
  }

  @Test func `a word of one language finds the rules of the other and says so`() throws {
    let guide = PairedGuide(rules: shadows)
    let korean = try guide.search("shadow", in: "ko")
    #expect(korean.map(\.title) == ["그림자를 흐리게", "그림자는 숨기기", "그림자만 빼기"])
    #expect(
      korean.map(\.why) == Array(repeating: ["translation shadow → 그림자"], count: 3))
    #expect(try guide.search("그림자를", in: "en").map(\.title) == shadows.map(\.en))
  }

  @Test func `a stem that is no word is shown as the shortest word that has it`() throws {
    let rules = [(en: "Border width", ko: "테두리가 넓게"), (en: "Thin borders", ko: "테두리를 얇게")]
    let hits = try PairedGuide(rules: rules).search("테두리", in: "en")
    #expect(hits.map(\.why) == Array(repeating: ["translation 테두리 → border"], count: 2))
    let pairs = PairedGuide(rules: [("Confused eyes", "혼란을 낳게"), ("Confusing ears", "혼란이 없게")])
      .pairs
    #expect(pairs.map(\.first) == ["confus"])
    #expect(pairs.map(\.shown) == ["confused"])
  }

  @Test func `a pair that is rejected finds nothing`() throws {
    let words = "rejected:\n  - {en: Shadow, ko: 그림자}\n"
    let found = try PairedGuide(rules: shadows, words: words).search("그림자", in: "en")
    #expect(found.map(\.why) == Array(repeating: ["language ko"], count: 3))
  }

  @Test
  func `a pair that is accepted takes the place of what was found, and may be of several words`()
    throws
  {
    let words = "accepted:\n  - {en: dim, ko: 아주 어둡게}\n  - {en: one shadow, ko: 그림자}\n"
    let guide = PairedGuide(rules: shadows, words: words)
    #expect(try guide.search("아주 어둡게", in: "en").map(\.title) == ["Dim shadows"])
    #expect(try guide.search("그림자", in: "en").map(\.title) == ["Hide one shadow"])
  }

  @Test func `words that are alike find what any of them does`() throws {
    let found = { (words: String) in
      try PairedGuide(rules: shadows, words: words).search("conceal", in: "en").map(\.title)
    }
    #expect(try found("") == [])
    #expect(try found("alike:\n  - {en: [conceal, hide], ko: [감추]}\n").contains("Hide one shadow"))
  }
}
