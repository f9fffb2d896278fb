/// Bytes that are not UTF-8.
package struct InvalidUTF8: Error, Equatable, Sendable {
  /// The first byte that cannot be read.
  package let position: SourcePosition
  /// Its column in UTF-16 units, counted from 1.
  package let utf16Column: Int
  package let byte: UInt8
}

extension Document {
  /// The text of a file's bytes.
  package static func decode(_ bytes: [UInt8]) throws(InvalidUTF8) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let offset = firstInvalidByte(of: bytes)
    let lines = bytes[..<offset].withUnsafeBufferPointer(LineTable.init)
    let position = lines.position(of: offset)
    let before = String(decoding: bytes[(offset - position.column + 1)..<offset], as: UTF8.self)
    throw InvalidUTF8(
      position: position, utf16Column: before.utf16.count + 1, byte: bytes[offset])
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return min(offset, bytes.count - 1)
      case .emptyInput: return bytes.count - 1
      }
    }
  }
}
