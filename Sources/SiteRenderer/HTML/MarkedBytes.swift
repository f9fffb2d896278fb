import CommonMark

/// What there may be to do about the marks and scripts of a piece of markup, found in one pass over its bytes.
///
/// The loop neither branches nor leaves early, so that many bytes are looked at together.
struct MarkedBytes {
  /// Whether there may be a straight quotation mark or apostrophe outside tags: they stand as `&quot;` and `'`.
  let hasQuotes: Bool
  let isBeyondASCII: Bool

  init(_ markup: String) {
    (hasQuotes, isBeyondASCII) = markup.withBytes { bytes in
      var quotes: UInt8 = 0
      var all: UInt8 = 0
      for byte in bytes {
        quotes |= (byte == UInt8(ascii: "'") ? 1 : 0) | (byte == UInt8(ascii: "&") ? 1 : 0)
        all |= byte
      }
      return (quotes != 0, all >= 0x80)
    }
  }
}
