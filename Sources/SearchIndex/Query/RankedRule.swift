internal import RuleGraph

/// A rule with its score.
///
/// A few numbers: a word may be in ten thousand rules, and what there is to say of one is said of those that are shown.
struct RankedRule: BitwiseCopyable, Sendable {
  private let number: Int32
  private let points: Int32
  /// What order goes by: the score before it was folded, which made many equal.
  private let rank: Int32
  private let reached: UInt8
  private let wanted: UInt8
  /// The reading of the query that gives the score, by its number in ``Outcome/readings``.
  let reading: UInt16
  /// Whether the whole query names the rule.
  let isExact: Bool

  init(
    rule: Int, score: Int, matched: Int = 1, asked: Int = 1, isExact: Bool = false,
    reading: Int = 0
  ) {
    number = Int32(truncatingIfNeeded: rule)
    points = Int32(truncatingIfNeeded: score)
    rank = points
    reached = UInt8(truncatingIfNeeded: matched)
    wanted = UInt8(truncatingIfNeeded: asked)
    self.reading = UInt16(truncatingIfNeeded: reading)
    self.isExact = isExact
  }

  /// Of a rule that has nothing of what is asked for.
  static var unfound: RankedRule { RankedRule(rule: -1, score: Int(Int32.min)) }

  var isFound: Bool { number >= 0 }

  /// This, or another of the same rule if that has the higher score.
  func orBetter(_ other: RankedRule) -> RankedRule {
    other.points > points ? other : self
  }

  var rule: Int { Int(number) }
  var score: Int { Int(points) }
  /// How many of the segments it has, but for those found as pairs of syllables alone.
  var matched: Int { Int(reached) }
  /// How many segments there are.
  var asked: Int { Int(wanted) }

  /// Whether it has less of the query than another.
  func hasLess(than other: RankedRule) -> Bool {
    matched * other.asked < other.matched * asked
  }

  /// The same with another score.
  func scored(_ score: Int) -> RankedRule {
    RankedRule(copying: self, score: score)
  }

  /// The same behind those that are as good, if it is one of some rules.
  func setBack(among past: PastRules) -> RankedRule {
    past.contains(rule) ? scored(Tier.settingBack(score)) : self
  }

  /// The same within a lower tier, in the order that there was.
  func folded(into tier: Tier) -> RankedRule {
    RankedRule(copying: self, score: tier.folding(score), rank: rank)
  }

  /// The same of a reading that comes after so many others.
  func afterReadings(_ count: Int) -> RankedRule {
    RankedRule(copying: self, score: score, reading: Int(reading) + count)
  }

  private init(copying other: RankedRule, score: Int, rank: Int32? = nil, reading: Int? = nil) {
    number = other.number
    points = Int32(truncatingIfNeeded: score)
    self.rank = rank ?? points
    (reached, wanted, isExact) = (other.reached, other.wanted, other.isExact)
    self.reading = reading.map { UInt16(truncatingIfNeeded: $0) } ?? other.reading
  }

  /// A number that is the lower the better; of rules with one score the first in reading order is the best.
  var place: UInt64 {
    UInt64(~UInt32(bitPattern: rank)) << 32 | UInt64(UInt32(bitPattern: number))
  }
}

extension [RankedRule] {
  /// The best, in order.
  ///
  /// All are sorted only where many are wanted: of ten thousand rules twenty are shown.
  func best(_ limit: Int) -> [RankedRule] {
    if limit < 1 { return [] }
    if limit > count / 8 { return Array(sorted { $0.place < $1.place }.prefix(limit)) }
    var (best, worst) = ([RankedRule](), UInt64.max)
    for ranked in self where ranked.place < worst {
      if best.count == limit { best.removeLast() }
      best.insert(ranked, at: best.partitioningIndex { $0.place > ranked.place })
      if best.count == limit { worst = best[limit - 1].place }
    }
    return best
  }
}
