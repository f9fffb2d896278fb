extension String {
  /// The same with one blank for several, the end of a line where one of them was that; none at the beginning and the end.
  ///
  /// Code is shown among the words around it, where its indentation would not be seen anyway.
  var withSingleBlanks: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if !Self.isBlank(byte) {
        bytes.append(byte)
      } else if let last = bytes.last, !Self.isBlank(last) {
        bytes.append(byte == Self.lineEnd ? byte : UInt8(ascii: " "))
      } else if byte == Self.lineEnd, !bytes.isEmpty {
        bytes[bytes.count - 1] = byte
      }
    }
    if let last = bytes.last, Self.isBlank(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == lineEnd || byte == UInt8(ascii: "\t")
  }
}
