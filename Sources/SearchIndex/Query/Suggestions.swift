internal import Korean

/// What to look for besides or instead of what was found.
struct Suggestions {
  let engine: (core: CoreShard, analyzer: Analyzer, names: NameTable)

  private static let mostWithout = 3
  private static let mostNearest = 5

  /// What was corrected, what to leave out where no rule that passes has everything, and the nearest names where none has
  /// anything.
  func suggestions(for outcome: Outcome) -> [SearchSuggestion] {
    let passing = outcome.passing
    var found = outcome.corrected.map {
      SearchSuggestion(kind: .corrected, query: $0, count: passing.count)
    }
    let hasAll = Self.hasAll(passing)
    if !outcome.ranked.isEmpty, passing.isEmpty || !hasAll && Self.hasAll(outcome.ranked) {
      let query = QueryParser.label(of: outcome.words)
      found.append(
        SearchSuggestion(kind: .unfiltered, query: query, count: outcome.ranked.count))
    }
    if let groups = outcome.parses.first, groups.count > 1, !hasAll {
      found += Self.without(groups, outcome.filter)
    }
    if outcome.ranked.isEmpty {
      found += near(outcome).map { SearchSuggestion(kind: .nearest, query: $0, count: 0) }
    }
    return found
  }

  /// Whether the best of some rules has all of the query.
  private static func hasAll(_ rules: [RankedRule]) -> Bool {
    rules.best(1).first.map { $0.matched == $0.asked } ?? false
  }

  /// What may have been meant, and the nearest names.
  private func near(_ outcome: Outcome) -> [String] {
    let typed = QueryParser.label(of: outcome.words)
    let near = (outcome.doubts + nearest(to: outcome.words)).reduce(into: [String]()) {
      if $1 != typed, !$0.contains($1) { $0.append($1) }
    }
    return Array(near.prefix(Self.mostNearest))
  }

  /// The query without one of its words, where rules have all others; the most rules first.
  private static func without(_ groups: [MatchGroup], _ filter: RuleFilter) -> [SearchSuggestion] {
    let found = groups.indices.map { left in
      let others = groups.indices.filter { $0 != left }.map { groups[$0] }
      let rules = others[0].matches.rules.filter { rule in
        others.dropFirst().allSatisfy { $0.matches[rule] != nil }
      }
      return SearchSuggestion(
        kind: .without, query: others.map(\.segment.label).joined(separator: " "),
        count: rules.filter { filter.passes($0) }.count)
    }
    let sorted = found.enumerated().sorted { left, right in
      (-left.element.count, left.offset) < (-right.element.count, right.offset)
    }
    return Array(sorted.map(\.element).filter { $0.count > 0 }.prefix(mostWithout))
  }

  /// Whether two keys are of the same script and begin with the same letter, shifted or not.
  private static func beginsAlike(_ key: String, _ other: String) -> Bool {
    let (one, two) = (key.utf8, other.utf8)
    guard Analyzer.isHangul(key) == Analyzer.isHangul(other) else { return false }
    let mark = Analyzer.isHangul(key) ? 1 : 0
    guard let first = one.dropFirst(mark).first, let second = two.dropFirst(mark).first else {
      return false
    }
    return lowercased(first) == lowercased(second)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// The names that take the fewest edits for their length, at most one in three: what takes more was not meant.
  ///
  /// The mark in front of keys of Hangul is no letter, so it makes no name longer.
  private func nearest(to words: [Word]) -> [String] {
    let typed = NameTable.joinedKey(of: words[...], engine.analyzer)
    let units = Array(typed.utf16)
    let mark = Analyzer.isHangul(typed) ? 1 : 0
    let near = engine.names.plainNames.compactMap {
      name -> (cost: Int, key: String, concepts: [Int])? in
      guard Self.beginsAlike(name.key, typed) else { return nil }
      let other = Array(name.key.utf16)
      let longest = max(units.count, other.count) - mark
      return editDistance(units, other, limit: longest / 3).map {
        ($0 * 1000 / longest, name.key, name.concepts)
      }
    }
    let sorted = near.sorted { left, right in
      left.cost == right.cost ? utf16Order(left.key, right.key) : left.cost < right.cost
    }
    var titles: [String] = []
    for concept in sorted.flatMap(\.concepts) where titles.count < Self.mostNearest {
      let title = engine.core.concepts.titles[concept]
      if !titles.contains(title) { titles.append(title) }
    }
    return titles
  }
}
