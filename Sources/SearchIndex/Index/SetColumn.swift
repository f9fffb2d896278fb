/// For each rule which of some things it has, by their positions: each set once, and then for each rule which it is.
///
/// A set is written as numbers with a bit for each thing. One of ``PrintableCode`` holds 32 bits, as does one that a
/// browser shifts, so a set of more things takes several, the one of the first things first.
struct SetColumn: Sendable {
  private static let bits = 32

  private let numbers: DigitColumn
  /// What each set has, in order.
  let sets: [[Int]]

  /// - Parameter count: how many things there are.
  init(_ digits: ArraySlice<UInt8>, sets words: [Int], of count: Int) {
    let width = Self.width(count)
    sets = stride(from: 0, to: words.count - width + 1, by: width).map { start in
      (0..<count).filter { words[start + $0 / Self.bits] >> ($0 % Self.bits) & 1 == 1 }
    }
    numbers = DigitColumn(digits, meanings: Array(sets.indices))
  }

  /// How many rules there are.
  var count: Int { numbers.count }

  /// What a rule has, in order.
  subscript(rule: Int) -> [Int] {
    let number = number(of: rule)
    return sets.indices.contains(number) ? sets[number] : []
  }

  /// Which set a rule has; of a damaged index there may be none of that number.
  func number(of rule: Int) -> Int { numbers[rule] }

  /// The sections of a column: the sets in order, and for each rule which it is.
  static func sections(_ sets: [[Int]], of count: Int) -> [[UInt8]] {
    let written = sets.map { words($0, of: count) }
    // As one number each would be ordered.
    let distinct = Set(written).sorted { $0.reversed().lexicographicallyPrecedes($1.reversed()) }
    let numbers = Dictionary(uniqueKeysWithValues: zip(distinct, distinct.indices))
    let width = DigitColumn.width(meanings: distinct.count)
    var digits: [UInt8] = []
    for set in written { PrintableCode.append(numbers[set] ?? 0, digits: width, to: &digits) }
    return [PrintableCode.encode(distinct.joined()), digits]
  }

  private static func words(_ set: [Int], of count: Int) -> [Int] {
    var words = Array(repeating: 0, count: width(count))
    for position in set { words[position / bits] |= 1 << (position % bits) }
    return words
  }

  /// How many numbers a set takes.
  private static func width(_ count: Int) -> Int { max(1, (count + bits - 1) / bits) }
}
