import Testing

@testable import SearchProof

@Suite struct ScoreTests {
  private func outcome(wanted: [String], found: [String], isReserved: Bool = false) -> Outcome {
    Outcome(
      ProofQuery(group: "bare", language: "ko", text: "탭", wanted: wanted), found: found,
      isReserved: isReserved)
  }

  private func score(_ outcomes: Outcome...) -> Score {
    outcomes.reduce(into: Score()) { $0.add($1) }
  }

  @Test func `the rank is that of the first wanted hit`() {
    #expect(outcome(wanted: ["b", "c"], found: ["a", "c", "b"]).rank == 2)
    #expect(outcome(wanted: ["b"], found: ["a"]).rank == nil)
  }

  @Test func `a query without an answer wants nothing, or a hit that says what it lacks`() {
    #expect(outcome(wanted: [], found: []).rank == 1)
    #expect(outcome(wanted: [], found: ["a"], isReserved: true).rank == 1)
    #expect(outcome(wanted: [], found: ["a"]).rank == nil)
  }

  @Test func `shares are means over the queries`() {
    let score = score(
      outcome(wanted: ["a"], found: ["a"]), outcome(wanted: ["a"], found: ["b", "a"]),
      outcome(wanted: ["a"], found: ["b"]), outcome(wanted: ["a"], found: []))
    #expect(score.count == 4)
    #expect(score.success == 0.25)
    #expect(score.meanReciprocalRank == 0.375)
    #expect(score.zeroHits == 0.25)
  }

  @Test func `a floor is reached at its number and not below`() {
    let half = score(outcome(wanted: ["a"], found: ["a"]), outcome(wanted: ["a"], found: []))
    let reached = Floor(success: 0.5, meanReciprocalRank: 0.5, zeroHits: 0.5)
    #expect(half.shortfalls(under: reached).isEmpty)
    let missed = Floor(success: 0.51, meanReciprocalRank: nil, zeroHits: 0.49)
    #expect(
      half.shortfalls(under: missed)
        == ["success@1 is 0.500, not 0.510", "zero hits is 0.500, not 0.490"])
  }

  @Test func `a share is cut off, never rounded up to a floor`() {
    #expect(
      [0.8499, 0.85, 1, 0.0009, 2.0 / 3].map { shareText($0) } == [
        "0.849", "0.850", "1.000", "0.000", "0.666",
      ])
    // Of faults none is cut off.
    #expect(
      [0, 0.85, 0.0001, 1.0 / 6].map { shareText($0, isFault: true) } == [
        "0.000", "0.850", "0.001", "0.167",
      ])
  }

  @Test func `a floor that is nearly reached is told with a number beside it that is another`() {
    let hits = Array(repeating: outcome(wanted: ["a"], found: ["a"]), count: 5)
    let score = hits.reduce(into: score(outcome(wanted: ["a"], found: []))) { $0.add($1) }
    #expect(
      score.shortfalls(under: Floor(success: 0.8335, meanReciprocalRank: nil, zeroHits: 0.166))
        == ["success@1 is 0.833, not 0.8335", "zero hits is 0.167, not 0.166"])
  }
}
