import SearchIndex
import Testing

/// What `hig lookup --explain` says of a hit's score.
@Suite struct ExplanationTests {
  /// Another way to read each of them has words that weigh more, but in a lower tier.
  @Test(arguments: [("다이나믹 타입", "ko"), ("how do I tell a tab bar from a toolbar", "en")])
  func `the words that are shown are those of the reading that gave the score`(
    _ query: String, _ language: String
  ) throws {
    let explanation = try Repository.reader.explanation(
      of: query, QueryOptions(language: language, limit: 1))
    let hit = try #require(explanation.hits.first)
    #expect(hit.tier == "titles")
    #expect(hit.score == 600_000 + hit.matches.map(\.weight).reduce(hit.prior, +))
  }
}
