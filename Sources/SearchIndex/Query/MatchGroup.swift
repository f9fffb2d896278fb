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
  /// Whether the segment names a component, which rules are about; the other segments say what of it.
  let isSubject: Bool

  /// Makes a group of the rules that have a word of the segment or name a concept it names, have a word that only begins
  /// so, with its impact, or most of its pairs of syllables, with their weight.
  init(
    _ segment: Segment, found matches: consuming RuleMap<GroupMatch>,
    loosely: (prefixes: RuleMap<Int32>, pairs: RuleMap<Int32>), marking: Marking, isSubject: Bool
  ) {
    self.isSubject = isSubject
    self.segment = segment
    self.marking = marking
    hasPairs = !loosely.pairs.isEmpty
    matches.merge(loosely.prefixes, as: { GroupMatch(.prefix, weight: $0 / 2) }) { _, _ in }
    matches.merge(loosely.pairs, as: { GroupMatch(.pairs, weight: $0) }) { _, _ in }
    var worth: Int32 = 0
    matches.forEach { worth = max(worth, $1.weight) }
    self.worth = Int(worth)
    self.matches = matches
  }
}

extension [MatchGroup] {
  /// What each group adds to the weight of the rules that have it: of a component as much as makes its name weigh what
  /// the most telling word does.
  ///
  /// A component is in many rules, and its name would weigh little. But who asks what a tab bar does when it is touched
  /// wants rules on tab bars, also where none has all words, and not those that have the other words.
  var lifts: [Int32] {
    let most = map(\.worth).max() ?? 0
    // Whoever made the shard, the program does not end by it.
    return map { $0.isSubject ? Int32(truncatingIfNeeded: most &- $0.worth) : 0 }
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

  /// Two bytes and, for the way and the two flags, one more, because a word may be in ten thousand rules: to put each into
  /// its place took half as long again.
  private var points: UInt16
  private var bits: UInt8

  private static let ways: UInt8 = 3
  private static let isTyped: UInt8 = 4
  private static let isNamed: UInt8 = 8

  init(typed match: WordMatch) {
    self.init(match.isInTitle ? .title : .word, weight: match.impact)
    bits |= Self.isTyped
  }

  init(named match: WordMatch) {
    self.init(match.isInTitle ? .title : .word, weight: match.impact)
    bits |= Self.isNamed
  }

  init(_ way: Way, weight: Int32) {
    points = UInt16(clamping: weight)
    bits = way.rawValue
  }

  var weight: Int32 { Int32(points) }

  var way: Way { Way(rawValue: bits & Self.ways) ?? .pairs }
  /// Whether it has the words as they were typed.
  var isTyped: Bool { bits & Self.isTyped != 0 }
  /// Whether it names a concept that the segment names.
  var isNamed: Bool { bits & Self.isNamed != 0 }

  /// Adds that the segment was found in another way as well.
  mutating func add(_ other: GroupMatch) {
    points = max(points, other.points)
    let way = max(bits & Self.ways, other.bits & Self.ways)
    bits = (bits | other.bits) & ~Self.ways | way
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
