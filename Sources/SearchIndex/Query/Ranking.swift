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
    var best: [Int: RankedRule] = [:]
    for candidate in parses.flatMap(ranked) + exactOnly
    where candidate.score > best[candidate.rule]?.score ?? 0 {
      best[candidate.rule] = candidate
    }
    promoteSuccessors(&best)
    return Self.inOrder(best)
  }

  /// As ``RankedRule/isBefore(_:_:)`` has them, but sorted as numbers: of a word that is everywhere there are ten
  /// thousand, and moving those about took a twelfth of a lookup.
  private static func inOrder(_ best: [Int: RankedRule]) -> [RankedRule] {
    let keys = best.values.map { ranked in
      UInt64(UInt32(truncatingIfNeeded: ranked.score)) << 32
        | UInt64(UInt32.max - UInt32(ranked.rule))
    }
    return keys.sorted(by: >).compactMap { key in
      best[Int(UInt32.max - UInt32(truncatingIfNeeded: key))]
    }
  }

  /// Puts a rule right before the one it replaces, so that what held once is not taken for what holds now.
  ///
  /// Unless the query names the old rule itself.
  private func promoteSuccessors(_ best: inout [Int: RankedRule]) {
    for _ in 0..<Self.longestHistory {
      for (old, new) in zip(core.replacements.old, core.replacements.new) {
        guard !exact.contains(old), let before = best[old], let after = best[new],
          after.score <= before.score, isWanted(old)
        else { continue }
        best[new]?.score = before.score + 1
        let note = "supersedes \(id(old))"
        if !after.why.contains(note) { best[new]?.why.append(note) }
      }
    }
  }

  /// Words that no rule has cannot tell rules apart: the others decide, in a lower tier.
  private func ranked(_ groups: [MatchGroup]) -> [RankedRule] {
    let known = groups.filter { !$0.rules.isEmpty }
    let rules = known.reduce(into: Set<Int>()) { $0.formUnion($1.rules) }
    let matched = rules.compactMap { RuleMatch($0, groups, known: known.count) }
    let most = matched.filter { isWanted($0.rule) }.map(\.worth).max() ?? 0
    let needed = min(most, groups.reduce(0) { $0 + $1.worth } / 3)
    let notes = groups.map { note($0.segment) }
    return matched.filter { $0.worth >= needed }.map { ranked($0, groups, notes) }
  }

  private func ranked(
    _ match: RuleMatch, _ groups: [MatchGroup], _ notes: [String?]
  ) -> RankedRule {
    let isExact = exact.contains(match.rule)
    let tier = isExact ? .exact : match.tier
    let score = tier.score(match.weight + core.rules.priors[match.rule])
    let isWhole = isExact || match.count == groups.count
    return RankedRule(
      rule: match.rule, score: isWhole ? score : Tier.most.folding(score),
      why: zip(groups, notes).compactMap { why($0, match.rule, tier, note: $1) },
      matched: isExact ? groups.count : match.strong, asked: groups.count)
  }

  private var exactOnly: [RankedRule] {
    exact.map { rule in
      RankedRule(
        rule: rule, score: Tier.exact.score(core.rules.priors[rule]), why: [], matched: 1, asked: 1)
    }
  }

  private func why(
    _ group: MatchGroup, _ rule: Int, _ tier: Tier, note: String?
  ) -> String? {
    let label = group.segment.label
    if tier == .exact, group.concepts[rule] == nil { return nil }
    switch group.match(of: rule)?.way {
    case nil: return "without \(label)"
    case .pairs: return "syllables \(label)"
    case .prefix: return "\(group.segment.completion.rawValue) \(label)"
    case .word, .title: return group.words[rule] == nil ? note : nil
    }
  }
}

/// What a rule has of what was asked for.
private struct RuleMatch {
  let rule: Int
  let count: Int
  /// Of the segments but those found as pairs of syllables.
  let strong: Int
  let tier: Tier
  let weight: Int
  /// How much the segments that it has say.
  let worth: Int

  init?(_ rule: Int, _ groups: [MatchGroup], known: Int) {
    var (count, strong, weight, worth) = (0, 0, 0, 0)
    var loosest = GroupMatch.Way.title
    for group in groups {
      guard let match = group.match(of: rule) else { continue }
      count += 1
      strong += match.way == .pairs ? 0 : 1
      weight += match.weight
      worth += group.worth
      loosest = min(loosest, match.way)
    }
    guard count > 0 else { return nil }
    self.rule = rule
    (self.count, self.strong, self.weight, self.worth) = (count, strong, weight, worth)
    tier = count == known ? Tier(loosest) : .most
  }
}
