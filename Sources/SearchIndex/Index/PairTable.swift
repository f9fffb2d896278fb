/// Numbers for the distinct pairs of syllables, and for each piece of text the pairs in it.
struct PairTable: Sendable {
  /// The pairs by their numbers.
  private(set) var pairs: [UInt32] = []
  private var numbers: [UInt32: Int32] = [:]
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
    if let number = numbers[pair] { return number }
    let number = Int32(pairs.count)
    pairs.append(pair)
    numbers[pair] = number
    return number
  }
}
