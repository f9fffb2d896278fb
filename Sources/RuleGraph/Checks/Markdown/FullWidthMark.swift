import CommonMark

/// A character that was meant as a mark of Markdown.
struct FullWidthMark {
  let first: Range<Int>
  let meant: String

  /// The first of a text.
  init?(in text: RunningText) {
    let bytes = text.bytes
    guard bytes.contains(where: { $0 == 0xEF || $0 == 0xE2 }) else { return nil }
    if bytes.starts(with: Self.quote) {
      self.init(first: 0..<Self.quote.count - 1, meant: ">")
      return
    }
    let found = Self.marks.compactMap { mark -> FullWidthMark? in
      Self.first(mark.written, in: bytes) {
        mark.isMeant(bytes[..<$0.lowerBound], bytes[$0.upperBound...])
      }
      .map { FullWidthMark(first: $0, meant: mark.meant) }
    }
    guard let first = found.min(by: { $0.first.lowerBound < $1.first.lowerBound }) else {
      return nil
    }
    self = first
  }

  private init(first: Range<Int>, meant: String) {
    (self.first, self.meant) = (first, meant)
  }

  private static func first(
    _ mark: [UInt8], in bytes: [UInt8], where isMeant: (Range<Int>) -> Bool
  ) -> Range<Int>? {
    var start = 0
    while let next = bytes[start...].firstIndex(of: mark[0]) {
      let end = next + mark.count
      if bytes[next...].starts(with: mark), isMeant(next..<end) { return next..<end }
      start = next + 1
    }
    return nil
  }

  /// At the beginning of a paragraph.
  private static let quote = Array("＞ ".utf8)

  private struct Mark: Sendable {
    let written: [UInt8]
    let meant: String
    /// By what is before and behind it.
    let isMeant: @Sendable (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Bool
  }

  private static let marks = [
    // The sign of a currency too: `₩ or ￦`, `₩와 ₩`.
    pair("₩", "`", opens: beginsName) { line in !endsOpen(line) },
    pair("｀", "`"),
    pair("＊＊", "**"),
    Mark(written: Array("］(".utf8), meant: "](") { holdsAddress($1, until: ")") },
    // Brackets of full width are right around words.
    Mark(written: Array("（".utf8), meant: "(") { before, rest in
      ["]", "］"].contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
        && holdsAddress(rest, until: "）")
    },
  ]

  /// A mark that is at both ends of something in a line.
  private static func pair(
    _ mark: String, _ meant: String,
    opens: @escaping @Sendable (ArraySlice<UInt8>) -> Bool = { $0.first != UInt8(ascii: " ") },
    closes: @escaping @Sendable (ArraySlice<UInt8>) -> Bool = { _ in true }
  ) -> Mark {
    let written = Array(mark.utf8)
    return Mark(written: written, meant: meant) { _, rest in
      guard opens(rest) else { return false }
      let line = rest.prefix(farthest).prefix { $0 != UInt8(ascii: "\n") }
      return line.indices.dropFirst().contains {
        line[$0...].starts(with: written) && closes(line[..<$0])
      }
    }
  }

  /// A name of Swift, or a member with its dot.
  private static func beginsName(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.first == UInt8(ascii: ".") ? rest.dropFirst() : rest
    return name.first.map { $0.isWordByte && !$0.isDigit } ?? false
  }

  /// Whether a blank or an opening mark ends a stretch.
  private static func endsOpen(_ line: ArraySlice<UInt8>) -> Bool {
    [" ", "(", "[", "{", "/", "“", "‘", "「", "（"].contains {
      line.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  private static func holdsAddress(_ rest: ArraySlice<UInt8>, until end: String) -> Bool {
    let text = String(decoding: rest.prefix(farthest), as: UTF8.self)
    guard let close = text.firstRange(of: end) else { return false }
    let address = text[..<close.lowerBound]
    return !address.contains(" ")
      && ["/", ".md", ".svg", "#"].contains { address.contains($0) }
  }

  private static let farthest = 200
}
