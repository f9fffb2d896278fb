/// How well some queries were answered.
package struct Score: Hashable, Sendable {
  /// How many queries, or states while typing.
  package private(set) var count = 0
  private var first = 0
  private var reciprocals = 0.0
  private var empty = 0

  init() {}

  mutating func add(_ outcome: Outcome) {
    count += 1
    first += outcome.rank == 1 ? 1 : 0
    reciprocals += outcome.rank.map { 1 / Double($0) } ?? 0
    empty += outcome.found.isEmpty && !outcome.query.wanted.isEmpty ? 1 : 0
  }

  /// Counts a state while typing.
  mutating func add(isBlank: Bool) {
    count += 1
    empty += isBlank ? 1 : 0
  }

  /// The share of queries whose first hit is wanted.
  package var success: Double { share(Double(first)) }
  /// The mean of one through the rank of the first wanted hit, zero where none is among ten.
  package var meanReciprocalRank: Double { share(reciprocals) }
  /// The share of queries with an answer that found nothing, or of blank states.
  package var zeroHits: Double { share(Double(empty)) }

  private func share(_ sum: Double) -> Double {
    count == 0 ? 0 : sum / Double(count)
  }

  /// What a floor asks and this is not; a share that rounds to the floor reaches it no less.
  package func shortfalls(under floor: Floor) -> [String] {
    let checks = [
      ("success@1", success, floor.success, success < floor.success ?? 0),
      (
        "MRR@10", meanReciprocalRank, floor.meanReciprocalRank,
        meanReciprocalRank < floor.meanReciprocalRank ?? 0
      ),
      ("zero hits", zeroHits, floor.zeroHits, zeroHits > floor.zeroHits ?? 1),
    ]
    return checks.filter(\.3).map { name, value, wanted, _ in
      let shown = shareText(value, isFault: name == "zero hits")
      return "\(name) is \(shown), not \(Self.text(ofFloor: wanted ?? 0))"
    }
  }

  /// With as many digits as it has, and no less than three.
  private static func text(ofFloor share: Double) -> String {
    let short = shareText(share)
    return Double(short) == share ? short : "\(share)"
  }
}

/// A share with three digits, cut off rather than rounded, so that .8499 is not shown as .850.
///
/// - Parameter isFault: whether less would be better; then what is cut off makes it more.
package func shareText(_ share: Double, isFault: Bool = false) -> String {
  let thousandths =
    isFault
    ? Int((share * 1000 - 1e-9).rounded(.up)) : Int((share * 1000 + 1e-9).rounded(.down))
  let digits = String(thousandths % 1000)
  return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
}
