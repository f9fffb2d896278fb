/// Random numbers that a seed decides, the same on every machine: SplitMix64 (Steele, Lea and Flood, 2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a bound, by remainder: the standard library may change how it draws.
  package mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(max(1, bound)))
  }

  /// One of some values; nil of none.
  package mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values[below(values.count)]
  }

  /// The values in another order (Fisher and Yates).
  package mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    for end in values.indices.reversed() { values.swapAt(end, below(end + 1)) }
    return values
  }
}
