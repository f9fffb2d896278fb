/// Numbers for the distinct pieces of texts, that is the parts between spaces.
///
/// A site says the same words over and over, so everything about a piece is worked out once and a text is a
/// list of numbers from then on. Keys are bytes in one array: a dictionary of strings takes several times as
/// long.
struct PieceTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// Open addressing; a number and one, 0 for an empty slot.
  private var slots = [Int32](repeating: 0, count: 1 << 14)

  var count: Int { ends.count }

  /// The piece of a number.
  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  /// What stands for the end of a line.
  static let newline: Int32 = -1

  /// Adds a text as a list: its pieces, and ``newline`` where a line ends.
  mutating func read(_ text: String, into texts: inout Runs<Int32>) {
    var text = text
    text.withUTF8 { read($0, into: &texts) }
    texts.close()
  }

  private mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, into texts: inout Runs<Int32>
  ) {
    if text.isEmpty { return }
    var (start, hash) = (0, Self.seed)
    for position in 0..<text.count {
      let byte = text[position]
      guard byte == Separator.space || byte == UInt8(ascii: "\n") else {
        hash = (hash ^ UInt64(byte)) &* Self.prime
        continue
      }
      texts.add(number(of: text[start..<position], hash))
      if byte != Separator.space { texts.add(Self.newline) }
      (start, hash) = (position + 1, Self.seed)
    }
    texts.add(number(of: text[start...], hash))
  }

  // FNV-1a, 64 bits.
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  private mutating func number(of piece: Slice<UnsafeBufferPointer<UInt8>>, _ hash: UInt64) -> Int32
  {
    if count * 2 > slots.count { grow() }
    var slot = Self.slot(hash, slots.count)
    while slots[slot] != 0 {
      let known = Int(slots[slot]) - 1
      if isSame(known, piece) { return Int32(known) }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes += piece
    ends.append(bytes.count)
    slots[slot] = Int32(count)
    return Int32(count - 1)
  }

  /// Compared in place, because a slice would count the array as used once more for each piece of every text.
  private func isSame(_ number: Int, _ piece: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let start = number == 0 ? 0 : ends[number - 1]
    guard ends[number] - start == piece.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for place in 0..<piece.count where bytes[start + place] != piece[piece.startIndex + place] {
        return false
      }
      return true
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for number in 0..<count {
      let hash = self[number].reduce(Self.seed) { ($0 ^ UInt64($1)) &* Self.prime }
      var slot = Self.slot(hash, slots.count)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  private static func slot(_ hash: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (count - 1)
  }
}
