internal import RuleGraph

/// A number that nearly every change of some bytes changes, and every change of one bit.
///
/// Four sums, each of every fourth four bytes, since a processor adds to all four in the time of one; each step is a
/// bijection of the sum so far, and so is their adding up. A page has to do it in script.
package enum Checksum {
  package static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { raw in
      let count = UInt32(truncatingIfNeeded: raw.count)
      var sums = (count, count, count, count)
      let blocks = raw.count / 16 * 16
      for offset in stride(from: 0, to: blocks, by: 16) {
        add(word(raw, offset), &sums.0)
        add(word(raw, offset + 4), &sums.1)
        add(word(raw, offset + 8), &sums.2)
        add(word(raw, offset + 12), &sums.3)
      }
      var sum = sums.0
      add(sums.1, &sum)
      add(sums.2, &sum)
      add(sums.3, &sum)
      for offset in blocks..<raw.count { add(UInt32(raw[offset]), &sum) }
      return sum
    }
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Eight hexadecimal digits.
  package static func text(_ sum: UInt32) -> String {
    UInt64(sum).hex(width: 8)
  }

  private static func add(_ word: UInt32, _ sum: inout UInt32) {
    sum = (sum ^ word) &* 0x9E37_79B1
    sum ^= sum >> 15
  }
}
