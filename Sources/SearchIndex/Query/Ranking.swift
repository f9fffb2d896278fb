/// Scores the rules that match.
struct Ranking {
  let core: CoreShard
  /// Whether a rule passes the filters; the others are ranked as well, for their counts.
  let isWanted: (Int) -> Bool
  /// The rules that the whole query names.
  let exact: Set<Int>

  /// The best score of each rule under any parse.
  private var best: RuleMap<RankedRule>
  private var replaced: [Outcome.Replacement] = []

  /// How many replacements in a row are followed.
  private static let longestHistory = 8

  init(core: CoreShard, isWanted: @escaping (Int) -> Bool, exact: Set<Int>) {
    self.core = core
    self.isWanted = isWanted
    self.exact = exact
    best = RuleMap(ruleCount: core.rules.priors.count)
  }

  /// What the parses of some words find.
  mutating func outcome(
    of parses: [[MatchGroup]], _ words: [Word], _ filter: RuleFilter
  ) -> Outcome {
    for (number, groups) in parses.enumerated() { rank(groups, reading: number + 1) }
    for rule in exact {
      let score = Tier.exact.score(Int(core.rules.priors[rule]))
      note(RankedRule(rule: rule, score: score, isExact: true))
    }
    promoteSuccessors()
    let readings = ([[]] + parses).map { Outcome.Reading(groups: $0) }
    return Outcome(
      ranked: best.values, readings: readings, replaced: replaced, words: words, filter: filter)
  }

  private mutating func note(_ candidate: RankedRule) {
    best.note(candidate, of: candidate.rule) { known in
      if candidate.score > known.score { known = candidate }
    }
  }

  /// Puts a rule right before the one it replaces, so that what held once is not taken for what holds now.
  ///
  /// Unless the query names the old rule itself.
  private mutating func promoteSuccessors() {
    for _ in 0..<Self.longestHistory {
      for (old, new) in zip(core.replacements.old, core.replacements.new) {
        guard !exact.contains(old), let before = best[old], let after = best[new],
          after.score <= before.score, isWanted(old)
        else { continue }
        best.change(new) { $0 = $0.scored(before.score + 1) }
        let replacement = Outcome.Replacement(old: old, new: new)
        if !replaced.contains(replacement) { replaced.append(replacement) }
      }
    }
  }

  /// Words that no rule has cannot tell rules apart: the others decide, in a lower tier.
  private mutating func rank(_ groups: [MatchGroup], reading: Int) {
    let matches = RuleMatch.all(of: groups, ruleCount: core.rules.priors.count)
    let known = groups.count { !$0.matches.isEmpty }
    // A third of what all segments say, or where no rule says that much, as much as any does.
    var needed = Int32(groups.reduce(0) { $0 + $1.worth } / 3)
    if !matches.contains(where: { $1.worth >= needed && isWanted($0) }) {
      needed = 0
      matches.forEach { rule, match in
        if match.worth > needed, isWanted(rule) { needed = match.worth }
      }
    }
    // A set would be asked for every rule.
    var isExact = Array(repeating: false, count: core.rules.priors.count)
    for rule in exact { isExact[rule] = true }
    matches.forEach { rule, match in
      if match.worth < needed { return }
      let tier = isExact[rule] ? .exact : match.tier(known: known)
      note(ranked(rule, match, tier, (reading, asked: groups.count)))
    }
  }

  private func ranked(
    _ rule: Int, _ match: RuleMatch, _ tier: Tier, _ reading: (number: Int, asked: Int)
  ) -> RankedRule {
    let score = tier.score(Int(match.weight) + Int(core.rules.priors[rule]))
    let (isExact, asked) = (tier == .exact, reading.asked)
    let isWhole = isExact || match.count == asked
    return RankedRule(
      rule: rule, score: isWhole ? score : Tier.most.folding(score),
      matched: isExact ? asked : Int(match.strong), asked: asked, isExact: isExact,
      reading: reading.number)
  }
}

/// What a rule has of what was asked for.
private struct RuleMatch: BitwiseCopyable {
  private(set) var weight: Int32 = 0
  /// How much the segments that it has say.
  private(set) var worth: Int32 = 0
  private(set) var count: UInt8 = 0
  /// Of the segments but those found as pairs of syllables.
  private(set) var strong: UInt8 = 0
  private var loosest = GroupMatch.Way.title

  /// Those of all rules that have anything.
  static func all(of groups: [MatchGroup], ruleCount: Int) -> RuleMap<RuleMatch> {
    var matches = RuleMap<RuleMatch>(ruleCount: ruleCount)
    for group in groups {
      let worth = Int32(group.worth)
      matches.merge(group.matches, as: { RuleMatch($0, worth: worth) }) {
        $0.add($1, worth: worth)
      }
    }
    return matches
  }

  private init(_ match: GroupMatch, worth: Int32) {
    add(match, worth: worth)
  }

  private mutating func add(_ match: GroupMatch, worth: Int32) {
    // A query has fewer segments than a byte counts.
    count &+= 1
    strong &+= match.way == .pairs ? 0 : 1
    // Whoever made the shard: sums go round instead of ending the program.
    weight &+= match.weight
    self.worth &+= worth
    loosest = min(loosest, match.way)
  }

  func tier(known: Int) -> Tier { count == known ? Tier(loosest) : .most }
}
