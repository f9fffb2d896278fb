/// A text of YAML without quotation marks that ends where a comment begins in the same line.
struct CutText {
  /// From the first letter of the text to the end of the line.
  let whole: Range<Int>
  /// Where the number sign stands.
  let comment: Int

  /// Looks behind a value for a comment; `nil` where there is none, or the value is not written as it is read.
  ///
  /// - Parameters:
  ///   - value: the text, in which YAML has made one blank of a line end.
  ///   - start: where it begins in the bytes of the file.
  init?(_ value: String, at start: Int, in bytes: String.UTF8View) {
    var rest = bytes.dropFirst(start)
    for byte in value.utf8 {
      guard byte != UInt8(ascii: " ") else {
        guard rest.first.map(Self.isBlank) ?? false else { return nil }
        rest = rest.drop(while: Self.isBlank)
        continue
      }
      guard rest.popFirst() == byte else { return nil }
    }
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    rest = rest.dropFirst(blanks.count)
    guard !blanks.isEmpty, rest.first == UInt8(ascii: "#") else { return nil }
    comment = bytes.distance(from: bytes.startIndex, to: rest.startIndex)
    let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let trailing = line.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    whole = start..<comment + line.count - trailing.count
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
