import CommonMark

/// FNV-1a over bytes, 64 bits.
///
/// Its value is written to files, so it must be the same on every machine and forever, which rules out
/// `Hasher`. Nobody gains by forging it, which rules out the need for a slower one: a byte costs one
/// multiplication, all texts of 10,000 rules about ten milliseconds.
package struct StampHash {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  package mutating func add(_ text: String) {
    text.withBytes { bytes in
      for byte in bytes { add(byte) }
    }
  }

  /// Of blanks in a row only the first counts.
  mutating func add(words text: UnsafeBufferPointer<UInt8>) {
    var before: UInt8 = 0
    for byte in text {
      if byte != UInt8(ascii: " ") || before != byte { add(byte) }
      before = byte
    }
  }

  /// The value in fewer bits; the rest is folded in, because the high bits of FNV are its best.
  func folded(to bits: Int) -> UInt64 {
    (value >> bits ^ value) & (1 << UInt64(bits) - 1)
  }
}
