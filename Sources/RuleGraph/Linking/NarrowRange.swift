import CommonMark

/// Finds the stretch of a range that holds a name.
enum NarrowRange {
  /// The last occurrence in the range, because a link's destination follows its text; the whole
  /// range when the name is not there letter by letter.
  static func of(_ name: String, in range: SourceRange, of document: Document) -> SourceRange {
    guard let slice = document.source(range), !name.isEmpty,
      let found = lastOccurrence(of: name, in: slice)
    else { return range }
    let start = position(of: found.lowerBound, in: slice, from: range.lowerBound)
    let end = position(of: found.upperBound, in: slice, from: range.lowerBound)
    return start..<end
  }

  private static func lastOccurrence(of name: String, in text: Substring) -> Range<String.Index>? {
    var end = text.endIndex
    while end > text.startIndex {
      if text[..<end].hasSuffix(name) {
        return text.utf8.index(end, offsetBy: -name.utf8.count)..<end
      }
      end = text.index(before: end)
    }
    return nil
  }

  private static func position(
    of index: String.Index, in text: Substring, from start: SourcePosition
  ) -> SourcePosition {
    let before = text[..<index].utf8
    let lines = before.filter { $0 == UInt8(ascii: "\n") }.count
    guard lines > 0 else {
      return SourcePosition(line: start.line, column: start.column + before.count)
    }
    let lastLine = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    return SourcePosition(line: start.line + lines, column: lastLine + 1)
  }
}
