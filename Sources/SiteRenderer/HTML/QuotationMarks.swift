import CommonMark

/// Puts a language's quotation marks and apostrophes in place of the straight ones people type.
struct QuotationMarks: Sendable {
  /// Outer pair, inner pair; the last is the apostrophe as well.
  fileprivate let marks: [[UInt8]]

  private static let straight = ["\"", "\"", "'", "'"].map { Array($0.utf8) }

  /// Four characters such as `“”‘’`; with anything else marks stay as they are.
  init(_ marks: String) {
    let characters = marks.map { Array(String($0).utf8) }
    self.marks = characters.count == 4 ? characters : Self.straight
  }

  /// A text without markup.
  func text(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") })
    else { return text }
    var scan = QuoteScan(Array(text.utf8), marks: self)
    scan.addText(scan.bytes.indices)
    return String(decoding: scan.output, as: UTF8.self)
  }

  /// Markup as `HTMLRenderer` writes it; tags and code stay as they are.
  func markup(_ markup: TrustedHTML) -> TrustedHTML {
    var scan = QuoteScan(Array(markup.markup.utf8), marks: self)
    for piece in MarkupPieces(scan.bytes, keptWhole: ["code"]) {
      if let tag = piece.tag {
        scan.addTag(tag, piece.range)
      } else {
        scan.addMarkup(piece.range)
      }
    }
    return TrustedHTML(markup: String(decoding: scan.output, as: UTF8.self))
  }
}

/// A walk over the bytes of a text that writes another.
private struct QuoteScan {
  let bytes: [UInt8]
  private(set) var output: [UInt8] = []
  private let marks: [[UInt8]]
  /// Whether a mark here opens whatever follows: at the beginning, after a space, a bracket or another mark that opens.
  private var isAtStart = true

  private static let openers = Set(" \n\t([{".utf8)
  private static let joints = ["/", "–", "—"].map { Array($0.utf8) }
  private static let inlineTags = Set(["a", "em", "strong", "wbr"].flatMap { [$0, "/" + $0] })
  private static let entity = Array("&quot;".utf8)

  init(_ bytes: [UInt8], marks: QuotationMarks) {
    self.bytes = bytes
    self.marks = marks.marks
    output.reserveCapacity(bytes.count + 32)
  }

  mutating func addText(_ range: Range<Int>) {
    for position in range { addByte(at: position) }
  }

  /// In markup a double mark stands as `&quot;`.
  mutating func addMarkup(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "&"), bytes[position...].starts(with: Self.entity) {
        addMark(at: position, of: Self.entity.count, pair: 0)
        position += Self.entity.count
      } else {
        addByte(at: position)
        position += 1
      }
    }
  }

  /// Code, which is here with all that is in it, is a word; tags between blocks begin anew.
  mutating func addTag(_ tag: String, _ range: Range<Int>) {
    if tag == "code" {
      isAtStart = false
    } else if !Self.inlineTags.contains(tag) {
      isAtStart = true
    }
    output += bytes[range]
  }

  private mutating func addByte(at position: Int) {
    switch bytes[position] {
    case UInt8(ascii: "'"): addMark(at: position, of: 1, pair: 2)
    case UInt8(ascii: "\""): addMark(at: position, of: 1, pair: 0)
    case let byte:
      isAtStart = Self.openers.contains(byte)
      output.append(byte)
    }
  }

  private mutating func addMark(at position: Int, of count: Int, pair: Int) {
    output += marks[opens(at: position, count) ? pair : pair + 1]
  }

  /// Whether a mark of so many bytes opens; after a slash or dash it does where a word follows: `either/"or"`.
  private func opens(at position: Int, _ count: Int) -> Bool {
    if isAtStart { return true }
    guard position + count < bytes.count else { return false }
    let next = bytes[position + count]
    let isWord = next >= 0x80 || next.isLetterOrDigit
    return isWord && Self.joints.contains { bytes[..<position].suffix($0.count).elementsEqual($0) }
  }
}
