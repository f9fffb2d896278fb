/// Which rules have each term and how often, noted rule by rule.
///
/// There are a hundred for a rule, most of them once in the body: four bytes each, and the counts of the others beside.
struct TermRecords: Sendable {
  /// The terms, each with a last bit for whether it has counts.
  private var records: [UInt32] = []
  /// Where the records of each rule begin.
  private var starts: [Int32] = []
  /// For each term the place of its last record, and of its last counts.
  private var last: [(record: Int32, counts: Int32)] = []
  /// By rule, as records are.
  private var counts: [(term: Int32, counts: FieldNumbers<UInt16>)] = []

  fileprivate static let hasCounts: UInt32 = 1

  /// What is counted from now on is in the next rule.
  mutating func beginRule() {
    starts.append(Int32(records.count))
  }

  mutating func count(_ term: Int32, in field: Field) {
    let number = Int(term)
    while number >= last.count { last.append((-1, -1)) }
    if last[number].record < starts[starts.count - 1] {
      last[number].record = Int32(records.count)
      records.append(UInt32(term) << 1)
      if field == .body { return }
      note(term, FieldNumbers(), field)
    } else {
      note(term, FieldNumbers { $0 == .body ? 1 : 0 }, field)
    }
  }

  /// Whether the rule has a term.
  func hasCounted(_ term: Int32) -> Bool {
    last.indices.contains(Int(term)) && last[Int(term)].record >= starts[starts.count - 1]
  }

  /// - Parameter before: what the last record of the term counts when it has no counts of its own.
  private mutating func note(_ term: Int32, _ before: FieldNumbers<UInt16>, _ field: Field) {
    let (number, place) = (Int(term), Int(last[Int(term)].record))
    if records[place] & Self.hasCounts == 0 {
      records[place] |= Self.hasCounts
      last[number].counts = Int32(counts.count)
      counts.append((term, before))
    }
    counts[Int(last[number].counts)].counts.add(1, to: field)
  }

  /// The records by term, and of each in the order of rules; nothing is left here.
  mutating func takeByTerm(termCount: Int) -> SortedRecords {
    last = []
    defer { self = TermRecords() }
    let (rules, firsts) = sortedRules(termCount)
    records = []
    let (sorted, firstCounts) = sortedCounts(termCount)
    return SortedRecords(
      rules: rules, firsts: firsts, counts: sorted, firstCounts: firstCounts)
  }

  private func sortedRules(_ termCount: Int) -> ([UInt32], firsts: [Int32]) {
    let firsts = Self.firsts(records.lazy.map { Int($0 >> 1) }, termCount)
    var next = firsts
    var sorted = [UInt32](repeating: 0, count: records.count)
    for rule in starts.indices {
      let end = rule + 1 < starts.count ? Int(starts[rule + 1]) : records.count
      for record in records[Int(starts[rule])..<end] {
        let term = Int(record >> 1)
        sorted[Int(next[term])] = UInt32(rule) << 1 | record & Self.hasCounts
        next[term] += 1
      }
    }
    return (sorted, firsts)
  }

  private func sortedCounts(_ termCount: Int) -> ([FieldNumbers<UInt16>], firsts: [Int32]) {
    let firsts = Self.firsts(counts.lazy.map { Int($0.term) }, termCount)
    var next = firsts
    var sorted = [FieldNumbers<UInt16>](repeating: FieldNumbers(), count: counts.count)
    for (term, counts) in counts {
      sorted[Int(next[Int(term)])] = counts
      next[Int(term)] += 1
    }
    return (sorted, firsts)
  }

  /// Where what belongs to each term begins when it is sorted, and past the last one where it ends.
  private static func firsts(_ terms: some Sequence<Int>, _ termCount: Int) -> [Int32] {
    var firsts = [Int32](repeating: 0, count: termCount + 1)
    for term in terms { firsts[term + 1] += 1 }
    for term in 0..<termCount { firsts[term + 1] += firsts[term] }
    return firsts
  }
}

/// The records of each term, in the order of rules.
struct SortedRecords: Sendable {
  /// The rules, each with a last bit for whether there are counts.
  private let rules: [UInt32]
  /// Where those of each term begin, and past the last one where they end.
  private let firsts: [Int32]
  private let counts: [FieldNumbers<UInt16>]
  private let firstCounts: [Int32]

  fileprivate init(
    rules: [UInt32], firsts: [Int32], counts: [FieldNumbers<UInt16>], firstCounts: [Int32]
  ) {
    (self.rules, self.firsts) = (rules, firsts)
    (self.counts, self.firstCounts) = (counts, firstCounts)
  }

  /// In how many rules a term is.
  func count(of term: Int) -> Int {
    Int(firsts[term + 1] - firsts[term])
  }

  /// Goes through the rules that have a term.
  ///
  /// - Parameter body: is given how often the rule has the term; `nil` for once in the body.
  func forEach(of term: Int, _ body: (_ rule: Int, FieldNumbers<UInt16>?) -> Void) {
    var next = Int(firstCounts[term])
    for place in Int(firsts[term])..<Int(firsts[term + 1]) {
      let rule = rules[place]
      if rule & TermRecords.hasCounts == 0 {
        body(Int(rule >> 1), nil)
      } else {
        body(Int(rule >> 1), counts[next])
        next += 1
      }
    }
  }
}
