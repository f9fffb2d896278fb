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
    ("bar", []), ("탭 바로 가기", [0..<2]),
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
    var reading = TextReading(analyzer)
    let texts = ["UITabBar에서 탭", "탭 UITabBar"].map { reading.read($0) }
    let words = reading.vocabulary.words
    #expect(
      texts.map { reading.words(of: $0).map { words[Int($0)].word.text } } == [
        ["uitabbar", "탭"], ["탭", "uitabbar"],
      ])
    #expect(words.filter(\.isSuffix).map(\.word.text) == ["에서"])
  }

  @Test func `a piece has one number, however many there are`() {
    var pieces = PieceTable()
    let text = (0..<20_000).map { "w\($0)" }.joined(separator: " ")
    var texts = Runs<Int32>()
    for text in [text, "w7  w19999\n탭", ""] { pieces.read(text, into: &texts) }
    #expect(Array(texts[0]) == (0..<20_000).map { Int32($0) })
    #expect(Array(texts[1]) == [7, 20_000, 19_999, PieceTable.newline, 20_001])
    #expect(Array(texts[2]) == [])
    #expect(pieces.count == 20_002)
  }

  @Test func `a pair has one number, however many there are, and each piece its pairs`() {
    var table = PairTable()
    let first = (0..<3_000).map { UInt16(0xAC00 + $0) }
    for unit in first { table.add([unit, 0xD0ED, 0x21, unit]) }
    table.add([first[7], 0xD0ED, 0xBC14])
    #expect(table.pairs.prefix(3000) == first.map { UInt32($0) << 16 | 0xD0ED }[...])
    #expect(Array(table.inside[3000]) == [7, 3000])
    #expect(table.number(of: 0xD0ED_BC14) == 3000)
    #expect(table.ends[7] == (first[7], first[7]))
    table.add([0x28, 0xD0ED])
    #expect(table.ends[3001] == (0, 0xD0ED))
  }

  @Test func `fields are parted by single spaces and may be empty`() {
    let fields = { (text: String) in
      SpacedFields(Array(text.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(fields("") == [])
    #expect(fields("a") == ["a"])
    #expect(fields("가 b  c ") == ["가", "b", "", "c", ""])
  }

  @Test(arguments: [127, 128, 129, 1000])
  func `fields are found in a text of any length`(_ length: Int) {
    for word in ["", "a", "가나", String(repeating: "long", count: 99)] {
      let parts = Array(repeating: word, count: length) + ["end"]
      let bytes = Array("x \(parts.joined(separator: " "))".utf8)
      let fields = SpacedFields(bytes.dropFirst(2))
      #expect(fields.map { String(decoding: $0, as: UTF8.self) } == parts)
    }
  }

  @Test func `an entry is found by its key and keys by their beginning`() {
    let table = EntryTable(
      keys: Array("tab tabbar tabs ~xoq ~xoqqk".utf8)[...], entries: Array("A B C D E".utf8)[...])
    #expect(
      ["tab", "tabs", "~xoqqk", "ta", "z", "", "~"].map(table.position) == [
        0, 2, 4, nil, nil, nil, nil,
      ])
    #expect(
      (0..<6).map { String(decoding: table.entry(at: $0), as: UTF8.self) } == [
        "A", "B", "C", "D", "E", "",
      ])
    let found = { table.keys(from: $0, limit: $1).map { "\($0.key) \($0.position)" } }
    #expect(found("tab", 9) == ["tabbar 1", "tabs 2"])
    #expect(found("tab", 1) == ["tabbar 1"])
    #expect(found("~x", 9) == ["~xoq 3", "~xoqqk 4"])
    #expect(found("zz", 9) == [])
  }

  @Test func `the key of a concept is no word and is not among them`() {
    let keys = "ta ta#tab-bar tab tabs"
    let table = EntryTable(keys: Array(keys.utf8)[...], entries: [])
    #expect(table.keys(from: "ta", limit: 9).map(\.key) == ["tab", "tabs"])
    #expect(table.position(of: "ta#tab-bar") == 1)
  }

  @Test(arguments: [
    ("Tab bars", "ta#tab-bar"), ("탭 바", "~xo#tab-bar"), ("\u{1110}\u{1162}\u{11B8}", "~xo#tab-bar"),
    ("X", "x#tab-bar"), ("", "#tab-bar"), ("Élan", "el#tab-bar"), ("Жук", "#tab-bar"),
  ])
  func `a concept is filed with the words that begin as its title does`(
    _ title: String, _ key: String
  ) {
    #expect(NameTable.conceptKey(id: "tab-bar", title: title, Analyzer(.standard)) == key)
  }

  @Test func `runs and sets give every rule its own`() {
    let values = [0, 0, 4, 4, 4, 1]
    let column = RunColumn(runs: RunColumn.runs(of: values))
    #expect(values.indices.map { column[$0] } == values)
    #expect(
      Array(DigitColumn(PrintableCode.encode([2, 0, 1])[...], meanings: [5, 6, 7])) == [7, 5, 6])
    #expect(Array(DigitColumn(PrintableCode.encode([2, 0, 55])[...])) == [2, 0, 55])
  }
}
