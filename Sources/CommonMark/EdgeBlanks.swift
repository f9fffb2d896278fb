/// The blanks at the ends of a text, as character references.
struct EdgeBlanks {
  let leading: String
  let middle: String
  let trailing: String

  /// - Returns: `nil` without blanks where they are looked for.
  init?(_ text: UnsafeBufferPointer<UInt8>, atStart: Bool, atEnd: Bool) {
    guard atStart && Self.mayBegin(text) || atEnd && Self.mayEnd(text) else { return nil }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars[...]
    let rest = atStart ? scalars.drop(while: \.properties.isWhitespace) : scalars
    let end = atEnd ? rest.lastIndex { !$0.properties.isWhitespace } : rest.indices.last
    let middle = end.map { rest[...$0] } ?? rest[..<rest.startIndex]
    guard middle.count < scalars.count else { return nil }
    leading = Self.references(scalars[..<rest.startIndex])
    self.middle = String(middle)
    trailing = Self.references(rest[middle.endIndex...])
  }

  /// Whether the first bytes may be those of a blank: in nearly all texts they are not.
  private static func mayBegin(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first.map { $0.isSpaceOrTab || $0 == 0xC2 || (0xE1...0xE3).contains($0) } ?? false
  }

  /// The same of the last bytes: blanks have two or three.
  private static func mayEnd(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = text.last else { return false }
    if last.isSpaceOrTab { return true }
    if text.count > 1, text[text.count - 2] == 0xC2 { return true }
    return text.count > 2 && (0xE1...0xE3).contains(text[text.count - 3])
  }

  private static func references(_ blanks: Substring.UnicodeScalarView) -> String {
    blanks.map { "&#\($0.value);" }.joined()
  }
}
