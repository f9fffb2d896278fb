/// Says why a rule was found, where that is not plain from its text.
struct HitReasons {
  private let outcome: Outcome
  private let id: (Int) -> String
  private let note: (Segment) -> String?
  /// For each reading what there is to say of its segments, put into words once.
  private var notes: [[String?]?]

  /// - Parameters:
  ///   - id: the id of a rule.
  ///   - note: what to say when a segment was found under another name than typed.
  init(
    _ outcome: Outcome, id: @escaping (Int) -> String, note: @escaping (Segment) -> String?
  ) {
    (self.outcome, self.id, self.note) = (outcome, id, note)
    notes = Array(repeating: nil, count: outcome.readings.count)
  }

  mutating func reasons(for ranked: RankedRule) -> [String] {
    let reading = Int(ranked.reading)
    let replaced = outcome.replaced.filter { $0.new == ranked.rule }
    return outcome.readings[reading].notes
      + outcome.readings[reading].groups.indices.compactMap { reason(for: ranked, reading, $0) }
      + replaced.map { "supersedes \(id($0.old))" }
  }

  private mutating func reason(for ranked: RankedRule, _ reading: Int, _ number: Int) -> String? {
    let group = outcome.readings[reading].groups[number]
    let (match, segment) = (group.matches[ranked.rule], group.segment)
    if ranked.isExact, match?.isNamed != true { return nil }
    switch match?.way {
    case nil: return "without \(segment.label)"
    case .pairs: return "syllables \(segment.label)"
    case .prefix: return "\(segment.completion.rawValue) \(segment.label)"
    // Nothing is to be said of words as they were typed.
    case .word, .title: return match?.isTyped == true ? nil : note(reading, number)
    }
  }

  private mutating func note(_ reading: Int, _ number: Int) -> String? {
    let known = notes[reading] ?? outcome.readings[reading].groups.map { note($0.segment) }
    notes[reading] = known
    return known[number]
  }
}
