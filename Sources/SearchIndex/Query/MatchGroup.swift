/// The rules that answer one segment of a query, by how.
///
/// A reference, because ranking takes each up for every rule that has its words.
final class MatchGroup: Sendable {
  let segment: Segment
  /// What each rule has of the segment.
  let matches: RuleMap<GroupMatch>
  /// The keys that were found, and the beginnings that were looked for.
  let marking: Marking
  /// Whether rules were found by pairs of syllables, which are looked for where nothing else is found.
  let hasPairs: Bool
  /// How much it says that a rule has the segment: the most that it weighs anywhere.
  let worth: Int

  /// Makes a group of the rules that have a word of the segment, name a concept it names, have a word that only begins
  /// so, with its impact, or most of its pairs of syllables, with their weight.
  init(
    _ segment: Segment, found: (words: RuleMap<WordMatch>, concepts: RuleMap<WordMatch>),
    loosely: (prefixes: RuleMap<Int32>, pairs: RuleMap<Int32>), marking: Marking
  ) {
    self.segment = segment
    self.marking = marking
    hasPairs = !loosely.pairs.isEmpty
    var matches = found.words.mapValues { GroupMatch($0, isTyped: true) }
    matches.merge(found.concepts, as: { GroupMatch($0, isTyped: false) }) { $0.add($1) }
    matches.merge(loosely.prefixes, as: { GroupMatch(.prefix, weight: $0 / 2) }) { _, _ in }
    matches.merge(loosely.pairs, as: { GroupMatch(.pairs, weight: $0) }) { _, _ in }
    var worth: Int32 = 0
    matches.forEach { worth = max(worth, $1.weight) }
    self.worth = Int(worth)
    self.matches = matches
  }
}

/// That a rule has a word.
struct WordMatch: BitwiseCopyable, Sendable {
  var impact: Int32
  var isInTitle: Bool

  mutating func add(_ other: WordMatch) {
    impact = max(impact, other.impact)
    isInTitle = isInTitle || other.isInTitle
  }
}

/// How one segment was found in one rule.
struct GroupMatch: BitwiseCopyable, Sendable {
  /// The loosest first.
  enum Way: UInt8, Comparable, Sendable {
    case pairs, prefix, word, title

    static func < (left: Way, right: Way) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  private(set) var weight: Int32
  private(set) var way: Way
  /// Whether it has the words as they were typed.
  let isTyped: Bool
  /// Whether it names a concept that the segment names.
  private(set) var isNamed: Bool

  init(_ match: WordMatch, isTyped: Bool) {
    weight = match.impact
    way = match.isInTitle ? .title : .word
    self.isTyped = isTyped
    isNamed = !isTyped
  }

  init(_ way: Way, weight: Int32) {
    self.way = way
    self.weight = weight
    (isTyped, isNamed) = (false, false)
  }

  /// Adds that the rule names a concept.
  mutating func add(_ concept: WordMatch) {
    weight = max(weight, concept.impact)
    way = concept.isInTitle ? .title : way
    isNamed = true
  }
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
