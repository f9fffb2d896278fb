/// A rule with its score.
struct RankedRule: Sendable {
  let rule: Int
  var score: Int
  var why: [String]
  /// How many of the segments it has, but for those found as pairs of syllables alone.
  let matched: Int
  /// How many segments there are.
  let asked: Int

  /// The best first, ties in reading order.
  static func isBefore(_ left: RankedRule, _ right: RankedRule) -> Bool {
    left.score == right.score ? left.rule < right.rule : left.score > right.score
  }
}

/// Brings the rules that match into order.
struct Ranking {
  let core: CoreShard
  /// Whether a rule passes the filters; the others are ranked as well, for their counts.
  let isWanted: (Int) -> Bool
  /// The rules that the whole query names.
  let exact: Set<Int>
  /// The id of a rule.
  let id: (Int) -> String
  /// What to say when a segment was found under another name than typed.
  let note: (Segment) -> String?

  /// How many replacements in a row are followed.
  private static let longestHistory = 8

  /// The best score of each rule under any parse, the best rule first; ties in reading order.
  func ranked(_ parses: [[MatchGroup]]) -> [RankedRule] {
    var best = RuleMap<RankedRule>(count: core.rules.priors.count)
    for groups in parses { rank(groups, &best) }
    for rule in exact {
      let score = Tier.exact.score(core.rules.priors[rule])
      note(RankedRule(rule: rule, score: score, why: [], matched: 1, asked: 1), &best)
    }
    promoteSuccessors(&best)
    return Self.inOrder(best)
  }

  private func note(_ candidate: RankedRule, _ best: inout RuleMap<RankedRule>) {
    best.note(candidate, of: candidate.rule) { known in
      if candidate.score > known.score { known = candidate }
    }
  }

  /// As ``RankedRule/isBefore(_:_:)`` has them, but sorted as numbers: of a word that is everywhere there are ten
  /// thousand, and moving those about took a twelfth of a lookup.
  private static func inOrder(_ best: RuleMap<RankedRule>) -> [RankedRule] {
    var keys = best.values.map { ranked in
      UInt64(~UInt32(truncatingIfNeeded: ranked.score)) << 32 | UInt64(ranked.rule)
    }
    keys.sort()
    return keys.compactMap { best[Int(UInt32(truncatingIfNeeded: $0))] }
  }

  /// Puts a rule right before the one it replaces, so that what held once is not taken for what holds now.
  ///
  /// Unless the query names the old rule itself.
  private func promoteSuccessors(_ best: inout RuleMap<RankedRule>) {
    for _ in 0..<Self.longestHistory {
      for (old, new) in zip(core.replacements.old, core.replacements.new) {
        guard !exact.contains(old), let before = best[old], let after = best[new],
          after.score <= before.score, isWanted(old)
        else { continue }
        let note = "supersedes \(id(old))"
        best.change(new) { rule in
          rule.score = before.score + 1
          if !after.why.contains(note) { rule.why.append(note) }
        }
      }
    }
  }

  /// Words that no rule has cannot tell rules apart: the others decide, in a lower tier.
  private func rank(_ groups: [MatchGroup], _ best: inout RuleMap<RankedRule>) {
    let matches = RuleMatch.all(of: groups, count: core.rules.priors.count)
    let known = groups.count { !$0.rules.isEmpty }
    let notes = groups.map { Notes($0.segment, note($0.segment)) }
    var most: Int32 = 0
    for (rule, match) in zip(matches.rules, matches.values) where match.worth > most {
      if isWanted(rule) { most = match.worth }
    }
    let needed = min(most, Int32(groups.reduce(0) { $0 + $1.worth } / 3))
    // A set would be asked for every rule.
    var isExact = Array(repeating: false, count: core.rules.priors.count)
    for rule in exact { isExact[rule] = true }
    for (rule, match) in zip(matches.rules, matches.values) where match.worth >= needed {
      let tier = isExact[rule] ? .exact : match.tier(known: known)
      var ranked = ranked(rule, match, tier, asked: groups.count)
      // Nothing is to be said of a rule that has all words as they were typed, which most are.
      if match.typed < groups.count {
        ranked.why = groups.indices.compactMap { why(groups[$0], rule, tier, notes[$0]) }
      }
      note(ranked, &best)
    }
  }

  private func ranked(_ rule: Int, _ match: RuleMatch, _ tier: Tier, asked: Int) -> RankedRule {
    let score = tier.score(Int(match.weight) + core.rules.priors[rule])
    let isWhole = tier == .exact || match.count == asked
    return RankedRule(
      rule: rule, score: isWhole ? score : Tier.most.folding(score), why: [],
      matched: tier == .exact ? asked : Int(match.strong), asked: asked)
  }

  private func why(
    _ group: MatchGroup, _ rule: Int, _ tier: Tier, _ notes: Notes
  ) -> String? {
    if tier == .exact, group.concepts[rule] == nil { return nil }
    switch group.match(of: rule)?.way {
    case nil: return notes.without
    case .pairs: return notes.pairs
    case .prefix: return notes.prefix
    case .word, .title: return group.words[rule] == nil ? notes.name : nil
    }
  }
}

/// What there may be to say of a segment, put into words once for all rules.
private struct Notes {
  let name: String?
  let without: String
  let pairs: String
  let prefix: String

  init(_ segment: Segment, _ name: String?) {
    self.name = name
    without = "without \(segment.label)"
    pairs = "syllables \(segment.label)"
    prefix = "\(segment.completion.rawValue) \(segment.label)"
  }
}

/// What a rule has of what was asked for.
private struct RuleMatch {
  private(set) var count: Int32 = 0
  /// Of the segments but those found as pairs of syllables.
  private(set) var strong: Int32 = 0
  /// Of the segments those whose words it has.
  private(set) var typed: Int32 = 0
  private(set) var weight: Int32 = 0
  /// How much the segments that it has say.
  private(set) var worth: Int32 = 0
  private var loosest = GroupMatch.Way.title

  /// Those of all rules that have anything.
  static func all(of groups: [MatchGroup], count: Int) -> RuleMap<RuleMatch> {
    var matches = RuleMap<RuleMatch>(count: count)
    for group in groups {
      for rule in group.rules {
        guard let found = group.match(of: rule) else { continue }
        let isTyped = group.words[rule] != nil
        var first = RuleMatch()
        first.add(found, worth: group.worth, isTyped: isTyped)
        matches.note(first, of: rule) { $0.add(found, worth: group.worth, isTyped: isTyped) }
      }
    }
    return matches
  }

  private mutating func add(_ match: GroupMatch, worth: Int, isTyped: Bool) {
    count += 1
    strong += match.way == .pairs ? 0 : 1
    typed += isTyped ? 1 : 0
    weight += Int32(match.weight)
    self.worth += Int32(worth)
    loosest = min(loosest, match.way)
  }

  func tier(known: Int) -> Tier { count == known ? Tier(loosest) : .most }
}
