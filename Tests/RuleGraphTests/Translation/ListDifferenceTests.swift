import Patience
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

  /// Lists of many thousands, and how many are kept.
  private static let long: [(name: String, old: [Int], new: [Int], kept: ClosedRange<Int>)] = {
    let list = Array(0..<20_000)
    let dealt = list.map { $0 % 317 * 1_000 + $0 / 317 }
    let few = list.map { $0 % 7 }
    return [
      ("backwards", list, list.reversed(), 1...1),
      ("halves exchanged", list, Array(list[10_000...] + list[..<10_000]), 10_000...10_000),
      ("one moved", list, Array([19_999] + list.dropLast()), 19_999...19_999),
      ("dealt in heaps", dealt, dealt.sorted(), 60...20_000),
      ("seven kinds backwards", few, few.reversed(), 0...20_000),
      (
        "every tenth doubled", list, list.flatMap { $0 % 10 == 0 ? [$0, $0] : [$0] },
        20_000...20_000
      ),
    ]
  }()

  @Test(.patience, arguments: long.indices)
  func `lists of any length and order are compared in short time`(_ number: Int) {
    let (name, old, new, count) = Self.long[number]
    let difference = ListDifference(from: old, to: new)
    let kept = old.indices.filter { !difference.removed.contains($0) }.map { old[$0] }
    #expect(kept == new.indices.filter { !difference.added.contains($0) }.map { new[$0] })
    #expect(count.contains(kept.count), "\(name): \(kept.count)")
  }
}
