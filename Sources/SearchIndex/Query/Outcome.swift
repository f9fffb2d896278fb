internal import RuleGraph

/// What a query finds in one language, before texts are loaded.
struct Outcome {
  /// The rules in no order; those that the filters leave out as well.
  var ranked: [RankedRule]
  /// The readings of the query that rules were found by; the first is that of rules found as a whole.
  var readings: [Reading]
  /// Rules that stand before those that they replace.
  var replaced: [Replacement] = []
  let words: [Word]
  let filter: RuleFilter
  /// The query as it was corrected.
  var corrected: [String] = []
  /// What the query may have meant, but too doubtfully to be looked for.
  var doubts: [String] = []
  /// The scripts of the words that the index does not know.
  var unknownScripts: Set<WritingSystem> = []
  /// Whether the index knows a word of its own script, in which no other language is written.
  var isOwn = false

  /// That a rule is there for another.
  ///
  /// In a list, for there are few; the first dictionary from numbers costs a lookup one part in fifty to learn its type.
  struct Replacement: Equatable {
    let old: Int
    let new: Int
  }

  /// One way to read a query.
  struct Reading {
    let groups: [MatchGroup]
    /// What is said of every rule found so, before all else.
    var notes: [String] = []
  }

  /// What each way to read the query asks for.
  var parses: [[MatchGroup]] { readings.map(\.groups).filter { !$0.isEmpty } }

  /// Those that the filters do not leave out.
  var passing: [RankedRule] {
    filter.isEmpty ? ranked : ranked.filter { filter.passes($0.rule) }
  }

  /// How much of the query the best rule has, in thousandths.
  var strength: Int {
    // Filters alone are always met.
    if words.isEmpty { return Self.whole }
    return passing.best(1).first.map { $0.matched * Self.whole / $0.asked } ?? 0
  }

  static let whole = 1000

  /// Whether it has more of the query, or as much and names a component where the other does not: 스우치 글자수 asks about a
  /// switch.
  func finds(moreThan other: Outcome) -> Bool {
    strength > other.strength || strength == other.strength && isSubject && !other.isSubject
  }

  /// Whether any reading names a component.
  private var isSubject: Bool { parses.joined().contains(where: \.isSubject) }

  /// Whether another language may know better.
  var isDoubtful: Bool {
    let strength = strength
    return (strength < Self.whole || !corrected.isEmpty) && !(isOwn && strength > 0)
  }

  /// Whether it has more of the query, or as much without a correction.
  func isBetter(than other: Outcome) -> Bool {
    strength > other.strength
      || strength == other.strength && corrected.isEmpty
        && (!other.corrected.isEmpty || other.ranked.isEmpty && isFoundWithin)
  }

  /// Whether something is found of a word without spaces, of which a stretch is all that anybody types.
  private var isFoundWithin: Bool {
    !ranked.isEmpty && words.contains { $0.script == .ideograph && $0.text.utf16.count > 1 }
  }

  /// The rules of both, each with the score that it has here, or else there.
  func joined(with other: Outcome) -> Outcome {
    let known = Set(ranked.map(\.rule))
    var joined = self
    let others = other.ranked.filter { !known.contains($0.rule) }
    joined.ranked =
      ranked.map { $0.afterReadings(0) } + others.map { $0.afterReadings(readings.count) }
    joined.readings += other.readings
    joined.replaced += other.replaced.filter { !known.contains($0.new) }
    joined.corrected += other.corrected
    return joined
  }

  /// The same as the answer to a query read in another way than typed.
  mutating func fold(_ notes: [String]) {
    ranked = ranked.map { $0.folded(into: .corrected) }
    for position in readings.indices {
      readings[position].notes = notes + readings[position].notes
    }
  }
}
