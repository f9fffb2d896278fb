/// How a query was read, and why its answers come in their order.
package struct SearchExplanation: Codable, Equatable, Sendable {
  /// A word of the query and what the index files it under.
  package struct WordReading: Codable, Equatable, Sendable {
    package let written: String
    /// `latin`, also for Greek, Cyrillic and digits; `hangul`; `ideograph` for scripts without spaces; or `other`.
    package let script: String
    /// The word without its endings, in each possible way.
    package let stems: [String]
  }

  /// Something that the query asks for, in one way to read it.
  package struct SegmentReading: Codable, Equatable, Sendable {
    /// As typed.
    package let label: String
    /// The words that are searched for it.
    package let words: [String]
    /// The names of the concepts it is taken for.
    package let concepts: [String]
    /// The names of concepts, and words, that it may begin or be the opening consonants of.
    package let completions: [String]
    /// The pairs of syllables by which it is found when nothing else is.
    package let pairs: [String]
    /// How many rules have it.
    package let rules: Int
    /// The most that it weighs anywhere.
    package let worth: Int
  }

  /// What one segment adds to a rule's score.
  package struct Match: Codable, Equatable, Sendable {
    package let label: String
    /// `title`, `word`, `prefix` or `pairs`.
    package let way: String
    package let weight: Int
  }

  /// A rule that was found.
  package struct HitReading: Codable, Equatable, Sendable {
    package let id: String
    package let score: Int
    /// What the score is in: `exact`, `titles`, `words`, `prefix`, `pairs`, `most` or `corrected`.
    package let tier: String
    package let matches: [Match]
    /// What edges that lead to the rule are worth.
    package let prior: Int
    /// Whether the rule no longer holds, so that it is set back behind those in force.
    package let isPast: Bool
    package let why: [String]
  }

  package let language: String
  /// The filters as they were understood, `component: tab-bar`.
  package let filters: [String]
  /// The query as it was corrected.
  package let corrected: [String]
  package let words: [WordReading]
  /// Each way to read the query.
  package let readings: [[SegmentReading]]
  package let hits: [HitReading]
}

extension SearchEngine {
  /// Explains an outcome and its best hits.
  mutating func explanation(of outcome: Outcome, limit: Int) throws -> SearchExplanation {
    let rules = try store.rules()
    var reasons = HitReasons(outcome, id: rules.id, note: note)
    let hits = outcome.passing.best(max(0, limit)).map { ranked in
      reading(of: ranked, rules.id(ranked.rule), outcome, reasons.reasons(for: ranked))
    }
    return SearchExplanation(
      language: store.core.language,
      filters: outcome.filter.applied.map {
        "\($0.field): \($0.names.isEmpty ? "nothing is '\($0.value)'" : $0.names.joined(separator: ", "))"
      },
      corrected: outcome.corrected,
      words: outcome.words.map { word in
        SearchExplanation.WordReading(
          written: word.written, script: "\(word.script)",
          stems: analyzer.stems(of: word).map { legible($0, word) })
      },
      readings: outcome.parses.map { $0.map(reading) }, hits: hits)
  }

  private func reading(_ group: MatchGroup) -> SearchExplanation.SegmentReading {
    let segment = group.segment
    let titles = { (concepts: [Int]) in concepts.map { store.core.concepts.titles[$0] } }
    return SearchExplanation.SegmentReading(
      label: segment.label, words: segment.wordKeys.map(legible),
      concepts: titles(segment.concepts),
      completions: titles(segment.completions + segment.begun)
        + segment.initialKeys.map(legible),
      pairs: group.hasPairs ? segment.pairs : [], rules: group.matches.count,
      worth: group.worth)
  }

  /// The score by the reading that gives it; of a rule that the query as a whole names, by the one with the most of it.
  private func reading(
    of ranked: RankedRule, _ id: String, _ outcome: Outcome, _ why: [String]
  ) -> SearchExplanation.HitReading {
    let own = outcome.readings[Int(ranked.reading)].groups
    let best = (own.isEmpty ? outcome.parses : [own]).map { matches(of: ranked.rule, in: $0) }
      .max { sum($0) < sum($1) }
    return SearchExplanation.HitReading(
      id: id, score: ranked.score,
      tier: Tier(rawValue: ranked.score / Tier.worth).map { "\($0)" } ?? "", matches: best ?? [],
      prior: Int(store.core.rules.priors[ranked.rule]),
      isPast: past(for: outcome.filter)?.contains(ranked.rule) ?? false, why: why)
  }

  private func matches(of rule: Int, in groups: [MatchGroup]) -> [SearchExplanation.Match] {
    zip(groups, groups.lifts).compactMap { group, lift in
      group.matches[rule].map { match in
        SearchExplanation.Match(
          label: group.segment.label, way: "\(match.way)", weight: Int(match.weight) + Int(lift))
      }
    }
  }

  private func sum(_ matches: [SearchExplanation.Match]) -> Int {
    matches.reduce(0) { $0 + $1.weight }
  }

  private func legible(_ key: String) -> String {
    Analyzer.isHangul(key) ? legible(key, nil) : key
  }

  /// A key as it is written; that of Hangul holds keystrokes.
  private func legible(_ key: String, _ word: Word?) -> String {
    guard Analyzer.isHangul(key) else { return key }
    let plain = Word(written: key, text: key, script: .hangul, range: 0..<0, isGlued: false)
    return analyzer.respelt(word ?? plain, key).written
  }
}
