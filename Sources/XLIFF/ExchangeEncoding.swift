import CommonMark
import RuleGraph

/// How the bytes of a document stand for text.
///
/// Expat is told that all is UTF-8, whatever a declaration says, for tools write UTF-16 as well. A document in another
/// encoding would come in with U+FFFD for what it says.
enum ExchangeEncoding {
  /// The same text in UTF-8.
  ///
  /// - Throws: `ExchangeReader.Fault` when it is in neither.
  static func utf8(_ bytes: [UInt8]) throws(ExchangeReader.Fault) -> [UInt8] {
    guard ForeignEncoding(of: bytes) != .utf32 else {
      throw ExchangeReader.Fault(
        line: 1, problem: "the document is UTF-32; it must be in UTF-8 or UTF-16")
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf8(of: bytes, high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf8(of: bytes, high: 0) }
    do {
      _ = try Document.decode(bytes)
      return bytes
    } catch {
      let byte = String(error.byte, radix: 16, uppercase: true)
      throw ExchangeReader.Fault(
        line: error.position.line,
        problem: "the byte 0x\(byte) is not UTF-8; a document must be in UTF-8 or UTF-16")
    }
  }

  /// - Parameter high: which of two bytes is worth more.
  private static func utf8(
    of bytes: [UInt8], high: Int
  ) throws(ExchangeReader.Fault) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + 1 - high])
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw ExchangeReader.Fault(line: 1, problem: "the document is not UTF-16, as its mark says")
    }
    return Array(text.utf8)
  }
}
