/// An item of a YAML list with its place in the text, for taking it out and leaving all else as somebody wrote it.
package struct YAMLListItem {
  private let bytes: [UInt8]
  private let item: Range<Int>
  private let isAlone: Bool

  /// - Parameters:
  ///   - item: its UTF-8 offsets.
  ///   - isAlone: whether it is the only one.
  package init(of text: String, at item: Range<Int>, isAlone: Bool) {
    bytes = Array(text.utf8)
    self.item = item
    self.isAlone = isAlone
  }

  /// What to put in place of which bytes.
  package var removal: [(range: Range<Int>, text: String)] {
    let start = lineStart
    let dash = bytes[start..<item.lowerBound].lastIndex { !Self.isBlank($0) }
    guard let dash, bytes[dash] == UInt8(ascii: "-"), bytes[start..<dash].allSatisfy(Self.isBlank)
    else { return inBrackets() }
    // A list of nothing has to be indented further than its key, as the dash need not be.
    if isAlone { return [(dash..<item.upperBound, "  []")] }
    return [(wholeLine(dash..<item.upperBound), "")]
  }

  /// From an item among commas, one of which goes too.
  private func inBrackets() -> [(range: Range<Int>, text: String)] {
    if let comma = commaBehind() {
      let end = comma + 1 + bytes[(comma + 1)...].prefix(while: Self.isBlank).count
      guard bytes[item.upperBound..<comma].contains(UInt8(ascii: "#")) else {
        return [(wholeLine(item.lowerBound..<end), "")]
      }
      return [(item, ""), (comma..<end, "")]
    }
    return [((isAlone ? nil : commaBefore()) ?? item.lowerBound..<item.upperBound, "")]
  }

  /// The comma behind the item, past comments.
  private func commaBehind() -> Int? {
    var place = item.upperBound
    var isComment = false
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isComment = false
      case UInt8(ascii: "#"): isComment = true
      case UInt8(ascii: ",") where !isComment: return place
      case let byte where !isComment && !Self.isBlank(byte): return nil
      default: break
      }
      place += 1
    }
    return nil
  }

  /// From the comma before the item to its end; `nil` where that comma may be one of a comment.
  private func commaBefore() -> Range<Int>? {
    let comma = bytes[..<item.lowerBound].lastIndex { !Self.isBlank($0) && !Self.isLineEnd($0) }
    guard let comma, bytes[comma] == UInt8(ascii: ",") else { return nil }
    let line = bytes[..<comma].lastIndex(where: Self.isLineEnd).map { $0 + 1 } ?? 0
    return bytes[line..<comma].contains(UInt8(ascii: "#")) ? nil : comma..<item.upperBound
  }

  /// A stretch, or its line with the line's end where nothing else stands there.
  private func wholeLine(_ stretch: Range<Int>) -> Range<Int> {
    let start = lineStart
    let end = bytes[stretch.upperBound...].firstIndex { !Self.isBlank($0) } ?? bytes.endIndex
    guard bytes[start..<stretch.lowerBound].allSatisfy(Self.isBlank),
      end == bytes.endIndex || Self.isLineEnd(bytes[end])
    else { return stretch }
    let isPair = bytes[end...].starts(with: "\r\n".utf8)
    return start..<min(end + (isPair ? 2 : 1), bytes.endIndex)
  }

  private var lineStart: Int {
    bytes[..<item.lowerBound].lastIndex(where: Self.isLineEnd).map { $0 + 1 } ?? 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
