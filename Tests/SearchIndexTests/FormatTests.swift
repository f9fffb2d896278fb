import Testing

@testable import SearchIndex

/// What the files hold and how they are cut.
@Suite struct FormatTests {
  @Test(arguments: [
    [], [0], [55, 56, 2785, 2786, 35909, 35910, 0, 4_294_967_295], [5, 5, 5],
  ])
  func `numbers survive as text`(_ numbers: [Int]) {
    var reader = CodeReader(PrintableCode.encode(numbers)[...])
    #expect(reader.rest() == numbers)
  }

  @Test func `a digit needs no escape and stands for one number`() {
    let digits = (0..<PrintableCode.radix).map(PrintableCode.digit)
    #expect(Set(digits).count == 91)
    #expect(digits.map(PrintableCode.value) == Array(0..<91))
    #expect(digits.allSatisfy { (0x21...0x7E).contains($0) && !#""\<"#.utf8.contains($0) })
  }

  @Test(arguments: [0, 1, -1, 2, -2, 1000, -1000])
  func `whole numbers survive as natural ones`(_ number: Int) {
    #expect(PrintableCode.folded(number) >= 0)
    #expect(PrintableCode.unfolded(PrintableCode.folded(number)) == number)
  }

  @Test func `occurrences survive as text, by what they count`() {
    let entry = TermEntry(
      rarity: 700, forms: [-2, 0, 3],
      occurrences: [
        Occurrence(rule: 0, level: 7, isInTitle: true),
        Occurrence(rule: 7, level: nil, isInTitle: false),
        Occurrence(rule: 30, level: 44, isInTitle: false),
        Occurrence(rule: 90, level: nil, isInTitle: false),
        Occurrence(rule: 9000, level: nil, isInTitle: true),
      ])
    var bytes: [UInt8] = []
    entry.append(to: &bytes)
    let reader = TermEntryReader(bytes[...])
    // A rule beyond those that there are is left out.
    var counts = TermCounts(ruleCount: 91)
    reader.count(into: &counts, (0..<91).map { UInt8($0 % 50) })
    #expect(reader.rarity == 700)
    #expect(reader.forms == [-2, 0, 3])
    var found = RuleMap<CountedRule>(ruleCount: 91)
    counts.drain(into: &found, as: CountedRule.init) { _, _ in }
    #expect(found.rules == [0, 7, 30, 90])
    #expect(
      found.rules.compactMap { found[$0] } == [
        CountedRule(count: CountLevel.count(7), isInTitle: true),
        CountedRule(count: 7, isInTitle: false),
        CountedRule(count: CountLevel.count(44), isInTitle: false),
        CountedRule(count: 40, isInTitle: false),
      ])
    // The next term starts from nothing.
    reader.count(into: &counts, (0..<91).map { UInt8($0 % 50) })
    counts.drain(into: &found, as: CountedRule.init) { $0 = $1 }
    #expect(found.count == 4)
    #expect(
      found.rules.compactMap { found[$0]?.count } == [
        CountLevel.count(7), 7, CountLevel.count(44), 40,
      ])
  }

  @Test func `forms of a term add up, and a rule without any weight is noted once`() {
    var counts = TermCounts(ruleCount: 2)
    counts.add(0, isInTitle: false, of: 1)
    counts.add(0, isInTitle: true, of: 1)
    for _ in 0..<3 {
      counts.add([5, 0], ofEachAfter: CodeReader(PrintableCode.encode([0, 1])[...]))
    }
    counts.add(7, isInTitle: false, of: 2)
    var found = RuleMap<CountedRule>(ruleCount: 2)
    counts.drain(into: &found, as: CountedRule.init) { _, _ in }
    #expect(
      found.rules.compactMap { found[$0] } == [
        CountedRule(count: 15, isInTitle: false), CountedRule(count: 0, isInTitle: true),
      ])
  }

  @Test func `pairs survive in a shard`() throws {
    var pieces = PairTable()
    pieces.add(Array("탭바".utf16))
    var pairs = PairShards(pieces)
    for rule: Int32 in [1, 2, 250] { pairs.count(rule, [0, 0]) }
    let shard = try #require(pairs.shards(ruleCount: 300).first)
    let table = EntryTable(keys: shard.keys[...], entries: shard.entries[...])
    let place = try #require(table.position(of: "탭바"))
    let pair = BigramPosting(decoding: table.entry(at: place))
    #expect(pair.rules == [1, 2, 250])
    #expect(pair.weight == ImpactScale(ruleCount: 300).bigramWeight(frequency: 3))
  }

  @Test func `a level is the highest that a count reaches`() {
    for level in 0..<45 { #expect(CountLevel.level(of: Double(CountLevel.count(level))) == level) }
    #expect(CountLevel.level(of: 0) == 0)
    #expect(CountLevel.level(of: 1_000_000) == 44)
  }

  @Test(arguments: [
    "", "plain", "</script> \u{2028}\u{2029}\u{85}\n\t\"\\ 탭\u{1}\u{1B}\u{1F}", "<<",
    "é\u{A8}\u{A9}",
  ])
  func `a text survives in a shard, which stays one line`(_ text: String) {
    var bytes: [UInt8] = []
    ShardText.append(text.utf8, to: &bytes)
    #expect(ShardText.decode(bytes[...]) == text)
    let written = String(decoding: bytes, as: UTF8.self)
    #expect(!written.contains { $0.isNewline || "\"\\<\t\u{1F}".contains($0) })
  }

  @Test func `a list of texts survives, and an empty one`() {
    for list in [[], ["a"], ["a b", "", "탭\n"]] {
      #expect(ShardText.decode(list: ShardText.encode(list: list)[...]) == list)
    }
  }

  @Test func `a script is one safe line with its name, version and checksum`() {
    let shard = SearchShard("ko/core", sections: [Array("a b".utf8), Array("탭".utf8)])
    #expect(shard.path == "search/ko/core.js")
    #expect(
      shard.script == """
        Higraph.shard("ko/core",12,"\(Checksum.text(shard.checksum))","a b\t탭");

        """)
  }

  @Test func `a checksum tells every flipped bit and every cut`() {
    let bytes = Array("Higraph, 탭 바".utf8)
    let sum = Checksum.of(bytes[...])
    for position in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[position] ^= 1 << bit
        #expect(Checksum.of(other[...]) != sum)
      }
      #expect(Checksum.of(bytes[..<position]) != sum)
    }
  }

  @Test func `entries are cut by bytes and never lost`() {
    var cutter = ShardCutter(limit: 100)
    for number in 100..<200 {
      let key = Array("key\(number)".utf8)
      cutter.add(key, [0x23, 0x23], group: key[...])
    }
    let ranges = cutter.ranges
    let keys = ranges.map {
      $0.keys.split(separator: Separator.space).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(keys.joined().elementsEqual((100..<200).map { "key\($0)" }))
    #expect(keys.allSatisfy { $0.count == 10 })
    #expect(ranges.map(\.first) == keys.map { $0[0] })
    #expect(ShardCutter().ranges.isEmpty)
  }

  @Test func `entries of one group stay together`() {
    var cutter = ShardCutter(limit: 4)
    for key in ["aa", "ab", "b", "c"] {
      let key = Array(key.utf8)
      cutter.add(key, [0x23], group: key.prefix(1))
    }
    #expect(cutter.ranges.map { String(decoding: $0.keys, as: UTF8.self) } == ["aa ab", "b", "c"])
  }

  @Test(arguments: [
    "Keep every tab enabled.", "탭 바, 그리고 “탭”을 (UITabBar를) 봅니다.\n둘째  줄", " a ", "", "\n", "a.b_c-d",
    "…끝", "\u{1F44D} 좋음", "탭\u{A0}바", "<b> & \"c\"\\",
  ])
  func `a text survives as numbers of words`(_ text: String) {
    var reading = TextReading(Analyzer(.standard))
    let pieces = [reading.read(text), reading.read("a a a " + text)]
    let written = TextShards(reading, pieces)
    let common = written.common.flatMap { [Separator.item] + $0 }
    for limit in [0, 1000] {
      let texts = written.ranges(of: pieces, limit: limit).flatMap { range in
        let words = WordList(common[...]).adding(range.words[...])
        return SpacedFields((range.codes + [Separator.space])[...]).dropLast().map {
          words.text($0)
        }
      }
      #expect(texts == [text, "a a a " + text])
    }
  }

  @Test func `the same graph gives the same bytes`() {
    let again = IndexBuilder.shards(of: SampleGuide.graph(of: SampleGuide.files))
    #expect(again == SampleGuide.shards)
    #expect(
      again.map(\.path) == [
        "search/en/core.js", "search/en/rules.js", "search/en/words.js", "search/en/terms-0.js",
        "search/ko/core.js", "search/ko/rules.js", "search/ko/words.js", "search/ko/terms-0.js",
        "search/ko/bigrams-0.js",
      ])
  }

  @Test func `languages can be built one by one`() {
    let each = ["en", "ko"].flatMap { IndexBuilder.shards(of: SampleGuide.graph, in: $0) }
    #expect(each == SampleGuide.shards)
  }

  @Test func `every file is a line a shard without an end of a script element`() {
    for shard in SampleGuide.shards {
      let isOfRules = shard.path.hasSuffix("/rules.js")
      #expect(shard.script.filter(\.isNewline) == (isOfRules ? "\n\n" : "\n"))
      #expect(!shard.script.contains("</"))
    }
  }

  @Test func `a changed text changes its shard and the core that points to it`() throws {
    var files = SampleGuide.files
    files["bars/toolbar/ko.md"]? += "\n더 탭.\n"
    let changed = Set(IndexBuilder.shards(of: SampleGuide.graph(of: files)))
      .subtracting(SampleGuide.shards).map(\.path)
    #expect(changed.contains("search/ko/core.js"))
    #expect(changed.contains("search/ko/rules.js"))
    #expect(!changed.contains { $0.hasPrefix("search/en/") })
  }

  @Test(arguments: [(1.0, 0.0), (2.0, 1.0), (8.0, 3.0)])
  func `the logarithm is exact at powers of two`(_ number: Double, _ logarithm: Double) {
    #expect(binaryLogarithm(number) == logarithm)
  }

  @Test func `the logarithm is close elsewhere`() {
    #expect(abs(binaryLogarithm(10) - 3.321928) < 0.000001)
  }
}

private struct CountedRule: BitwiseCopyable, Equatable {
  let count: Int
  let isInTitle: Bool
}
