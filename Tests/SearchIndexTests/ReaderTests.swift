import RuleGraph
import SearchIndex
import Testing

/// How a reader treats files that are missing, damaged or of another build.
@Suite struct ReaderTests {
  private func search(replacing path: String, by script: String?) throws -> [Hit] {
    try search(replacing: path, by: script.map { Array($0.utf8) })
  }

  private func search(
    _ query: String = "탭바", replacing path: String, by bytes: [UInt8]?
  ) throws -> [Hit] {
    let shards = SampleGuide.shards
    let reader = SearchReader { wanted in
      wanted == path
        ? bytes : shards.first { $0.path == wanted }.map { Array($0.script.utf8) }
    }
    return try reader.search(query, QueryOptions(language: "ko"))
  }

  private func script(_ path: String) throws -> String {
    try #require(SampleGuide.shards.first { $0.path == path }).script
  }

  private var otherBuild: [SearchShard] {
    var files = SampleGuide.files
    files["bars/toolbar/ko.md"]? += "\n더 탭.\n"
    return IndexBuilder.shards(of: SampleGuide.graph(of: files))
  }

  private static let needed = [
    "search/ko/core.js", "search/ko/rules.js", "search/ko/terms-0.js",
  ]

  @Test(arguments: needed)
  func `a missing file is named`(_ path: String) {
    #expect(throws: SearchIndexError.missing(path: path)) {
      try search(replacing: path, by: [UInt8]?.none)
    }
  }

  @Test(arguments: [
    "", "Higraph.shard(\"ko/core\",", "Higraph.shard(\"ko/core\",12,\"0\",\"x", "{}",
  ])
  func `what is no shard is refused`(_ script: String) {
    #expect(throws: SearchIndexError.unreadable(path: "search/ko/core.js")) {
      try search(replacing: "search/ko/core.js", by: script)
    }
  }

  @Test(arguments: needed)
  func `a shard of another version is refused`(_ path: String) throws {
    let newer = try script(path).replacing("\",12,\"", with: "\",13,\"")
    #expect(throws: SearchIndexError.unknownVersion(13, path: path)) {
      try search(replacing: path, by: newer)
    }
  }

  @Test func `a shard in the place of another is refused`() throws {
    let path = "search/ko/terms-0.js"
    let other = try script("search/ko/words.js")
    #expect(throws: SearchIndexError.misplaced("ko/words", path: path)) {
      try search(replacing: path, by: other)
    }
  }

  @Test func `texts of another build are refused, though the rules before them are not`() throws {
    let path = "search/ko/rules.js"
    let other = try #require(otherBuild.first { $0.path == path }).script
    let lines = [try script(path), other].map { $0.split(separator: "\n") }
    #expect(throws: SearchIndexError.mixedBuilds(path: path)) {
      try search(replacing: path, by: "\(lines[0][0])\n\(lines[1][1])\n")
    }
  }

  @Test func `texts are not read where none is shown`() throws {
    let log = LoadLog()
    let shards = SampleGuide.shards
    let reader = SearchReader { path, limit in
      log.add(limit == nil ? path : "the start of \(path)")
      return shards.first { $0.path == path }.map { shard in
        Array(shard.script.utf8.prefix(limit ?? .max))
      }
    }
    var options = QueryOptions(language: "ko")
    options.showsTexts = false
    #expect(try reader.search("탭바", options).map(\.snippet).allSatisfy(\.isEmpty))
    let needed = [
      "search/ko/core.js", "search/ko/terms-0.js", "the start of search/ko/rules.js",
    ]
    #expect(log.paths == needed)
    #expect(try !reader.search("탭바", QueryOptions(language: "ko")).allSatisfy(\.snippet.isEmpty))
    #expect(log.paths == needed + ["search/ko/rules.js"])
  }

  @Test func `the table of rules is opened once, by whoever has time first`() throws {
    for isHelped in [true, false] {
      let log = LoadLog()
      let shards = SampleGuide.shards
      let reader = SearchReader(aside: { if isHelped { $0() } }) { path, _ in
        log.add(path)
        return shards.first { $0.path == path }.map { Array($0.script.utf8) }
      }
      var options = QueryOptions(language: "ko")
      options.showsTexts = false
      #expect(try !reader.search("탭바", options).isEmpty)
      let (rules, terms) = ("search/ko/rules.js", "search/ko/terms-0.js")
      #expect(log.paths == ["search/ko/core.js"] + (isHelped ? [rules, terms] : [terms, rules]))
    }
  }

  @Test func `what is wrong with the table is said by the query, whoever opened it`() {
    let shards = SampleGuide.shards
    let reader = SearchReader(aside: { $0() }) { path, _ in
      path == "search/ko/rules.js"
        ? nil : shards.first { $0.path == path }.map { Array($0.script.utf8) }
    }
    #expect(throws: SearchIndexError.missing(path: "search/ko/rules.js")) {
      try reader.search("탭바", QueryOptions(language: "ko"))
    }
  }

  @Test(arguments: needed)
  func `a changed shard is damaged, wherever it was changed`(_ path: String) throws {
    let script = Array(try script(path).utf8)
    for line in script.split(separator: UInt8(ascii: "\n")) {
      let start = try #require(line.firstIndex(of: UInt8(ascii: "\t")))
      for position in stride(from: start, to: line.endIndex - 4, by: max(1, line.count / 50)) {
        var changed = script
        changed[position] ^= 1
        #expect(throws: SearchIndexError.damaged(path: path)) {
          try search(replacing: path, by: changed)
        }
      }
    }
  }

  @Test(arguments: needed)
  func `a cut shard is refused, wherever it was cut`(_ path: String) throws {
    let content = Array(try script(path).utf8)
    for position in stride(from: 0, to: content.count - 1, by: max(1, content.count / 50)) {
      #expect(throws: SearchIndexError.unreadable(path: path)) {
        try search(replacing: path, by: Array(content[..<position]))
      }
    }
  }

  @Test func `files of two builds are not mixed`() throws {
    let script = try #require(otherBuild.first { $0.path == "search/ko/terms-0.js" }).script
    #expect(throws: SearchIndexError.mixedBuilds(path: "search/ko/terms-0.js")) {
      try search(replacing: "search/ko/terms-0.js", by: script)
    }
  }

  @Test func `only what a query needs is loaded`() throws {
    let log = LoadLog()
    let shards = SampleGuide.shards
    let reader = SearchReader { path in
      log.add(path)
      return shards.first { $0.path == path }.map { Array($0.script.utf8) }
    }
    let search = { try reader.search($0, QueryOptions(language: "en")).isEmpty }
    let files = { (names: [String]) in names.map { "search/en/\($0).js" } }
    #expect(try !search("tab"))
    #expect(log.paths == files(["core", "terms-0", "rules", "rules"]))
    #expect(try search("zzzz"))
    #expect(Array(log.paths.dropFirst(4)) == files(["words"]))
    #expect(try !search("tab bar"))
    #expect(log.paths.count == 5)
  }

  @Test(arguments: ["core", "rules", "terms-0"], ["", nil])
  func `what is wrong with another language does not keep a reader from answering in its own`(
    _ name: String, _ script: String?
  ) throws {
    let found = try search(
      "탭 바 immediately", replacing: "search/en/\(name).js", by: script.map { Array($0.utf8) })
    #expect(found.first?.lang == "ko")
  }

  @Test(arguments: ["en", "ko"], [["en", "ko"], ["ko", "en"]])
  func `every index knows the languages in the order of the site`(
    _ index: String, _ order: [String]
  ) throws {
    let lines = [
      "en": "  - {code: en, name: English, script: Latn}\n",
      "ko": "  - {code: ko, name: 한국어, script: Hang}\n",
    ]
    var files = SampleGuide.files
    files["site.yml"] = files["site.yml"]?
      .replacing(["en", "ko"].compactMap { lines[$0] }.joined(), with: "*")
      .replacing("*", with: order.compactMap { lines[$0] }.joined())
    let reader = SearchReader(shards: IndexBuilder.shards(of: SampleGuide.graph(of: files)))
    #expect(try reader.languages(inIndexOf: index).map(\.code) == order)
    #expect(try reader.languagesUnchecked(inIndexOf: index) == reader.languages(inIndexOf: index))
  }

  @Test func `a core that was read for its languages is not read again for a query`() throws {
    let log = LoadLog()
    let shards = SampleGuide.shards
    let reader = SearchReader { path in
      log.add(path)
      return shards.first { $0.path == path }.map { Array($0.script.utf8) }
    }
    #expect(try reader.languages(inIndexOf: "en").count == 2)
    #expect(try !reader.search("tab", QueryOptions(language: "en")).isEmpty)
    #expect(log.paths.count { $0 == "search/en/core.js" } == 1)
  }
}
