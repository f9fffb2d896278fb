internal import RuleGraph

/// Units of measure that stand after a number.
enum Units {
  /// The one that is indexed, by each spelling.
  static let spellings = Meanings(
    UnitSpellings.all.flatMap { unit, spellings in
      // A sign that is no word, as that of degrees is not, stands behind no number.
      spellings.filter { !$0.hasPrefix("°") }.map { (word: $0, meaning: unit.lowercased()) }
    } + [(word: "x", meaning: "x"), (word: "배", meaning: "x")])
}
