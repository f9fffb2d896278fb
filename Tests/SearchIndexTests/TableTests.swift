import Testing

@testable import SearchIndex

/// The tables that the index is looked up in.
@Suite struct TableTests {
  private let analyzer = Analyzer(.standard)

  @Test(arguments: [
    ("a", "b", true), ("b", "a", false), ("a", "a", false), ("a", "ab", true), ("ab", "a", false),
    ("", "a", true), ("~xoq", "탭", true), ("가", "나", true), ("é", "z", false),
    ("\u{1F44D}", "\u{FFFD}", true), ("\u{FFFD}", "\u{1F44D}", false),
    ("\u{1F44D}", "\u{D7A3}", false), ("\u{1F44D}", "\u{1F44E}", true),
  ])
  func `texts are sorted as JavaScript sorts them`(_ left: String, _ right: String, _ isFirst: Bool)
  {
    #expect(utf16Order(left, right) == isFirst)
    #expect(left.utf16.lexicographicallyPrecedes(right.utf16) == isFirst)
  }

  @Test(arguments: [
    "Tab bars", "tab-bar/keep-every-tab-enabled", "Don't dim “tabs”", "a.b and a. b", "iOS_7 _x",
    "50% of 3 %", "UITabBar를 쓰세요", "탭 바", "İstanbul", "", " - ",
  ])
  func `the key of a text is that of its words`(_ text: String) {
    let words = analyzer.words(of: analyzer.normalized(text))
    #expect(NameTable.key(of: text, analyzer) == NameTable.joinedKey(of: words[...], analyzer))
  }

  @Test(arguments: [
    ("the tab bar controllers of it", [1..<4]), ("a tab, a bar", [1..<2]),
    ("탭 바를 숨기세요", [0..<2]), ("탭바에 탭", [0..<1, 1..<2]), ("tab bar tab", [0..<2, 2..<3]),
    ("bar", []),
  ])
  func `at each word the longest name is found`(_ text: String, _ expected: [Range<Int>]) {
    let names = ["tab", "tab bar", "tab bar controller", "탭", "탭 바"].enumerated().map {
      (NameTable.key(of: $1, analyzer), $0, false)
    }
    let table = NameTable(names)
    let readings = analyzer.words(of: text).map { table.reading(of: $0, analyzer) }
    #expect(table.occurrences(in: readings).map(\.words) == expected)
  }

  @Test func `a vocabulary has each word once and drops particles after another script`() {
    var vocabulary = Vocabulary(analyzer)
    let texts = ["UITabBar에서 탭", "탭 UITabBar"].map { vocabulary.read($0) }
    #expect(
      texts.map { $0.words.map { vocabulary.words[$0].word.text } } == [
        ["uitabbar", "탭"], ["탭", "uitabbar"],
      ])
    #expect(vocabulary.words.filter(\.stands).map(\.key) == ["uitabbar", "~xoq"])
    #expect(vocabulary.words.filter(\.isSuffix).map(\.word.text) == ["에서"])
  }

  @Test func `fields are parted by single spaces and may be empty`() {
    #expect(SpacedFields("").strings == [])
    #expect(SpacedFields("a").strings == ["a"])
    #expect(SpacedFields("가 b  c ").strings == ["가", "b", "", "c", ""])
  }

  @Test func `an entry is found by its key and keys by their beginning`() {
    let shard = EntryShard(hash: "", keys: "tab tabbar tabs ~xoq ~xoqqk", entries: "A B C D E")
    let table = EntryTable(shard)
    #expect(
      ["tab", "tabs", "~xoqqk", "ta", "z", "", "~"].map(table.entry) == [
        "A", "C", "E", nil, nil, nil, nil,
      ])
    #expect(table.keys(from: "tab", limit: 9) == ["tabbar", "tabs"])
    #expect(table.keys(from: "tab", limit: 1) == ["tabbar"])
    #expect(table.keys(from: "~x", limit: 9) == ["~xoq", "~xoqqk"])
    #expect(table.keys(from: "zz", limit: 9) == [])
  }
}
