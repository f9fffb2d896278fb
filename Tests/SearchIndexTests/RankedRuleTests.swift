import Testing

@testable import SearchIndex

struct RankedRuleTests {
  private let rules = [300, 700, 100, 700, 500, 300, 900, 700, 100, 200].enumerated().map {
    RankedRule(rule: $0, score: $1 * 100)
  }

  @Test(arguments: 0...11)
  func `the best few are those that stand first of all, ties in reading order`(_ limit: Int) {
    let many = (0..<20).flatMap { round in
      rules.map { RankedRule(rule: round * rules.count + $0.rule, score: $0.score) }
    }
    let all = many.sorted {
      $0.score == $1.score ? $0.rule < $1.rule : $0.score > $1.score
    }
    #expect(many.best(limit).map(\.rule) == all.prefix(limit).map(\.rule))
    #expect(Array(many.reversed()).best(limit).map(\.rule) == all.prefix(limit).map(\.rule))
    #expect(many.best(.max).map(\.rule) == all.map(\.rule))
  }

  @Test func `rules keep their order in a lower tier, where many have one score`() {
    let folded = [501, 509, 505].enumerated().map {
      RankedRule(rule: $0, score: $1).folded(into: .corrected)
    }
    #expect(folded.map(\.score) == [100_050, 100_050, 100_050])
    #expect(folded.best(3).map(\.rule) == [1, 2, 0])
    #expect(folded.map { $0.afterReadings(2) }.best(3).map(\.rule) == [0, 1, 2])
    #expect(folded.map { $0.afterReadings(2).reading } == [2, 2, 2])
  }
}
