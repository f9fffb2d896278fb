/// A place in a text file: both numbers count from 1, the column in UTF-8 bytes.
///
/// A byte order mark at the top of the file is not part of line 1: the byte after it stands in column 1.
package struct SourcePosition: Hashable, Comparable, Sendable {
  package var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }

  package var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  private var storedLine: Int32
  private var storedColumn: Int32

  package init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
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
package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}
