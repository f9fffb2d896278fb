/// What is known of some rules, by their numbers.
///
/// With a place for each rule there is: a word may be in ten thousand, and of those a dictionary took four times as long.
/// A value is a few bytes, so that all places are looked through faster than a list of the known ones is kept.
struct RuleMap<Value: BitwiseCopyable & Sendable>: Sendable {
  /// None before the first value.
  private var places: [Value?] = []
  /// How many rules something is known of.
  private(set) var count = 0
  private let ruleCount: Int

  /// - Parameter ruleCount: how many rules there are; of others nothing is noted.
  init(ruleCount: Int) {
    self.ruleCount = ruleCount
  }

  var isEmpty: Bool { count == 0 }

  subscript(rule: Int) -> Value? {
    places.indices.contains(rule) ? places[rule] : nil
  }

  /// Those that something is known of, in order.
  var rules: [Int] { places.indices.filter { places[$0] != nil } }

  /// Takes up each rule with its value, in order.
  func forEach(_ body: (_ rule: Int, Value) -> Void) {
    for rule in places.indices {
      if let value = places[rule] { body(rule, value) }
    }
  }

  /// Notes a value, or changes the one that is known.
  mutating func note(_ value: Value, of rule: Int, _ change: (inout Value) -> Void) {
    if places.isEmpty { places = Array(repeating: nil, count: ruleCount) }
    guard places.indices.contains(rule) else { return }
    if var known = places[rule] {
      change(&known)
      places[rule] = known
    } else {
      places[rule] = value
      count += 1
    }
  }

  /// Notes a value of each of some rules, or changes by it the one that is known.
  mutating func note(
    _ rules: some Sequence<Int32>, as make: (_ rule: Int) -> Value,
    _ change: (inout Value, Value) -> Void
  ) {
    if places.isEmpty { places = Array(repeating: nil, count: ruleCount) }
    count += places.withUnsafeMutableBufferPointer { places in
      var added = 0
      for rule in rules where places.indices.contains(Int(rule)) {
        let value = make(Int(rule))
        guard var known = places[Int(rule)] else {
          places[Int(rule)] = value
          added += 1
          continue
        }
        change(&known, value)
        places[Int(rule)] = known
      }
      return added
    }
  }

  /// Notes what is made of the values of another map, or changes by them those that are known.
  mutating func merge<Other>(
    _ other: RuleMap<Other>, as make: (Other) -> Value, _ change: (inout Value, Other) -> Void
  ) {
    if other.isEmpty { return }
    if isEmpty {
      self = other.mapValues(make)
      return
    }
    // Each assignment to an element would ask anew whether the array is its own.
    let added = places.withUnsafeMutableBufferPointer { places in
      zip(places.indices, other.places).reduce(0) { added, pair in
        guard let value = pair.1 else { return added }
        guard var known = places[pair.0] else {
          places[pair.0] = make(value)
          return added + 1
        }
        change(&known, value)
        places[pair.0] = known
        return added
      }
    }
    count += added
  }

  /// Changes a value that is known.
  mutating func change(_ rule: Int, _ change: (inout Value) -> Void) {
    guard var known = self[rule] else { return }
    change(&known)
    places[rule] = known
  }

  private func mapValues<Other: BitwiseCopyable>(_ transform: (Value) -> Other) -> RuleMap<Other> {
    var other = RuleMap<Other>(ruleCount: ruleCount)
    other.places = places.map { $0.map(transform) }
    other.count = count
    return other
  }

  /// The values of some.
  func compactMapValues<Other: BitwiseCopyable>(
    _ transform: (Value) -> Other?
  ) -> RuleMap<Other> {
    var other = RuleMap<Other>(ruleCount: ruleCount)
    other.places = places.map { $0.flatMap(transform) }
    other.count = other.places.count { $0 != nil }
    return other
  }
}
