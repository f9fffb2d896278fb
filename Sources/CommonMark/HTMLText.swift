/// HTML under construction, as UTF-8.
package struct HTMLText: Sendable {
  package private(set) var bytes: [UInt8]

  package init(capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  package var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what is HTML already.
  package mutating func append(markup: String) {
    bytes.append(utf8: markup)
  }

  /// Appends what is HTML already.
  package mutating func append(bytes markup: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: markup)
  }

  /// Appends what is HTML already.
  package mutating func append(bytes markup: some Collection<UInt8>) {
    bytes.append(contentsOf: markup)
  }

  /// Appends text with `&`, `<`, `>` and `"` escaped, as libcmark does; an attribute in single quotes would need more.
  package mutating func append(text: String, escapingApostrophes: Bool = false) {
    text.withBytes { append(text: $0, escapingApostrophes) }
  }

  /// Appends text as UTF-8 in the same way.
  ///
  /// Stretches without anything to escape are copied as a whole: nearly all text is.
  package mutating func append(
    text: UnsafeBufferPointer<UInt8>, _ escapingApostrophes: Bool = false
  ) {
    var start = 0
    for offset in text.indices {
      // The bytes of `"`, `&`, `'`, `<` and `>` are all below this one.
      guard text[offset] <= UInt8(ascii: ">"),
        let escape = Self.escape(of: text[offset], escapingApostrophes)
      else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<offset]))
      append(escape)
      start = offset + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func append(_ literal: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  private static func escape(of byte: UInt8, _ escapingApostrophes: Bool) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): escapingApostrophes ? "&#39;" : nil
    default: nil
    }
  }
}
