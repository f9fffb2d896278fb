/// The control characters of a text but tab, line feed and carriage return: the rest of U+0000–U+001F, and U+007F–U+009F.
///
/// A terminal obeys them, XML must not hold them, and a browser shows nothing. So U+FFFD stands for each where a text is
/// read, as CommonMark has it for U+0000.
package struct ControlCharacters {
  /// The text as UTF-8 with U+FFFD for each.
  package private(set) var replaced: [UInt8]
  /// Where the first stands in `replaced`, and which it was.
  package private(set) var first: (offset: Int, scalar: Unicode.Scalar)?
  package private(set) var count = 0

  /// - Parameter bytes: UTF-8, perhaps with faults.
  package init(in bytes: [UInt8]) {
    replaced = bytes
    guard bytes.withUnsafeBufferPointer(Self.isAny) else { return }
    replaced = []
    replaced.reserveCapacity(bytes.count + 32)
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// The text of libcmark, in which character references stand for what they name.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    guard isAny(in: text) else { return bytes.append(contentsOf: text) }
    bytes.append(contentsOf: ControlCharacters(in: Array(text)).replaced)
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let isPair = Self.isPair(bytes, at: offset)
      if isPair || Self.isControl(byte) {
        let value = isPair ? bytes[offset + 1] : byte
        if count == 0 { first = (replaced.count, Unicode.Scalar(value)) }
        replaced.append(contentsOf: [0xEF, 0xBF, 0xBD])
        count += 1
      } else {
        replaced.append(byte)
      }
      offset += isPair ? 2 : 1
    }
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F
  }

  /// Whether there is any: every file passes here.
  private static func isAny(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Without a branch, so that many bytes are looked at together.
    var found: UInt8 = 0
    for byte in bytes {
      let low: UInt8 = byte < 0x20 ? 1 : 0
      let white: UInt8 = (byte == 0x09 ? 1 : 0) | (byte == 0x0A ? 1 : 0) | (byte == 0x0D ? 1 : 0)
      let delete: UInt8 = byte == 0x7F ? 1 : 0
      found |= low & ~white | delete
    }
    return found != 0 || isAnyPair(in: bytes)
  }

  /// Whether there is any of U+0080–U+009F.
  private static func isAnyPair(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while let lead = bytes.firstIndex(of: 0xC2, from: start) {
      start = lead + 1
      if isPair(bytes, at: lead) { return true }
    }
    return false
  }

  private static func isPair(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    bytes[offset] == 0xC2 && offset + 1 < bytes.count && bytes[offset + 1] & 0xE0 == 0x80
  }
}
