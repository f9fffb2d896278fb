package import CommonMark

/// A stretch of a content file.
public struct SourceLocation: Hashable, Sendable {
  /// The path as it is printed: the content folder as it was given, followed by the path below it; with `.`, only the
  /// path below it.
  public let path: String
  /// Half-open; lines and UTF-8 columns from 1.
  package let range: SourceRange

  package init(path: String, range: SourceRange) {
    self.path = path
    self.range = range
  }

  /// The whole file, for what has no narrower place.
  package init(path: String) {
    let start = SourcePosition(line: 1, column: 1)
    self.init(path: path, range: start..<start)
  }

  /// A stretch of one line; column and length count UTF-8 bytes.
  package init(path: String, line: Int, column: Int, length: Int) {
    let start = SourcePosition(line: line, column: column)
    self.init(path: path, range: start..<SourcePosition(line: line, column: column + length))
  }

  /// The lines that it touches, from 1.
  package var lines: ClosedRange<Int> {
    range.lowerBound.line...range.upperBound.line
  }

  /// The line of the first character, from 1.
  public var line: Int {
    range.lowerBound.line
  }

  /// The column of the first character, in bytes of UTF-8 from 1.
  public var column: Int {
    range.lowerBound.column
  }

  /// The line of what is just behind the last character, from 1.
  public var endLine: Int {
    range.upperBound.line
  }

  /// The column of what is just behind the last character, in bytes of UTF-8 from 1.
  public var endColumn: Int {
    range.upperBound.column
  }
}

extension SourceLocation: Comparable {
  /// By path and then by place.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.range.lowerBound, left.range.upperBound)
      < (right.path, right.range.lowerBound, right.range.upperBound)
  }
}
