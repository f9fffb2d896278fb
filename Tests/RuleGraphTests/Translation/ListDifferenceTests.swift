import RuleGraph
import Testing

@Suite struct ListDifferenceTests {
  @Test(
    arguments: [
      ("", "", [], []), ("", "탭바", [], [0, 1]), ("탭바", "", [0, 1], []), ("탭바", "탭바", [], []),
      ("탭바", "툴바", [0], [0]), ("abcd", "acd", [1], []), ("abcd", "abxcd", [], [2]),
      ("aXbXc", "XaXb", [3, 4], [0]), ("xaya", "zawa", [0, 2], [0, 2]),
    ] as [(String, String, Set<Int>, Set<Int>)])
  func `what is taken out and what comes in is told by position`(
    _ old: String, _ new: String, _ removed: Set<Int>, _ added: Set<Int>
  ) {
    let difference = ListDifference(from: Array(old), to: Array(new))
    #expect(difference.removed == removed)
    #expect(difference.added == added)
  }

  @Test func `what is left is the same in both, and as much as there can be`() {
    let (old, new) = (Array("가나다라마바사아자차"), Array("나가다마라바아사차자카"))
    let difference = ListDifference(from: old, to: new)
    let kept = old.indices.filter { !difference.removed.contains($0) }.map { old[$0] }
    #expect(kept == new.indices.filter { !difference.added.contains($0) }.map { new[$0] })
    #expect(kept.count == 6)
  }

  @Test(.patience)
  func `of two long lists with little in common only what is in both is compared`() {
    let old = (0..<200_000).map { $0 % 1_000 == 0 ? 0 : $0 }
    let difference = ListDifference(from: old, to: old.map { $0 == 0 ? 0 : -$0 })
    #expect(difference.removed.count == 199_800)
    #expect(difference.added == difference.removed)
  }
}
