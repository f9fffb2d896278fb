import SearchProof

/// A report of search as people read it.
struct ProofPrinter {
  let report: ProofReport

  init(_ report: ProofReport) {
    self.report = report
  }

  /// The table, and on demand what is answered badly.
  func lines(_ withFailures: Bool) -> [String] {
    table.lines + (withFailures && !report.failures.isEmpty ? [""] + failures : [])
  }

  private var table: TextTable {
    let isTyping = report.set == .typing
    let header =
      isTyping
      ? ["class", "states", "blank"] : ["class", "queries", "success@1", "MRR@10", "zero"]
    return TextTable(
      header: header,
      rows: report.rows.map { row in
        let score = row.score
        let shares = isTyping ? [] : [score.success, score.meanReciprocalRank]
        return [row.group, "\(score.count)"] + shares.map { shareText($0) }
          + [shareText(score.zeroHits, isFault: true)]
      })
  }

  private var failures: [String] {
    report.failures.flatMap { outcome -> [String] in
      let query = outcome.query
      let head = "\(query.group)  \(query.language)  \(query.text)"
      let found =
        outcome.found.isEmpty ? "nothing" : outcome.found.prefix(3).joined(separator: ", ")
      if report.set == .typing {
        return [head, "  blank at \(outcome.found.joined(separator: " · "))"]
      }
      let wanted = query.wanted.isEmpty ? "nothing" : query.wanted.joined(separator: " | ")
      let place = outcome.rank.map { " (at \($0))" } ?? ""
      return [head, "  wanted \(wanted)\(place)", "  got    \(found)"]
    }
  }
}

/// A report of search as JSON.
struct ProofRecord: Encodable {
  struct Row: Encodable {
    let group: String
    let count: Int
    let success: Double?
    let mrr: Double?
    let zero: Double
  }

  struct Failure: Encodable {
    let group: String
    let language: String
    let query: String
    let wanted: [String]
    let found: [String]
    let rank: Int?
  }

  let set: String
  let classes: [Row]
  let failures: [Failure]
  let shortfalls: [String]

  init(_ report: ProofReport) {
    let isTyping = report.set == .typing
    set = report.set.rawValue
    classes = report.rows.map { row in
      Row(
        group: row.group, count: row.score.count, success: isTyping ? nil : row.score.success,
        mrr: isTyping ? nil : row.score.meanReciprocalRank, zero: row.score.zeroHits)
    }
    failures = report.failures.map { outcome in
      Failure(
        group: outcome.query.group, language: outcome.query.language, query: outcome.query.text,
        wanted: outcome.query.wanted, found: outcome.found, rank: outcome.rank)
    }
    shortfalls = report.shortfalls
  }

  /// One line.
  var json: String? { JSONLine.text(self) }
}
