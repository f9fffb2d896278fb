/// The rules that answer one segment of a query, by how.
///
/// A reference, because ranking takes each up for every rule that has its words.
final class MatchGroup: Sendable {
  let segment: Segment
  /// By a word of theirs.
  let words: RuleMap<WordMatch>
  /// By a concept they name.
  let concepts: RuleMap<WordMatch>
  /// By a word that only begins so; its impact.
  let prefixes: RuleMap<Int>
  /// By most pairs of syllables; their weight.
  let pairs: RuleMap<Int>
  /// The keys that were found, and the beginnings that were looked for.
  let marking: Marking

  /// All of them, each once.
  let rules: [Int]
  /// How much it says that a rule has the segment: the most that it weighs anywhere.
  let worth: Int

  init(
    _ segment: Segment, found: (words: RuleMap<WordMatch>, concepts: RuleMap<WordMatch>),
    loosely: (prefixes: RuleMap<Int>, pairs: RuleMap<Int>), marking: Marking
  ) {
    self.segment = segment
    (words, concepts) = found
    (prefixes, pairs) = loosely
    self.marking = marking
    rules =
      words.rules + concepts.rules.filter { found.words[$0] == nil }
      + prefixes.rules.filter { found.words[$0] == nil && found.concepts[$0] == nil }
      + pairs.rules.filter {
        found.words[$0] == nil && found.concepts[$0] == nil && loosely.prefixes[$0] == nil
      }
    worth = rules.reduce(0) { worth, rule in
      max(worth, Self.match(of: rule, found, loosely)?.weight ?? 0)
    }
  }

  func match(of rule: Int) -> GroupMatch? {
    Self.match(of: rule, (words, concepts), (prefixes, pairs))
  }

  private static func match(
    of rule: Int, _ found: (words: RuleMap<WordMatch>, concepts: RuleMap<WordMatch>),
    _ loosely: (prefixes: RuleMap<Int>, pairs: RuleMap<Int>)
  ) -> GroupMatch? {
    // Asked for every rule that any word finds, so that no array is made.
    let (word, concept) = (found.words[rule], found.concepts[rule])
    if word != nil || concept != nil {
      let isInTitle = word?.isInTitle == true || concept?.isInTitle == true
      return GroupMatch(
        way: isInTitle ? .title : .word, weight: max(word?.impact ?? 0, concept?.impact ?? 0))
    }
    if let impact = loosely.prefixes[rule] { return GroupMatch(way: .prefix, weight: impact / 2) }
    if let weight = loosely.pairs[rule] { return GroupMatch(way: .pairs, weight: weight) }
    return nil
  }
}

/// That a rule has a word.
struct WordMatch: Sendable {
  var impact: Int
  var isInTitle: Bool
}

/// How one segment was found in one rule, the loosest way first.
struct GroupMatch: Sendable {
  enum Way: Int, Comparable, Sendable {
    case pairs, prefix, word, title

    static func < (left: Way, right: Way) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  let way: Way
  let weight: Int
}

/// What to mark in the texts of hits.
struct Marking: Sendable {
  var keys: [String] = []
  var prefixes: [String] = []
  var concepts: [Int] = []
  var pairs: [String] = []

  mutating func add(_ other: Marking) {
    keys += other.keys
    prefixes += other.prefixes
    concepts += other.concepts
    pairs += other.pairs
  }
}
