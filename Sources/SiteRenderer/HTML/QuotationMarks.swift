import CommonMark

/// Puts a language's quotation marks and apostrophes in place of the straight ones people type.
struct QuotationMarks: Sendable {
  /// Outer pair, inner pair; the last is the apostrophe as well.
  private let marks: [[UInt8]]

  private static let straight = ["\"", "\"", "'", "'"].map { Array($0.utf8) }
  private static let entity = Array("&quot;".utf8)

  /// Four characters such as `“”‘’`; with anything else marks stay as they are.
  init(_ marks: String) {
    let characters = marks.map { Array(String($0).utf8) }
    self.marks = characters.count == 4 ? characters : Self.straight
  }

  /// A text without markup.
  func text(_ text: String) -> String {
    text.utf8.contains { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }
      ? converted(text, isMarkup: false) : text
  }

  /// Markup as `HTMLRenderer` writes it; tags and code stay as they are.
  func markup(_ markup: TrustedHTML) -> TrustedHTML {
    TrustedHTML(markup: converted(markup.markup, isMarkup: true))
  }

  private func converted(_ text: String, isMarkup: Bool) -> String {
    var scan = Scan(bytes: Array(text.utf8))
    while let byte = scan.current {
      if isMarkup, byte == UInt8(ascii: "<") {
        scan.copyTag()
      } else if byte == UInt8(ascii: "'") {
        scan.replace(1, with: marks[scan.opens(1) ? 2 : 3])
      } else if byte == UInt8(ascii: "\"") {
        scan.replace(1, with: marks[scan.opens(1) ? 0 : 1])
      } else if isMarkup, byte == UInt8(ascii: "&"), scan.isAt(Self.entity) {
        scan.replace(Self.entity.count, with: marks[scan.opens(Self.entity.count) ? 0 : 1])
      } else {
        scan.copy()
      }
    }
    return String(decoding: scan.output, as: UTF8.self)
  }
}

/// A walk over the bytes of a text that writes another.
private struct Scan {
  let bytes: [UInt8]
  var output: [UInt8] = []
  private var position = 0
  /// Whether a mark here opens whatever follows: at the beginning, after a space, a bracket or another mark that opens.
  private var isAtStart = true

  private static let openers = Set(" \n\t([{".utf8)
  private static let joints = ["/", "–", "—"].map { Array($0.utf8) }
  private static let inlineTags = ["a", "em", "strong", "code", "wbr"].flatMap { [$0, "/" + $0] }

  init(bytes: [UInt8]) {
    self.bytes = bytes
    output.reserveCapacity(bytes.count + 32)
  }

  var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  func isAt(_ pattern: [UInt8]) -> Bool {
    bytes[position...].starts(with: pattern)
  }

  /// Whether a mark of so many bytes opens here; after a slash or dash it does where a word follows: `either/"or"`.
  func opens(_ count: Int) -> Bool {
    if isAtStart { return true }
    guard position + count < bytes.count else { return false }
    let next = bytes[position + count]
    let isWord = next >= 0x80 || next.isLetterOrDigit
    return isWord && Self.joints.contains { bytes[..<position].suffix($0.count).elementsEqual($0) }
  }

  mutating func copy() {
    isAtStart = Self.openers.contains(bytes[position])
    output.append(bytes[position])
    position += 1
  }

  mutating func replace(_ count: Int, with mark: [UInt8]) {
    output += mark
    position += count
  }

  /// Copies a tag, and with `<code>` all that is in it.
  mutating func copyTag() {
    let rest = bytes[position...]
    let isCode = isAt(Array("<code".utf8))
    let end = isCode ? Self.endOfCode(rest) : rest.firstIndex(of: UInt8(ascii: ">"))
    let stop = end.map { $0 + 1 } ?? bytes.count
    let name = rest.dropFirst().prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ") }
    if isCode {
      isAtStart = false
    } else if !Self.inlineTags.contains(String(decoding: name, as: UTF8.self)) {
      isAtStart = true
    }
    output += bytes[position..<stop]
    position = stop
  }

  private static func endOfCode(_ bytes: ArraySlice<UInt8>) -> Int? {
    let tag = Array("</code>".utf8)
    var position = bytes.startIndex
    while position + tag.count <= bytes.endIndex {
      if bytes[position] == tag[0], bytes[position...].starts(with: tag) {
        return position + tag.count - 1
      }
      position += 1
    }
    return nil
  }
}
