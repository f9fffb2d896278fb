/// Where the lines of a text begin and end, in bytes.
///
/// A line ends at a line feed, a carriage return, or both in that order, as CommonMark has it.
package struct LineTable: Sendable, Equatable {
  /// The offset of each line's first byte, a byte order mark skipped; never empty.
  package let starts: [Int]
  /// The offset just past each line's last byte, its line end excluded.
  package let ends: [Int]

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [bytes.startsWithByteOrderMark ? 3 : 0]
    var ends: [Int] = []
    var offset = starts[0]
    let count = bytes.count
    while offset < count {
      let byte = bytes[offset]
      offset += 1
      guard byte == .lineFeed || byte == .carriageReturn else { continue }
      ends.append(offset - 1)
      if byte == .carriageReturn, offset < count, bytes[offset] == .lineFeed { offset += 1 }
      starts.append(offset)
    }
    ends.append(count)
    self.starts = starts
    self.ends = ends
  }

  package var count: Int { starts.count }

  /// The index of the line, counted from 0, in which an offset falls.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  package func position(of offset: Int) -> SourcePosition {
    let line = line(of: offset)
    return SourcePosition(line: line + 1, column: max(offset - starts[line], 0) + 1)
  }

  /// The offset of a position; `nil` outside the text.
  ///
  /// A line end is one place past the line's last byte.
  package func offset(of position: SourcePosition) -> Int? {
    guard position.line >= 1, position.line <= count, position.column >= 1 else { return nil }
    let offset = starts[position.line - 1] + position.column - 1
    return offset <= ends[position.line - 1] ? offset : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  var startsWithByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }
}
