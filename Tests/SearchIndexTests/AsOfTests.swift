import Testing

@testable import SearchIndex

/// Answers as of an edition that the reader has chosen beside the query.
@Suite struct AsOfTests {
  private func answer(
    _ query: String, asOf edition: String?, _ filters: QueryFilters = QueryFilters()
  ) throws -> SearchAnswer {
    var options = QueryOptions(language: "ko", filters: filters)
    options.asOf = edition
    return try SampleGuide.reader.answer(to: query, options)
  }

  @Test func `what did not hold then is left out`() throws {
    #expect(try answer("탭", asOf: "ios7").hits.map(\.id) == ["tab-bar/dim-unavailable-tabs"])
    let later = try answer("탭", asOf: "ios11")
    #expect(later.hits.first?.id == "tab-bar/switches-areas")
    #expect(!later.hits.map(\.id).contains("tab-bar/dim-unavailable-tabs"))
    #expect(
      later.filters == [AppliedFilter(field: "edition", value: "ios11", names: ["ios11"])])
  }

  @Test(arguments: ["탭 판:2018", "iOS 11 탭"])
  func `an edition in the query goes before it`(_ query: String) throws {
    let found = try answer(query, asOf: "ios7")
    #expect(found.filters.map(\.names) == [["ios11"]])
    #expect(found.hits == (try answer(query, asOf: nil).hits))
  }

  @Test func `an edition among the filters goes before it, and other filters add up`() throws {
    let filters = QueryFilters(edition: ["ios11"])
    #expect(try answer("탭", asOf: "ios7", filters) == answer("탭", asOf: nil, filters))
    #expect(try answer("탭 종류:사실", asOf: "ios7").total == 0)
    #expect(try answer("종류:하기", asOf: "ios7").hits.map(\.id) == ["tab-bar/dim-unavailable-tabs"])
  }

  @Test func `where nothing held then what there is otherwise is told`() throws {
    let found = try answer("배지", asOf: "ios7")
    #expect(found.hits.isEmpty)
    #expect(found.suggestions == [SearchSuggestion(kind: .unfiltered, query: "배지", count: 1)])
  }

  /// The one rule has half of the words; as of no edition another has both.
  @Test func `where other editions have more of the query that is told`() throws {
    let found = try answer("영역 탭", asOf: "ios7")
    #expect(found.hits.map(\.id) == ["tab-bar/dim-unavailable-tabs"])
    #expect(found.suggestions.map(\.kind).first == .unfiltered)
    let whole = try answer("흐리게 탭", asOf: "ios7")
    #expect(whole.hits.first?.id == "tab-bar/dim-unavailable-tabs")
    #expect(!whole.suggestions.map(\.kind).contains(.unfiltered))
  }

  @Test func `it alone asks for nothing`() throws {
    #expect(try answer("", asOf: "ios7").hits.isEmpty)
  }
}
