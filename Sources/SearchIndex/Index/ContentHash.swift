/// A name for what an index holds, so that shards of two builds are never mixed.
struct ContentHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a, 64 bits.
  mutating func add(_ text: String) {
    for byte in text.utf8 {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
