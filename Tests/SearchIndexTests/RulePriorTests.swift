import RuleGraph
import SmallContent
import Testing

@testable import SearchIndex

@Suite struct RulePriorTests {
  @Test(arguments: [
    ("", 52), ("until=ios11", 52), ("since=ios7 until=ios7", 12),
  ])
  func `a rule has more for holding as long as it holds in the newest edition`(
    _ attributes: String, _ points: Int
  ) throws {
    let files = SmallGuide.tabBar(
      replacing: ".do supersedes=dim-unavailable-tabs", with: ".do \(attributes)")
    let graph = Linker(CatalogReader(ContentTree(texts: files)).read()).link().graph
    let rule = try #require(graph.rule(RuleID(page: "tab-bar", name: "keep-every-tab-enabled")))
    #expect(RulePrior(graph).points(of: rule) == points)
  }
}
