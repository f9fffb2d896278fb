import Testing

@testable import SearchIndex

/// What the files hold and how they are cut.
@Suite struct FormatTests {
  @Test(arguments: [[], [0], [31, 32, 1023, 1024, 0, 1_000_000], [5, 5, 5]])
  func `numbers survive as text`(_ numbers: [Int]) {
    #expect(NumberText.decode(NumberText.encode(numbers)) == numbers)
  }

  @Test func `postings survive as text`() {
    let postings = [
      Posting(rule: 0, impact: 1, isInTitle: true), Posting(rule: 7, impact: 511, isInTitle: false),
      Posting(rule: 300, impact: 42, isInTitle: true),
    ]
    #expect(Posting.decode(Posting.encode(postings)) == postings)
    let pair = BigramPosting(weight: 99, rules: [1, 2, 250])
    #expect(BigramPosting(decoding: pair.encoded) == pair)
  }

  @Test func `a script is one safe line`() {
    let text = "</script> \u{2028}\u{2029}\n\"\\ 탭\u{1}"
    let shard = SearchShard("ko/core", JSONText(object: [("text", JSONText(text))]))
    #expect(shard.path == "search/ko/core.js")
    #expect(
      shard.script == """
        Higraph.shard("ko/core",{"text":"<\\/script> \\u2028\\u2029\\n\\"\\\\ 탭\\u0001"});

        """)
  }

  @Test func `entries are cut by bytes and never lost`() {
    let entries = (0..<100).map { (key: "key\($0 + 100)", value: "vv") }
    let ranges = ShardCutter.cut(entries, limit: 100)
    #expect(ranges.flatMap(\.keys) == entries.map(\.key))
    #expect(ranges.allSatisfy { $0.keys.count == 10 && $0.first == $0.keys[0] })
    #expect(ShardCutter.cut([("long", "value")], limit: 1).map(\.keys) == [["long"]])
    #expect(ShardCutter.cut([]).isEmpty)
  }

  @Test func `texts are cut by bytes and never lost`() {
    let ranges = TextCutter.cut(["aaaa", "bbbb", "cc", "dddddddd"], limit: 6)
    #expect(ranges.map(\.texts) == [["aaaa"], ["bbbb", "cc"], ["dddddddd"]])
    #expect(ranges.map(\.first) == [0, 1, 3])
  }

  @Test func `the same graph gives the same bytes`() {
    let again = IndexBuilder.shards(of: SampleGuide.graph(of: SampleGuide.files))
    #expect(again == SampleGuide.shards)
    #expect(
      again.map(\.path) == [
        "search/en/core.js", "search/en/words.js", "search/en/terms-0.js", "search/en/text-0.js",
        "search/ko/core.js", "search/ko/words.js", "search/ko/terms-0.js", "search/ko/bigrams-0.js",
        "search/ko/text-0.js",
      ])
  }

  @Test func `languages can be built one by one`() {
    let each = ["en", "ko"].flatMap { IndexBuilder.shards(of: SampleGuide.graph, in: $0) }
    #expect(each == SampleGuide.shards)
  }

  @Test func `every file is one line without an end of a script element`() {
    for shard in SampleGuide.shards {
      #expect(shard.script.filter(\.isNewline) == "\n")
      #expect(!shard.script.contains("</"))
    }
  }

  @Test func `a changed text changes the hash of its language`() throws {
    var files = SampleGuide.files
    files["bars/toolbar/en.md"]? += "\nMore.\n"
    let changed = IndexBuilder.shards(of: SampleGuide.graph(of: files))
    #expect(changed[0].script != SampleGuide.shards[0].script)
    #expect(changed[0].script.count == SampleGuide.shards[0].script.count)
  }

  @Test(arguments: [(1.0, 0.0), (2.0, 1.0), (8.0, 3.0)])
  func `the logarithm is exact at powers of two`(_ number: Double, _ logarithm: Double) {
    #expect(binaryLogarithm(number) == logarithm)
  }

  @Test func `the logarithm is close elsewhere`() {
    #expect(abs(binaryLogarithm(10) - 3.321928) < 0.000001)
  }
}
