/// A number that nearly every change of some bytes changes, and every change of one bit.
///
/// Four bytes at a time, each step a bijection of the sum so far: a page has to do it in script.
package enum Checksum {
  package static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32(truncatingIfNeeded: bytes.count)
    let whole = bytes.count / 4 * 4
    bytes.withUnsafeBytes { raw in
      for offset in stride(from: 0, to: whole, by: 4) {
        add(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)), &sum)
      }
      for offset in whole..<raw.count { add(UInt32(raw[offset]), &sum) }
    }
    return sum
  }

  /// Eight hexadecimal digits.
  package static func text(_ sum: UInt32) -> String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static func add(_ word: UInt32, _ sum: inout UInt32) {
    sum = (sum ^ word) &* 0x9E37_79B1
    sum ^= sum >> 15
  }
}
