import SearchIndex
import Testing

/// How a reader treats files that are missing, damaged or of another build.
@Suite struct ReaderTests {
  private func search(replacing path: String, by script: String?) throws -> [Hit] {
    let shards = SampleGuide.shards
    let reader = SearchReader { wanted in
      wanted == path ? script : shards.first { $0.path == wanted }?.script
    }
    return try reader.search("탭바", QueryOptions(language: "ko"))
  }

  @Test func `a missing file is named`() {
    for path in ["search/ko/core.js", "search/ko/terms-0.js", "search/ko/text-0.js"] {
      #expect(throws: SearchIndexError.missing(path: path)) {
        try search(replacing: path, by: nil)
      }
    }
  }

  @Test(arguments: ["", "Higraph.shard(\"ko/core\",", "Higraph.shard(\"ko/core\",{]);\n", "{}"])
  func `a damaged file is refused`(_ script: String) {
    #expect(throws: SearchIndexError.unreadable(path: "search/ko/core.js")) {
      try search(replacing: "search/ko/core.js", by: script)
    }
  }

  @Test func `an unknown version is refused`() throws {
    let script = try #require(SampleGuide.shards.first { $0.path == "search/ko/core.js" }).script
    let newer = script.replacing("\"version\":1,", with: "\"version\":2,")
    #expect(throws: SearchIndexError.unknownVersion(2, path: "search/ko/core.js")) {
      try search(replacing: "search/ko/core.js", by: newer)
    }
  }

  @Test func `files of two builds are not mixed`() throws {
    var files = SampleGuide.files
    files["bars/toolbar/ko.md"]? += "\n더.\n"
    let other = IndexBuilder.shards(of: SampleGuide.graph(of: files))
    let script = try #require(other.first { $0.path == "search/ko/terms-0.js" }).script
    #expect(throws: SearchIndexError.mixedBuilds(path: "search/ko/terms-0.js")) {
      try search(replacing: "search/ko/terms-0.js", by: script)
    }
  }

  @Test func `only what a query needs is loaded`() throws {
    let log = LoadLog()
    let shards = SampleGuide.shards
    let reader = SearchReader { path in
      log.add(path)
      return shards.first { $0.path == path }?.script
    }
    #expect(try reader.search("zzzz", QueryOptions(language: "en")).isEmpty)
    #expect(log.paths == ["search/en/core.js", "search/en/terms-0.js"])
    #expect(try !reader.search("tab", QueryOptions(language: "en")).isEmpty)
    #expect(
      log.paths == ["search/en/core.js", "search/en/terms-0.js", "search/en/text-0.js"])
  }
}
