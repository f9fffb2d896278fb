/// What a query finds in one language, before texts are loaded.
struct Outcome {
  /// The best first; those that the filters leave out as well.
  var ranked: [RankedRule]
  var parses: [[MatchGroup]]
  let words: [Word]
  let filter: RuleFilter
  /// The query as it was corrected.
  var corrected: [String] = []
  /// The scripts of the words that the index does not know, as ISO 15924 has them.
  var unknownScripts: Set<String> = []

  /// The best first, without those that the filters leave out.
  var passing: [RankedRule] {
    filter.isEmpty ? ranked : ranked.filter { filter.passes($0.rule) }
  }

  /// How much of the query the best rule has, in thousandths.
  var strength: Int {
    // Filters alone are always met.
    if words.isEmpty { return Self.whole }
    return ranked.first { filter.passes($0.rule) }.map { $0.matched * Self.whole / $0.asked } ?? 0
  }

  static let whole = 1000

  /// Whether another language may know better.
  var isDoubtful: Bool { strength < Self.whole || !corrected.isEmpty }

  /// Whether it has more of the query, or as much without a correction.
  func isBetter(than other: Outcome) -> Bool {
    strength > other.strength
      || strength == other.strength && corrected.isEmpty && !other.corrected.isEmpty
  }

  /// The rules of both, each with the score that it has here, or else there.
  func joined(with other: Outcome) -> Outcome {
    let known = Set(ranked.map(\.rule))
    var joined = self
    joined.ranked = (ranked + other.ranked.filter { !known.contains($0.rule) })
      .sorted(by: RankedRule.isBefore)
    joined.parses += other.parses
    joined.corrected += other.corrected
    return joined
  }

  /// The same as the answer to a query read in another way than typed.
  mutating func fold(_ notes: [String]) {
    for position in ranked.indices {
      ranked[position].score = Tier.corrected.folding(ranked[position].score)
      ranked[position].why = notes + ranked[position].why
    }
  }
}

extension Word.Script {
  /// The ISO 15924 code; none for scripts that several languages share.
  var code: String {
    switch self {
    case .hangul: "Hang"
    case .latin: "Latn"
    case .ideograph: ""
    }
  }
}
