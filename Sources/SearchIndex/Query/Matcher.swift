/// Looks segments up in the shards.
struct Matcher {
  private var store: ShardStore
  private var counts: TermCounts
  private let analyzer: Analyzer

  init(_ store: ShardStore, _ analyzer: Analyzer) {
    self.store = store
    counts = TermCounts(ruleCount: store.core.rules.priors.count)
    self.analyzer = analyzer
  }

  /// The store with what was loaded meanwhile.
  var loaded: ShardStore { store }

  /// How many rules there are.
  private var ruleCount: Int { store.core.rules.priors.count }

  /// How many words a beginning is taken for.
  static let mostPrefixed = 64

  /// The groups of a parse; a name that is unknown as a whole gives a group for each part, unless it is the
  /// last and some name begins so.
  ///
  /// - Parameter isFirst: whether no other parse comes before. What words only begin or have syllables of is marked for the
  ///   first alone: others read as words what that knows to be a name, and 게이션 of it is in other words as well.
  mutating func groups(for segments: [Segment], isFirst: Bool) throws -> [MatchGroup] {
    let resolved = try segments.enumerated().flatMap { position, segment in
      try resolve(segment, isLast: position == segments.count - 1)
    }
    return try resolved.enumerated().map { position, segment in
      try group(for: segment, isLast: position == resolved.count - 1, isFirst: isFirst)
    }
  }

  private mutating func resolve(_ segment: Segment, isLast: Bool) throws -> [Segment] {
    if segment.parts.isEmpty || !segment.concepts.isEmpty { return [segment] }
    if try segment.wordKeys.contains(where: { try store.isTerm($0) }) { return [segment] }
    if isLast, let prefix = segment.prefixes.first,
      try !store.terms(from: prefix, limit: 1).isEmpty
    {
      return [segment]
    }
    return try segment.parts.flatMap { try resolve($0, isLast: false) }
  }

  private mutating func group(
    for segment: Segment, isLast: Bool, isFirst: Bool
  ) throws -> MatchGroup {
    var marking = Marking(concepts: segment.concepts)
    var matches = RuleMap<GroupMatch>(ruleCount: ruleCount)
    let typed = try segment.wordKeys.compactMap { try store.term($0) }
    let named = try segment.concepts.compactMap { try store.term(conceptKey($0)) }
    marking.keys = (typed + named).map(\.key)
    try note(typed, in: &matches, as: GroupMatch.init(typed:)) { $0.add($1) }
    try note(named, in: &matches, as: GroupMatch.init(named:)) { $0.add($1) }
    let isUnknown = matches.isEmpty
    let prefixes = try unfinished(segment, isLast: isLast, isUnknown: isUnknown, &marking)
    let pairs =
      isUnknown ? try pairMatches(of: segment.pairs, &marking) : RuleMap(ruleCount: ruleCount)
    if !isFirst { (marking.prefixes, marking.pairs) = ([], []) }
    let leads = store.core.concepts.leads
    return MatchGroup(
      segment, found: matches, loosely: (prefixes, pairs), marking: marking,
      isSubject: segment.concepts.contains { leads[$0] >= 0 })
  }

  /// The rules that have what a segment may begin, or whose opening consonants it is.
  private mutating func unfinished(
    _ segment: Segment, isLast: Bool, isUnknown: Bool, _ marking: inout Marking
  ) throws -> RuleMap<Int32> {
    if !segment.completions.isEmpty {
      return try completions(segment.completions, leading: !segment.isNameItself, &marking)
    }
    if !segment.initialKeys.isEmpty {
      return try impacts(of: segment.initialKeys, &marking)
    }
    guard isUnknown else {
      return isLast
        ? try prefixMatches(of: segment.prefixes.prefix(1), &marking)
        : RuleMap(ruleCount: ruleCount)
    }
    let prefixes = isLast ? segment.prefixes : segment.prefixes.filter(QueryParser.isLongEnough)
    let prefixed = try prefixMatches(of: prefixes[...], &marking)
    var matches = try completions(segment.begun, &marking)
    matches.merge(prefixed, as: { $0 }) { $0 = max($0, $1) }
    return matches
  }

