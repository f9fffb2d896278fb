/// Which rules have each term and how often, noted rule by rule.
///
/// There are a hundred for a rule, most of them once in the body: eight bytes each, and the counts of the others beside.
struct TermRecords: Sendable {
  private var records: [Record] = []
  /// Where the records of each rule begin.
  private var starts: [Int32] = []
  /// For each term the place of its last record.
  private var last: [Int32] = []
  private var counts: [FieldNumbers<UInt16>] = []

  private struct Record: Sendable {
    let term: Int32
    /// The place of the counts, or ``onceInBody``.
    var counts: Int32
  }

  fileprivate static let onceInBody: Int32 = -1

  /// What is counted from now on is in the next rule.
  mutating func beginRule() {
    starts.append(Int32(records.count))
  }

  mutating func count(_ term: Int32, in field: Field) {
    let number = Int(term)
    while number >= last.count { last.append(-1) }
    let start = starts[starts.count - 1]
    if last[number] < start {
      last[number] = Int32(records.count)
      records.append(Record(term: term, counts: Self.onceInBody))
      if field == .body { return }
      note(at: records.count - 1, FieldNumbers(), field)
    } else {
      note(at: Int(last[number]), FieldNumbers { $0 == .body ? 1 : 0 }, field)
    }
  }

  /// - Parameter before: what the record counts when it has no counts of its own.
  private mutating func note(at place: Int, _ before: FieldNumbers<UInt16>, _ field: Field) {
    if records[place].counts == Self.onceInBody {
      records[place].counts = Int32(counts.count)
      counts.append(before)
    }
    counts[Int(records[place].counts)][field] += 1
  }

  /// The records by term, and of each in the order of rules; nothing is left here.
  mutating func takeByTerm(termCount: Int) -> SortedRecords {
    var firsts = [Int32](repeating: 0, count: termCount + 1)
    for record in records { firsts[Int(record.term) + 1] += 1 }
    for term in 0..<termCount { firsts[term + 1] += firsts[term] }
    var next = firsts
    var sorted = [SortedRecords.Record](
      repeating: SortedRecords.Record(rule: 0, counts: 0), count: records.count)
    for rule in starts.indices {
      let end = rule + 1 < starts.count ? Int(starts[rule + 1]) : records.count
      for record in records[Int(starts[rule])..<end] {
        sorted[Int(next[Int(record.term)])] = SortedRecords.Record(
          rule: Int32(rule), counts: record.counts)
        next[Int(record.term)] += 1
      }
    }
    defer { self = TermRecords() }
    return SortedRecords(records: sorted, firsts: firsts, counts: counts)
  }
}

/// The records of each term, in the order of rules.
struct SortedRecords: Sendable {
  fileprivate struct Record: Sendable {
    let rule: Int32
    let counts: Int32
  }

  private let records: [Record]
  /// Where those of each term begin, and past the last one where they end.
  private let firsts: [Int32]
  private let counts: [FieldNumbers<UInt16>]

  fileprivate init(records: [Record], firsts: [Int32], counts: [FieldNumbers<UInt16>]) {
    (self.records, self.firsts, self.counts) = (records, firsts, counts)
  }

  /// The places of the records of a term.
  func places(of term: Int) -> Range<Int> {
    Int(firsts[term])..<Int(firsts[term + 1])
  }

  func rule(at place: Int) -> Int { Int(records[place].rule) }

  /// How often the rule has the term; `nil` for once in the body.
  func counts(at place: Int) -> FieldNumbers<UInt16>? {
    let counts = records[place].counts
    return counts == TermRecords.onceInBody ? nil : self.counts[Int(counts)]
  }
}
