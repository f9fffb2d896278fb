import CommonMark

/// A number that differs when anything differs that the site is made from: the same for the same bytes on any machine.
///
/// FNV-1a over words of eight bytes; nobody gains by forging it.
package struct ContentVersion: Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value ^ value >> 29, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The next piece; its length is part of it.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  package mutating func add(_ text: String) {
    text.withBytes { add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ number: Int) {
    mix(UInt64(bitPattern: Int64(number)))
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for offset in stride(from: 0, through: bytes.count - 8, by: 8) {
      mix(UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    mix(bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) })
    mix(UInt64(bytes.count))
  }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    value ^= value >> 32
  }
}
