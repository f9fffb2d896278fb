extension Document {
  /// Whether a soft break parts words.
  ///
  /// Between letters or marks of Chinese and Japanese, which write no blanks, the end of a line is nothing, as in CSS. In
  /// Hangul it is a blank, and in Thai, which has blanks between sentences.
  package func partsWords(_ softBreak: Node) -> Bool {
    var next = softBreak.id + 1
    while next < nodes.count, nodes[next].kind.isSpan { next += 1 }
    guard next < nodes.count, nodes[next].kind == .text, nodes[softBreak.id - 1].kind == .text
    else { return true }
    return !literal(of: next, satisfies: Self.beginUnspaced)
      || !literal(of: softBreak.id - 1, satisfies: Self.endUnspaced)
  }

  private static func beginUnspaced(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, mayLead(first) else { return false }
    return String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first
      .map(isUnspaced) ?? false
  }

  private static func endUnspaced(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = bytes.last, last >= 0x80 else { return false }
    return String(decoding: bytes.suffix(4), as: UTF8.self).unicodeScalars.last
      .map(isUnspaced) ?? false
  }

  /// Bytes that such letters begin with in UTF-8, and syllables of Hangul do not.
  private static func mayLead(_ byte: UInt8) -> Bool {
    (0xE2...0xE9).contains(byte) || (0xEF...0xF0).contains(byte)
  }

  /// What Unicode calls wide, full-width or half-width, but for Hangul and emoji.
  private static func isUnspaced(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x2E80...0x312F, 0x3190...0x31FF, 0x3220...0x325F, 0x3280...0x9FFF, 0xF900...0xFAFF: true
    case 0xFE30...0xFE4F, 0xFF01...0xFF9F, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
