/// Where each key occurs, and how often.
struct TermTable: Sendable {
  private(set) var keys: [String] = []
  /// For each key the rules that have it, in order.
  private(set) var holders: [[TermHolder]] = []
  private var numbers: [String: Int] = [:]

  /// How many rules have a key.
  func frequency(of key: String) -> Int {
    numbers[key].map { holders[$0].count } ?? 0
  }

  /// The number by which a key is counted.
  mutating func number(of key: String) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = keys.count
    keys.append(key)
    holders.append([])
    return keys.count - 1
  }

  /// Counts an occurrence; rules come in order.
  mutating func count(_ term: Int, in rule: Int, _ field: Field) {
    if holders[term].last?.rule != rule { holders[term].append(TermHolder(rule: rule)) }
    holders[term][holders[term].count - 1].counts[field] += 1
  }
}

/// A rule that has a key.
struct TermHolder: Sendable {
  let rule: Int
  var counts = FieldNumbers<Int32>()

  init(rule: Int) {
    self.rule = rule
  }
}
