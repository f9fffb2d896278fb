/// An item of a YAML list with its place in the text, for taking it out and leaving all else as somebody wrote it.
package struct YAMLListItem {
  private let bytes: [UInt8]
  private let item: Range<Int>
  private let isAlone: Bool

  /// - Parameters:
  ///   - name: what it says; `nil` comes of one that is written otherwise, with escapes or a tag or on lines of its own.
  ///   - place: its UTF-8 offsets, with its quotes or without.
  ///   - isAlone: whether it is the only one.
  package init?(_ name: String, of text: String, at place: Range<Int>, isAlone: Bool) {
    bytes = Array(text.utf8)
    self.isAlone = isAlone
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    var (start, end) = (place.lowerBound, place.upperBound)
    if start < end, quotes.contains(bytes[start]), bytes[end - 1] == bytes[start] {
      (start, end) = (start + 1, end - 1)
    }
    guard start <= end, bytes[start..<end].elementsEqual(name.utf8), start > 0 else { return nil }
    if quotes.contains(bytes[start - 1]), end < bytes.count, bytes[end] == bytes[start - 1] {
      (start, end) = (start - 1, end + 1)
    }
    item = start..<end
    guard dash != nil || isAmongCommas else { return nil }
  }

  /// What to put in place of which bytes.
  package var removal: [(range: Range<Int>, text: String)] {
    guard let dash else { return inBrackets() }
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

  /// The dash before the item, on its line.
  private var dash: Int? {
    let line = lineStart
    let last = bytes[line..<item.lowerBound].lastIndex { !Self.isBlank($0) }
    guard let last, bytes[last] == UInt8(ascii: "-"), bytes[line..<last].allSatisfy(Self.isBlank)
    else { return nil }
    return last
  }

  private var isAmongCommas: Bool {
    let before = bytes[..<item.lowerBound].last { !Self.isBlank($0) && !Self.isLineEnd($0) }
    let begins =
      [UInt8(ascii: "["), UInt8(ascii: ",")].contains(before)
      || bytes[lineStart..<item.lowerBound].allSatisfy(Self.isBlank)
    let next = placeBehind().map { bytes[$0] }
    return begins && [UInt8(ascii: ","), UInt8(ascii: "]")].contains(next)
  }

  private func commaBehind() -> Int? {
    placeBehind().flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
  }

  /// Where something stands behind the item, past comments.
  private func placeBehind() -> Int? {
    var isComment = false
    for place in item.upperBound..<bytes.count {
      let byte = bytes[place]
      if Self.isLineEnd(byte) {
        isComment = false
      } else if byte == UInt8(ascii: "#") {
        isComment = true
      } else if !isComment, !Self.isBlank(byte) {
        return place
      }
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
