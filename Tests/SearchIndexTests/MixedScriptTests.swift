import RuleGraph
import Testing

@testable import SearchIndex

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

  @Test(arguments: [
    ("navigation바", "내비게이션 바"), ("search바", "검색 바"), ("tab 바를", "탭 바"), ("nav바", "내비게이션 바"),
  ])
  func `a name half in Latin letters and half in Hangul is one`(
    _ mixed: String, _ name: String
  ) throws {
    let first = try #require(try hits(mixed).first)
    #expect(try first.id == hits(name).first?.id)
    #expect(first.score > 700_000)
  }

  @Test func `of a term with thousands of names a few are crossed`() throws {
    let names = { (last: String) in
      (0..<2000).map { "a\($0) \(last)\($0)" }.joined(separator: ", ")
    }
    let glossary = """
      terms:
        - id: tab-bar
          category: component
          name: {en: tab bar, ko: 탭 바}
          accepted: {en: [\(names("b"))], ko: [\(names("바"))]}
      """
    let graph = SampleGuide.graph(
      of: SampleGuide.files.merging(["glossary.yml": glossary]) { $1 })
    #expect(try #require(graph.terms.first).mixedNames.count == 2 * 16 * 16)
  }

  /// The letters behind those of ㄱㅅ would be the keys of ㅠㅁㄱ.
  @Test func `opening consonants are not those of a name half in Latin letters`() throws {
    #expect(try hits("ㄱㅅㄱ").first?.id == hits("검색 기록").first?.id)
  }

  @Test(arguments: ["turns off", "off 알로록달로록"])
  func `words that the reader's language has nothing of are looked for in the other`(
    _ query: String
  ) throws {
    #expect(try hits(query).first?.why.contains("language en") == true)
  }
}
