/// What the forms of a term count in each rule, added up.
///
/// One is used for all terms of a query, one after the other: each takes back only what it noted.
struct TermCounts {
  /// For each rule its count, doubled, and one more where the title has the term; of rules not noted 0.
  private var counts: [Int32]
  /// The rules that were noted, some twice.
  private var rules: [Int32] = []

  init(ruleCount: Int) {
    counts = Array(repeating: 0, count: ruleCount)
  }

  /// Adds to what a rule counts; of rules that there are not nothing is noted.
  mutating func add(_ count: Int, isInTitle: Bool, of rule: Int) {
    guard counts.indices.contains(rule) else { return }
    if counts[rule] == 0 { rules.append(Int32(truncatingIfNeeded: rule)) }
    counts[rule] = (counts[rule] &+ Int32(truncatingIfNeeded: count << 1)) | (isInTitle ? 1 : 0)
  }

  /// Takes up what was noted of each rule, and forgets it.
  mutating func drain(_ body: (_ rule: Int, _ count: Int, _ isInTitle: Bool) -> Void) {
    for rule in rules {
      let noted = counts[Int(rule)]
      counts[Int(rule)] = 0
      body(Int(rule), Int(noted >> 1), noted & 1 == 1)
    }
    rules.removeAll(keepingCapacity: true)
  }
}
