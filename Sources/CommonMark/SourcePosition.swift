/// A place in a text file: both numbers count from 1, the column in UTF-8 bytes.
///
/// A byte order mark at the top of the file is not part of line 1: the byte after it stands in column 1.
package struct SourcePosition: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  package var description: String { "\(line):\(column)" }
}

/// The places from one up to, not including, another.
package typealias SourceRange = Range<SourcePosition>

/// A value with the place it was read from.
package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}
