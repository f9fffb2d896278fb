import SearchIndex
import Testing

/// Queries with words of two scripts.
@Suite struct MixedScriptTests {
  private func hits(_ query: String) throws -> [Hit] {
    try Repository.reader.search(query, QueryOptions(language: "ko"))
  }

  @Test(arguments: [
    ("스위치 on off", "switch/"), ("스위치 영역 44", "switch/"), ("탭바 whatever", "tab-bar/"),
    ("스위치 off", "switch/"),
  ])
  func `words of the reader's language are answered in it, whatever stands beside them`(
    _ query: String, _ component: String
  ) throws {
    let found = try hits(query)
    #expect(found.first?.id.hasPrefix(component) == true)
    #expect(found.allSatisfy { $0.lang == "ko" && !$0.why.contains("language en") })
  }

  @Test(arguments: ["turns off", "off 알로록달로록"])
  func `words that the reader's language has nothing of are looked for in the other`(
    _ query: String
  ) throws {
    #expect(try hits(query).first?.why.contains("language en") == true)
  }
}
