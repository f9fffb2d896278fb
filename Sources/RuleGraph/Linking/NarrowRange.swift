import CommonMark

/// Finds the stretch of a range that holds a name.
enum NarrowRange {
  /// Its first occurrence in the range, or the last; `nil` when the name is not there letter by letter.
  static func of(
    _ name: String, in range: SourceRange, of document: Document, isLast: Bool = false
  ) -> SourceRange? {
    guard let slice = document.source(range), !name.isEmpty else { return nil }
    let (name, text) = (Array(name.utf8), Array(slice.utf8))
    guard let found = isLast ? lastOccurrence(of: name, in: text) : text.firstRange(of: name) else {
      return nil
    }
    let start = position(of: found.lowerBound, in: slice.utf8, from: range.lowerBound)
    let end = position(of: found.upperBound, in: slice.utf8, from: range.lowerBound)
    return start..<end
  }

  /// The search of the standard library goes once through the text, however often it almost has the name.
  private static func lastOccurrence(of name: [UInt8], in text: [UInt8]) -> Range<Int>? {
    Array(text.reversed()).firstRange(of: Array(name.reversed())).map { found in
      text.count - found.upperBound..<text.count - found.lowerBound
    }
  }

  private static func position(
    of offset: Int, in text: Substring.UTF8View, from start: SourcePosition
  ) -> SourcePosition {
    let before = text.prefix(offset)
    let lines = before.count { $0 == UInt8(ascii: "\n") }
    guard lines > 0 else {
      return SourcePosition(line: start.line, column: start.column + before.count)
    }
    let lastLine = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    return SourcePosition(line: start.line + lines, column: lastLine + 1)
  }
}
