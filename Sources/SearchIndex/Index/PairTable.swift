/// Numbers for the distinct pairs of syllables, and for each piece of text the pairs in it.
struct PairTable: Sendable {
  /// The pairs by their numbers.
  private(set) var pairs: [UInt32] = []
  /// Open addressing; a number and one, 0 for an empty slot.
  private var slots = [Int32](repeating: 0, count: 1 << 12)
  /// For each piece the numbers of its pairs.
  private(set) var inside = Runs<Int32>()
  /// For each piece the syllables at its ends, which make pairs with those of its neighbours; 0 for none.
  private(set) var ends: [(first: UInt16, last: UInt16)] = []

  /// Adds the next piece, in UTF-16.
  mutating func add(_ units: [UInt16]) {
    for pair in Bigram.all(in: units) { inside.add(number(of: pair.number)) }
    inside.close()
    ends.append((Self.syllable(units.first), Self.syllable(units.last)))
  }

  private static func syllable(_ unit: UInt16?) -> UInt16 {
    unit.flatMap { Bigram.isSyllable($0) ? $0 : nil } ?? 0
  }

  mutating func number(of pair: UInt32) -> Int32 {
    if pairs.count * 2 > slots.count { grow() }
    let slot = slot(of: pair)
    if slots[slot] == 0 {
      pairs.append(pair)
      slots[slot] = Int32(pairs.count)
    }
    return slots[slot] - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (number, pair) in pairs.enumerated() { slots[slot(of: pair)] = Int32(number + 1) }
  }

  /// Where a pair is, or is to be.
  private func slot(of pair: UInt32) -> Int {
    // Fibonacci hashing; neighbouring syllables are far apart.
    var slot = Int(truncatingIfNeeded: UInt64(pair) &* 0x9E37_79B9_7F4A_7C15 >> 32)
    repeat {
      slot &= slots.count - 1
      if slots[slot] == 0 || pairs[Int(slots[slot]) - 1] == pair { return slot }
      slot += 1
    } while true
  }
}
