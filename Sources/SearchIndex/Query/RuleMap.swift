/// What is known of some rules, by their numbers.
///
/// With a place for each rule there is: a word may be in ten thousand, and of those a dictionary took four times as long.
struct RuleMap<Value: Sendable>: Sendable {
  /// Those that something is known of, in the order in which it came.
  private(set) var rules: [Int] = []
  private(set) var values: [Value] = []
  /// For each rule the place of its value, counted from 1; none before the first value.
  private var places: [Int32] = []
  private let count: Int

  /// - Parameter count: how many rules there are; of others nothing is noted.
  init(count: Int) {
    self.count = count
  }

  var isEmpty: Bool { rules.isEmpty }

  subscript(rule: Int) -> Value? {
    guard rule < places.count, places[rule] > 0 else { return nil }
    return values[Int(places[rule]) - 1]
  }

  /// Notes a value, or changes the one that is known.
  mutating func note(_ value: Value, of rule: Int, _ change: (inout Value) -> Void) {
    guard rule < count else { return }
    if places.isEmpty {
      places = Array(repeating: 0, count: count)
      // To grow, they would be copied to new memory a dozen times, which took a tenth of a lookup.
      rules.reserveCapacity(count)
      values.reserveCapacity(count)
    }
    if places[rule] > 0 {
      change(&values[Int(places[rule]) - 1])
    } else {
      rules.append(rule)
      values.append(value)
      places[rule] = Int32(rules.count)
    }
  }

  /// Notes the values of another map, or changes by them those that are known.
  mutating func merge(_ other: Self, _ change: (inout Value, Value) -> Void) {
    if rules.isEmpty {
      self = other
    } else {
      for (rule, value) in zip(other.rules, other.values) {
        note(value, of: rule) { change(&$0, value) }
      }
    }
  }

  /// Changes a value that is known.
  mutating func change(_ rule: Int, _ change: (inout Value) -> Void) {
    guard rule < places.count, places[rule] > 0 else { return }
    change(&values[Int(places[rule]) - 1])
  }

  func mapValues<Other>(_ transform: (Value) -> Other) -> RuleMap<Other> {
    var other = RuleMap<Other>(count: count)
    other.rules = rules
    other.values = values.map(transform)
    other.places = places
    return other
  }

  /// The values of some.
  func compactMapValues<Other>(_ transform: (Value) -> Other?) -> RuleMap<Other> {
    var other = RuleMap<Other>(count: count)
    for (rule, value) in zip(rules, values) {
      if let value = transform(value) { other.note(value, of: rule) { $0 = value } }
    }
    return other
  }
}
