import SearchIndex
import Testing

/// The table of queries over the real content.
@Suite struct QueryTableTests {
  @Test func `the table is there`() {
    #expect(QueryCase.all.count >= 60)
  }

  @Test(arguments: QueryCase.all)
  func `the expected rules come first`(_ query: QueryCase) throws {
    guard let expected = query.expect else { return }
    let found = try Repository.reader.search(query.query, query.options).map(\.id)
    #expect(Array(found.prefix(max(expected.count, 1))) == expected)
  }

  @Test func `scores fall and ties stand in reading order`() throws {
    let order = try Repository.reader.search("탭", QueryOptions(language: "ko", limit: 500))
    #expect(order.count > 20)
    #expect(zip(order, order.dropFirst()).allSatisfy { $0.score >= $1.score })
  }
}
