/// The rules that answer one segment of a query, by how.
struct MatchGroup: Sendable {
  let segment: Segment
  /// By a word of theirs.
  let words: [Int: WordMatch]
  /// By a concept they name.
  let concepts: [Int: WordMatch]
  /// By a word that only begins so; its impact.
  let prefixes: [Int: Int]
  /// By most pairs of syllables; their weight.
  let pairs: [Int: Int]
  /// The keys that were found, and the beginnings that were looked for.
  let marking: Marking

  /// All of them.
  let rules: Set<Int>
  /// How much it says that a rule has the segment: the most that it weighs anywhere.
  private(set) var worth = 0

  init(
    _ segment: Segment, found: (words: [Int: WordMatch], concepts: [Int: WordMatch]),
    loosely: (prefixes: [Int: Int], pairs: [Int: Int]), marking: Marking
  ) {
    self.segment = segment
    (words, concepts) = found
    (prefixes, pairs) = loosely
    self.marking = marking
    rules = Set(words.keys).union(concepts.keys).union(prefixes.keys).union(pairs.keys)
    for rule in rules { worth = max(worth, match(of: rule)?.weight ?? 0) }
  }

  func match(of rule: Int) -> GroupMatch? {
    // Asked for every rule that any word finds, so that no array is made.
    let (word, concept) = (words[rule], concepts[rule])
    if word != nil || concept != nil {
      let isInTitle = word?.isInTitle == true || concept?.isInTitle == true
      return GroupMatch(
        way: isInTitle ? .title : .word, weight: max(word?.impact ?? 0, concept?.impact ?? 0))
    }
    if let impact = prefixes[rule] { return GroupMatch(way: .prefix, weight: impact / 2) }
    if let weight = pairs[rule] { return GroupMatch(way: .pairs, weight: weight) }
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
  var keys: Set<String> = []
  var prefixes: [String] = []
  var concepts: Set<Int> = []
  var pairs: Set<String> = []

  mutating func add(_ other: Marking) {
    keys.formUnion(other.keys)
    prefixes += other.prefixes
    concepts.formUnion(other.concepts)
    pairs.formUnion(other.pairs)
  }
}
