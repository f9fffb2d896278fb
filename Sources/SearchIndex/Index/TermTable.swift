/// Where each term occurs and how often, and which terms are forms of others.
struct TermTable {
  private(set) var keys: [String] = []
  /// In the order of rules.
  private(set) var records: [TermRecord] = []
  /// For each term its forms beside itself.
  private(set) var forms: [[Int32]] = []
  private var numbers: [String: Int32] = [:]
  /// For each term the place of its last record.
  private var last: [Int32] = []
  /// Where the records of the rule begin that is counted.
  private var start: Int32 = 0
  private var rule: Int32 = 0

  func number(ofKnown key: String) -> Int32? {
    numbers[key]
  }

  mutating func number(of key: String) -> Int32 {
    if let known = numbers[key] { return known }
    let number = Int32(keys.count)
    numbers[key] = number
    keys.append(key)
    forms.append([])
    last.append(-1)
    return number
  }

  /// Says that what is found under a form is found under its stem.
  mutating func tie(_ stem: Int32, to form: Int32) {
    if stem != form, !forms[Int(stem)].contains(form) { forms[Int(stem)].append(form) }
  }

  /// What is counted from now on is in this rule; rules come in order.
  mutating func beginRule(_ rule: Int) {
    self.rule = Int32(rule)
    start = Int32(records.count)
  }

  mutating func count(_ term: Int32, in field: Field) {
    if last[Int(term)] < start {
      last[Int(term)] = Int32(records.count)
      records.append(TermRecord(term: term, rule: rule))
    }
    records[Int(last[Int(term)])].counts[field] += 1
  }

  /// The records of each term, in the order of rules.
  func recordsByTerm() -> (records: [TermRecord], starts: [Int]) {
    var starts = [Int](repeating: 0, count: keys.count + 1)
    for record in records { starts[Int(record.term) + 1] += 1 }
    for term in keys.indices { starts[term + 1] += starts[term] }
    var next = starts
    var sorted = records
    for record in records {
      sorted[next[Int(record.term)]] = record
      next[Int(record.term)] += 1
    }
    return (sorted, starts)
  }
}

/// That a rule has a term, and how often in each field.
struct TermRecord: Sendable {
  let term: Int32
  let rule: Int32
  var counts = FieldNumbers<UInt16>()

  init(term: Int32, rule: Int32) {
    self.term = term
    self.rule = rule
  }
}
