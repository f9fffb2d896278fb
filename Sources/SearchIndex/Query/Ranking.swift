/// Scores the rules that match.
struct Ranking {
  let core: CoreShard
  /// The rules that no longer hold, where that matters.
  let past: PastRules?
  /// Whether a rule passes the filters; the others are ranked as well, for their counts.
  let isWanted: (Int) -> Bool
  /// The rules that the whole query names.
  let exact: Set<Int>

  /// The best score of each rule under any parse; with a place for those that are not found, so that there is no second
  /// list of those that are.
  private var best: [RankedRule]
  private var replaced: [Outcome.Replacement] = []

  /// How many replacements in a row are followed.
  private static let longestHistory = 8

  init(
    core: CoreShard, past: PastRules?, isWanted: @escaping (Int) -> Bool, exact: Set<Int>
  ) {
    self.core = core
    self.past = past
    self.isWanted = isWanted
    self.exact = exact
    best = Array(repeating: .unfound, count: core.rules.priors.count)
  }

  /// What the parses of some words find.
  mutating func outcome(
    of parses: [[MatchGroup]], _ words: [Word], _ filter: RuleFilter
  ) -> Outcome {
    for (number, groups) in parses.enumerated() { rank(groups, reading: number + 1) }
    for rule in exact where best.indices.contains(rule) {
      let score = Tier.exact.score(Int(core.rules.priors[rule]))
      let named = RankedRule(rule: rule, score: score, isExact: true)
      best[rule] = best[rule].orBetter(named)
    }
    promoteSuccessors()
    best.removeAll { !$0.isFound }
    // After their successors have taken the places that they had.
    if let past { setBack(past) }
    let readings = ([[]] + parses).map { Outcome.Reading(groups: $0) }
    return Outcome(
      ranked: best, readings: readings, replaced: replaced, words: words, filter: filter)
  }

  /// Puts a rule right before the one it replaces, so that what held once is not taken for what holds now.
  ///
  /// Unless the query names the old rule itself. Where it has fewer of the words that gave the place, both stand behind the
  /// rules in force of that tier.
  private mutating func promoteSuccessors() {
    // Whose words gave a rule its place.
    var givers: [(rule: Int, giver: Int)] = []
    for _ in 0..<Self.longestHistory {
      var isDone = true
      for (old, new) in zip(core.replacements.old, core.replacements.new) {
        let (before, after) = (best[old], best[new])
        guard before.isFound, after.isFound, after.score <= before.score,
          !exact.contains(old), isWanted(old)
        else { continue }
        let giver = givers.first { $0.rule == old }?.giver ?? old
        let isBehind = past != nil && after.hasLess(than: best[giver])
        let isPast = past?.contains(new) != false
        let place = isBehind && !isPast ? Tier.settingBack(before.score) : before.score
        guard after.score <= place else { continue }
        isDone = false
        best[new] = after.scored(place + 1)
        givers.removeAll { $0.rule == new }
        givers.append((new, giver))
        let replacement = Outcome.Replacement(old: old, new: new)
        if !replaced.contains(replacement) { replaced.append(replacement) }
      }
      if isDone { return }
    }
  }

  /// In place: memory for as many rules once more was one in fourteen page faults of a lookup in 10,000.
  private mutating func setBack(_ past: PastRules) {
    best.withUnsafeMutableBufferPointer { best in
      for place in best.indices { best[place] = best[place].setBack(among: past) }
    }
  }

  /// Words that no rule has cannot tell rules apart: the others decide, in a lower tier.
  private mutating func rank(_ groups: [MatchGroup], reading: Int) {
    let matches = RuleMatch.all(of: groups, ruleCount: core.rules.priors.count)
    let known = groups.count { !$0.matches.isEmpty }
    let needed = worthNeeded(of: matches, groups)
    // A set would be asked for every rule.
    var isExact = Array(repeating: false, count: matches.count)
    for rule in exact { isExact[rule] = true }
    let (priors, asked) = (core.rules.priors, groups.count)
    best.withUnsafeMutableBufferPointer { best in
      for (rule, match) in matches.enumerated() where match.isAny && match.worth >= needed {
        let tier = isExact[rule] ? .exact : match.tier(known: known)
        let score = tier.score(Int(match.weight) + Int(priors[rule]))
        let ranked = match.ranked(rule, score, isExact: tier == .exact, in: (reading, asked))
        best[rule] = best[rule].orBetter(ranked)
      }
    }
  }

  /// A third of what all segments say, or where no rule says that much, as much as any does.
  private func worthNeeded(of matches: [RuleMatch], _ groups: [MatchGroup]) -> Int32 {
    let needed = Int32(groups.reduce(0) { $0 + $1.worth } / 3)
    var most: Int32 = 0
    for (rule, match) in matches.enumerated() where match.worth > most && isWanted(rule) {
      if match.worth >= needed { return needed }
      most = match.worth
    }
    return most
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

  /// Those of all rules.
  static func all(of groups: [MatchGroup], ruleCount: Int) -> [RuleMatch] {
    var matches = Array(repeating: RuleMatch(), count: ruleCount)
    // Each assignment to an element would ask anew whether the array is its own.
    matches.withUnsafeMutableBufferPointer { matches in
      for (group, lift) in zip(groups, groups.lifts) {
        let worth = Int32(group.worth)
        group.matches.forEach { matches[$0].add($1, worth: worth, lift: lift) }
      }
    }
    return matches
  }

  var isAny: Bool { count > 0 }

  private mutating func add(_ match: GroupMatch, worth: Int32, lift: Int32) {
    // A query has fewer segments than a byte counts.
    count &+= 1
    strong &+= match.way == .pairs ? 0 : 1
    // Whoever made the shard: sums go round instead of ending the program.
    weight &+= match.weight &+ lift
    self.worth &+= worth
    loosest = min(loosest, match.way)
  }

  func tier(known: Int) -> Tier { count == known ? Tier(loosest) : .most }

  func ranked(
    _ rule: Int, _ score: Int, isExact: Bool, in reading: (number: Int, asked: Int)
  ) -> RankedRule {
    let isWhole = isExact || count == reading.asked
    return RankedRule(
      rule: rule, score: isWhole ? score : Tier.most.folding(score),
      matched: isExact ? reading.asked : Int(strong), asked: reading.asked, isExact: isExact,
      reading: reading.number)
  }
}
