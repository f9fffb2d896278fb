/// Which bytes of eight are a certain one.
///
/// All eight are compared at once, by plain arithmetic. Anderson: "Bit Twiddling Hacks", determine if a word has a byte
/// equal to n, in the form that is exact for every byte.
struct ByteMarks {
  /// The highest bit of each byte that is marked.
  private let marks: UInt64

  static let width = 8

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let lows: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  /// - Precondition: eight bytes from the offset on are there.
  init(of byte: UInt8, in bytes: UnsafeRawBufferPointer, at offset: Int) {
    let word = UInt64(
      littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    // Zero where it is the byte; what is not zero carries into the highest bit, or has it.
    let others = word ^ (Self.ones &* UInt64(byte))
    marks = ~((others & Self.lows) &+ Self.lows | others) & ~Self.lows
  }

  var count: Int { Int(((marks >> 7) &* Self.ones) >> 56) }

  /// The offset of a marked byte, counted from 0.
  func offset(of number: Int) -> Int {
    var marks = marks
    for _ in 0..<number { marks &= marks &- 1 }
    return marks.trailingZeroBitCount / 8
  }
}
