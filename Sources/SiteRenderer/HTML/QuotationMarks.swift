import CommonMark
import RuleGraph

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
  /// The place before, with no regard to tags within a line; nothing behind code.
  private var last: Int?
  /// Whether a double mark has been opened and not closed, and a single one.
  private var isOpen = (double: false, single: false)

  private static let openers = Set(" \n\t([{".utf8)
  /// What a single mark opens behind; behind any other sign it may be an apostrophe: `C++'s`.
  private static let joints = Set("/–—·…:→：、，。\u{A0}\u{3000}".unicodeScalars)
  /// The scripts whose words have no spaces between them, so that a mark opens in the middle of a line.
  private static let unspaced: Set<WritingSystem> = [
    .han, .kana, .bopomofo, .thai, .lao, .khmer, .burmese,
  ]
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
      last = nil
    } else if !Self.inlineTags.contains(tag) {
      isAtStart = true
      if tag.hasPrefix("/") { isOpen = (false, false) }
    }
    output += bytes[range]
  }

  private mutating func addByte(at position: Int) {
    switch bytes[position] {
    case UInt8(ascii: "'"): addMark(at: position, of: 1, pair: 2)
    case UInt8(ascii: "\""): addMark(at: position, of: 1, pair: 0)
    case let byte:
      isAtStart = Self.openers.contains(byte)
      last = position
      output.append(byte)
    }
  }

  private mutating func addMark(at position: Int, of count: Int, pair: Int) {
    let isDouble = pair == 0
    let opens = isAtStart || opensWithin(isDouble, before: position + count)
    if isDouble { isOpen.double = opens } else { isOpen.single = opens }
    last = position
    output += marks[opens ? pair : pair + 1]
  }

  /// Whether a mark opens right behind something: none is open, something follows, and what stands before is no word,
  /// such as the `·` of `"확인"·"취소"`, or of a script without spaces.
  private func opensWithin(_ isDouble: Bool, before next: Int) -> Bool {
    guard !(isDouble ? isOpen.double : isOpen.single), isFollowed(at: next), let last,
      let before = character(endingAt: last)
    else { return false }
    if let system = WritingSystem(letter: before.value) { return Self.unspaced.contains(system) }
    // Behind a number it is one of inches or feet.
    guard before.properties.numericType == nil else { return false }
    return isDouble || Self.joints.contains(before)
  }

  /// Whether neither a blank nor the end of an element stands at a place.
  private func isFollowed(at position: Int) -> Bool {
    guard position < bytes.count else { return false }
    return switch bytes[position] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"): false
    case UInt8(ascii: "<"): position + 1 < bytes.count && bytes[position + 1] != UInt8(ascii: "/")
    default: true
    }
  }

  private func character(endingAt last: Int) -> Unicode.Scalar? {
    let start = bytes[...last].lastIndex { $0 & 0xC0 != 0x80 } ?? last
    return String(decoding: bytes[start...last], as: UTF8.self).unicodeScalars.first
  }
}
