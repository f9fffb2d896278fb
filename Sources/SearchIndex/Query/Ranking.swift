/// A rule with its score.
struct RankedRule: Sendable {
  let rule: Int
  var score: Int
  var why: [String]
}

/// Brings the rules that match into order.
struct Ranking {
  let core: CoreShard
  /// Whether a rule may be found at all.
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
    return best.values.sorted {
      $0.score == $1.score ? $0.rule < $1.rule : $0.score > $1.score
    }
  }

  /// Puts a rule right before the one it replaces, so that what held once is not taken for what holds now.
  ///
  /// Unless the query names the old rule itself.
  private func promoteSuccessors(_ best: inout [Int: RankedRule]) {
    for _ in 0..<Self.longestHistory {
      for (old, new) in zip(core.replacements.old, core.replacements.new) {
        guard !exact.contains(old), let before = best[old], let after = best[new],
          after.score <= before.score
        else { continue }
        best[new]?.score = before.score + 1
        let note = "supersedes \(id(old))"
        if !after.why.contains(note) { best[new]?.why.append(note) }
      }
    }
  }

  private func ranked(_ groups: [MatchGroup]) -> [RankedRule] {
    let matched = core.rules.priors.indices.filter(isWanted).compactMap { rule in
      RuleMatch(rule, groups)
    }
    let most = matched.map(\.count).max() ?? 0
    let needed = min(most, (groups.count * 2 + 2) / 3)
    return matched.filter { $0.count >= needed }.map { match in
      let tier = exact.contains(match.rule) ? .exact : match.tier
      return RankedRule(
        rule: match.rule, score: tier.score(match.weight + core.rules.priors[match.rule]),
        why: groups.compactMap { why($0, match.rule, tier) })
    }
  }

  private var exactOnly: [RankedRule] {
    exact.filter(isWanted).sorted().map { rule in
      RankedRule(rule: rule, score: Tier.exact.score(core.rules.priors[rule]), why: [])
    }
  }

  private func why(_ group: MatchGroup, _ rule: Int, _ tier: Tier) -> String? {
    let label = group.segment.label
    if tier == .exact, group.concepts[rule] == nil { return nil }
    switch group.match(of: rule)?.way {
    case nil: return "without \(label)"
    case .pairs: return "syllables \(label)"
    case .prefix: return "\(group.segment.completion.rawValue) \(label)"
    case .word, .title: return group.words[rule] == nil ? note(group.segment) : nil
    }
  }
}

/// What a rule has of what was asked for.
private struct RuleMatch {
  let rule: Int
  let count: Int
  let tier: Tier
  let weight: Int

  init?(_ rule: Int, _ groups: [MatchGroup]) {
    let matches = groups.compactMap { $0.match(of: rule) }
    guard let loosest = matches.map(\.way).min() else { return nil }
    self.rule = rule
    count = matches.count
    tier = matches.count == groups.count ? Tier(loosest) : .most
    weight = matches.reduce(0) { $0 + $1.weight }
  }
}
