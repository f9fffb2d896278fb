import Patience
import Testing

@testable import SearchIndex

/// Filters whose name is mistyped.
@Suite struct MistypedFilterTests {
  private func answer(_ query: String) throws -> SearchAnswer {
    try SampleGuide.reader.answer(to: query, QueryOptions(language: "ko"))
  }

  @Test(arguments: [
    ("compnent:tab-bar", "compnent", "tab-bar"), ("knd:avoid 탭", "knd", "avoid"),
    ("탭 Platfrom:\"iPad OS\"", "platfrom", "iPad OS"), ("탭 종뉴:하기", "종뉴", "하기"),
    ("kinds:do", "kinds", "do"), ("컨포넌트:탭바", "컨포넌트", "탭바"),
  ])
  func `a mistyped name is told as a filter that nothing passes`(
    _ query: String, _ name: String, _ value: String
  ) throws {
    let found = try answer(query)
    #expect(found.filters == [AppliedFilter(field: name, value: value, names: [])])
    #expect(found.total == 0)
    #expect(found.hits.isEmpty)
  }

  @Test(arguments: [
    "10:30 탭", "https://example.org 탭", "init(title:) 탭", "setItems:animated: 탭", "탭 바:탭",
    "knd: 탭", "kind :탭", "find:탭", "탭:값", "editing:탭", "UITabBar:items", "ki:탭",
  ])
  func `other words with a colon stay words`(_ query: String) throws {
    #expect(try answer(query).filters.isEmpty)
  }

  @Test(
    .patience,
    arguments: ["x:“a ", "knd:“a ", "knd:\"a", "12:\"30 ", "값:“가 ", "종뉴:“가 ", "종류:“가 knd:\"a "])
  func `a long text of quotes that nothing closes is read at once`(_ words: String) throws {
    let text = String(repeating: words, count: 50_000)
    #expect(try answer(text).filters.count < 2)
    #expect(try answer("kind:do \(text)").filters.first?.names == ["do"])
  }

  @Test func `what is near a name of a filter is told`() {
    #expect(SearchReader.filterName(near: "compnent") == "component")
    #expect(SearchReader.filterName(near: "knd") == "kind")
    #expect(SearchReader.filterName(near: "종뉴") == "종류")
    #expect(SearchReader.filterName(near: "kind") == nil)
    #expect(SearchReader.filterName(near: "title") == nil)
  }
}
