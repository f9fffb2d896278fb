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

  /// Makes a group of the rules that have a word of the segment or name a concept it names, have a word that only begins
  /// so, with its impact, or most of its pairs of syllables, with their weight.
  init(
    _ segment: Segment, found: RuleMap<GroupMatch>,
    loosely: (prefixes: RuleMap<Int32>, pairs: RuleMap<Int32>), marking: Marking
  ) {
    self.segment = segment
    self.marking = marking
    hasPairs = !loosely.pairs.isEmpty
    var matches = found
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
  let impact: Int32
  let isInTitle: Bool
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
  private(set) var isTyped = false
  /// Whether it names a concept that the segment names.
  private(set) var isNamed = false

  init(typed match: WordMatch) {
    self.init(match.isInTitle ? .title : .word, weight: match.impact)
    isTyped = true
  }

  init(named match: WordMatch) {
    self.init(match.isInTitle ? .title : .word, weight: match.impact)
    isNamed = true
  }

  init(_ way: Way, weight: Int32) {
    self.way = way
    self.weight = weight
  }

  /// Adds that the segment was found in another way as well.
  mutating func add(_ other: GroupMatch) {
    weight = max(weight, other.weight)
    way = max(way, other.way)
    isTyped = isTyped || other.isTyped
    isNamed = isNamed || other.isNamed
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