  /// The rules that name what may be meant.
  ///
  /// The rule that says what a concept is comes first, the more so the shorter the name.
  private mutating func completions(
    _ concepts: [Int], leading isLed: Bool = true, _ marking: inout Marking
  ) throws -> RuleMap<Int32> {
    marking.concepts += concepts
    var impacts = try impacts(of: concepts.map(conceptKey), &marking)
    for (position, concept) in concepts.enumerated() where isLed {
      let lead = store.core.concepts.leads[concept]
      if lead >= 0 { impacts.change(lead) { $0 &+= Int32(Self.leadBonus / (position + 1)) } }
    }
    return impacts
  }

  private static let leadBonus = 400

  private func conceptKey(_ concept: Int) -> String {
    let concepts = store.core.concepts
    return NameTable.conceptKey(
      id: concepts.ids[concept], title: concepts.titles[concept], analyzer)
  }

  /// For each rule the best impact under any of the keys.
  private mutating func impacts(
    of keys: [String], _ marking: inout Marking
  ) throws -> RuleMap<Int32> {
    let terms = try keys.compactMap { try store.term($0) }
    marking.keys += terms.map(\.key)
    return try impacts(of: terms)
  }

  private mutating func impacts(of terms: [FoundTerm]) throws -> RuleMap<Int32> {
    var impacts = RuleMap<Int32>(ruleCount: ruleCount)
    try note(terms, in: &impacts, as: { $0.impact }) { $0 = max($0, $1) }
    return impacts
  }

  /// Notes for each rule what is made of its having any of the terms.
  private mutating func note<Value>(
    _ terms: [FoundTerm], in map: inout RuleMap<Value>, as make: (WordMatch) -> Value,
    _ change: (inout Value, Value) -> Void
  ) throws {
    for term in terms {
      let rarity = try store.count(term, into: &counts)
      counts.drain(
        into: &map,
        as: { count, isInTitle in
          let impact = ImpactScale.impact(rarity: rarity, count: count)
          return make(WordMatch(impact: Int32(impact), isInTitle: isInTitle))
        }, change)
    }
  }

  /// The rules that have a word that begins so; the more of all they are, the less it says.
  private mutating func prefixMatches(
    of prefixes: ArraySlice<String>, _ marking: inout Marking
  ) throws -> RuleMap<Int32> {
    for prefix in prefixes {
      let terms = try store.terms(from: prefix, limit: Self.mostPrefixed)
      if terms.isEmpty { continue }
      marking.prefixes.append(prefix)
      let found = try impacts(of: terms)
      let others = ruleCount - found.count
      return found.compactMapValues { max(1, Int32(Int($0) * others / ruleCount)) }
    }
    return RuleMap(ruleCount: ruleCount)
  }

  /// The rules that hold at least two thirds of the pairs.
  private mutating func pairMatches(
    of pairs: [String], _ marking: inout Marking
  ) throws -> RuleMap<Int32> {
    var found = RuleMap<PairMatch>(ruleCount: ruleCount)
    let unique = Set(pairs).sorted(by: utf16Order)
    var telling = unique.count
    for pair in unique {
      guard let posting = try store.pair(pair) else { continue }
      marking.pairs.append(pair)
      // One that is nearly everywhere is filed without rules.
      if posting.rules.isEmpty { telling -= 1 }
      for rule in posting.rules {
        let pair = PairMatch(count: 1, weight: Int32(truncatingIfNeeded: posting.weight))
        found.note(pair, of: rule) { $0.add(pair) }
      }
    }
    let needed = (telling * 2 + 2) / 3
    return found.compactMapValues { $0.count >= needed ? $0.weight / Int32(unique.count) : nil }
  }
}

/// How many of the pairs of syllables a rule has, and what they weigh.
private struct PairMatch: BitwiseCopyable {
  private(set) var count: Int32
  private(set) var weight: Int32

  mutating func add(_ other: PairMatch) {
    count &+= other.count
    weight &+= other.weight
  }
}
