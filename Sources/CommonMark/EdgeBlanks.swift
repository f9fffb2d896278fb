/// The blanks at the ends of a text, as character references: beside the marks of emphasis, which would be none, and where
/// a heading or a line would lose them.
struct EdgeBlanks {
  let leading: String
  let middle: String
  let trailing: String

  /// - Returns: `nil` without such blanks.
  init?(_ text: UnsafeBufferPointer<UInt8>, of node: Node, in document: Document) {
    let (atStart, atEnd) = Self.edges(of: node, in: document)
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

  /// Whether a text begins what is emphasised or a heading, and whether it ends one, a paragraph or a line.
  private static func edges(
    of node: Node, in document: Document
  ) -> (atStart: Bool, atEnd: Bool) {
    guard let parent = document.parent(of: node.id) else { return (false, false) }
    if case .link = parent.kind { return (false, false) }
    let atStart = parent.id + 1 == node.id && parent.kind != .paragraph
    guard node.end < parent.end else { return (atStart, true) }
    let next = document[node.end].kind
    return (atStart, next == .softBreak || next == .lineBreak)
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
