/// What the forms of a term count in each rule, added up.
///
/// One is used for all terms of a query, one after the other: each takes back only what it noted.
struct TermCounts {
  /// For each rule its count, four times, with `isNoted` and `isInTitle`; of rules not noted 0.
  private var counts: [Int32]
  /// The rules that were noted, as many as ``noted``.
  private var rules: [Int32]
  private var noted = 0

  private static let isNoted: Int32 = 1
  /// Whether the title has the term.
  private static let isInTitle: Int32 = 2

  init(ruleCount: Int) {
    counts = Array(repeating: 0, count: ruleCount)
    rules = counts
  }

  /// Adds to what a rule counts; of rules that there are not nothing is noted.
  mutating func add(_ count: Int, isInTitle: Bool, of rule: Int) {
    guard counts.indices.contains(rule) else { return }
    counts.withUnsafeMutableBufferPointer { counts in
      rules.withUnsafeMutableBufferPointer { rules in
        Self.note(count, of: rule, in: counts, rules, &noted)
      }
    }
    if isInTitle { counts[rule] |= Self.isInTitle }
  }

  /// Adds to each of some rules its unit, once.
  ///
  /// - Parameter steps: by how much the number of each is above that of the one before.
  mutating func add(_ units: [UInt8], ofEachAfter steps: CodeReader) {
    var (steps, rule) = (steps, 0)
    let end = min(units.count, counts.count)
    // Nine of ten rules may have a word: through pointers, for an array is asked at each change whether it is shared.
    counts.withUnsafeMutableBufferPointer { counts in
      rules.withUnsafeMutableBufferPointer { rules in
        units.withUnsafeBufferPointer { units in
          steps.forEachLeft { step in
            rule += step
            if rule < end { Self.note(Int(units[rule]), of: rule, in: counts, rules, &noted) }
          }
        }
      }
    }
  }

  private static func note(
    _ count: Int, of rule: Int, in counts: UnsafeMutableBufferPointer<Int32>,
    _ rules: UnsafeMutableBufferPointer<Int32>, _ noted: inout Int
  ) {
    if counts[rule] == 0 {
      rules[noted] = Int32(truncatingIfNeeded: rule)
      noted += 1
      counts[rule] = isNoted
    }
    counts[rule] &+= Int32(truncatingIfNeeded: count << 2)
  }

  /// Notes in a map what is made of the count of each rule, and forgets the counts.
  mutating func drain<Value>(
    into map: inout RuleMap<Value>, as make: (_ count: Int, _ isInTitle: Bool) -> Value,
    _ change: (inout Value, Value) -> Void
  ) {
    counts.withUnsafeMutableBufferPointer { counts in
      map.note(
        rules[..<noted],
        as: { rule in
          let sum = counts[rule]
          counts[rule] = 0
          return make(Int(sum >> 2), sum & Self.isInTitle != 0)
        }, change)
    }
    noted = 0
  }
}
