/// With which letters the words of a lexicon begin: two bytes tell it, and for letters of three bytes, as Hangul has them,
/// all three, for of two bytes alone nearly all begin some word.
struct WordStarts: Sendable {
  private var pairs = [Bool](repeating: false, count: 1 << 16)
  private var letters = [Bool](repeating: false, count: 1 << 16)

  /// - Parameter bytes: the first of a word, three at most, folded.
  mutating func insert(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    if bytes.count > 2, first >> 4 == 0xE {
      letters[Self.letter(first, bytes[1], bytes[2])] = true
    } else {
      let seconds = bytes.count > 1 ? bytes[1]...bytes[1] : 0...0xFF
      for second in seconds { pairs[Int(first) << 8 | Int(second)] = true }
    }
  }

  func mayBegin(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = bytes[index]
    if first >> 4 == 0xE, index + 2 < bytes.count {
      return letters[Self.letter(first, bytes[index + 1], bytes[index + 2])]
    }
    let second = index + 1 < bytes.count ? Lexicon.folded(bytes[index + 1]) : 0
    return pairs[Int(Lexicon.folded(first)) << 8 | Int(second)]
  }

  private static func letter(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    Int(first & 0x0F) << 12 | Int(second & 0x3F) << 6 | Int(third & 0x3F)
  }
}

/// The steps of a trie, from a state by a byte to the next.
struct StepTable {
  private var steps: [UInt32: Int32] = [:]

  subscript(state: Int32, byte: UInt8) -> Int32? { steps[Self.key(state, byte)] }

  mutating func set(_ state: Int32, _ byte: UInt8, _ next: Int32) {
    steps[Self.key(state, byte)] = next
  }

  private static func key(_ state: Int32, _ byte: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: state) << 8 | UInt32(byte)
  }
}
