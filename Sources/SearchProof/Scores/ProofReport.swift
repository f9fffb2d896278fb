package import SearchIndex

/// How a set of queries was answered, class by class and as a whole.
package struct ProofReport: Sendable {
  /// A class with its score and floor.
  package struct Row: Sendable {
    package let group: String
    package let score: Score
    package let floor: Floor?
  }

  package let set: ProofSet
  /// The classes in the order of the queries, then ``RelevanceTable/all``.
  package let rows: [Row]
  /// The queries whose first hit is not wanted, in their order; while typing those that go blank.
  package let failures: [Outcome]

  /// Asks a reader every query; what has no answer counts in its class alone.
  ///
  /// - Throws: what the reader throws.
  package init(
    _ set: ProofSet, _ queries: [ProofQuery], floors: [String: Floor], reader: SearchReader
  ) throws {
    let outcomes = try queries.map { try Outcome($0, reader) }
    var scores = ScoreTable()
    for outcome in outcomes {
      scores.update(outcome.query) { $0.add(outcome) }
    }
    self.set = set
    rows = scores.rows(floors)
    failures = outcomes.filter { $0.rank != 1 }
  }

  /// Types every query that finds something, and looks for blank states on the way.
  ///
  /// - Throws: what the reader throws.
  package init(
    typing queries: [ProofQuery], floors: [String: Floor], reader: SearchReader
  ) throws {
    var scores = ScoreTable()
    var failures: [Outcome] = []
    for query in queries where try !Outcome(query, reader).found.isEmpty {
      let blank = try typingStates(of: query.text).filter { state in
        let options = QueryOptions(language: query.language, limit: 1)
        let isBlank = try reader.search(state, options).isEmpty
        scores.update(query) { $0.add(isBlank: isBlank) }
        return isBlank
      }
      if !blank.isEmpty { failures.append(Outcome(query, found: blank, isReserved: false)) }
    }
    set = .typing
    rows = scores.rows(floors)
    self.failures = failures
  }

  /// Where a floor is not reached, a line each.
  package var shortfalls: [String] {
    rows.flatMap { row in
      (row.floor.map(row.score.shortfalls) ?? []).map { "\(set.rawValue), \(row.group): \($0)" }
    }
  }
}

/// Scores by class.
private struct ScoreTable {
  private var groups: [String] = []
  private var scores: [String: Score] = [:]
  private var all = Score()

  mutating func update(_ query: ProofQuery, _ change: (inout Score) -> Void) {
    if scores[query.group] == nil { groups.append(query.group) }
    change(&scores[query.group, default: Score()])
    if !query.wanted.isEmpty { change(&all) }
  }

  func rows(_ floors: [String: Floor]) -> [ProofReport.Row] {
    groups.map { row($0, scores[$0] ?? Score(), floors) } + [row(RelevanceTable.all, all, floors)]
  }

  private func row(_ group: String, _ score: Score, _ floors: [String: Floor]) -> ProofReport.Row {
    ProofReport.Row(group: group, score: score, floor: floors[group])
  }
}
