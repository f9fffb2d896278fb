/// Where the lines of a text begin and end, in bytes.
///
/// A line ends at a line feed, a carriage return, or both in that order, as CommonMark has it.
package struct LineTable: Sendable, Equatable {
  /// The offset of each line's first byte, a byte order mark skipped; never empty.
  package let starts: Offsets
  /// The offset just past each line's last byte, its line end excluded.
  package let ends: Offsets

  /// Offsets that are kept in four bytes each: no text is as long as four gigabytes.
  package struct Offsets: Sendable, Equatable {
    fileprivate var stored: [UInt32]

    package var count: Int { stored.count }
    package var indices: Range<Int> { stored.indices }
    package subscript(position: Int) -> Int { Int(stored[position]) }
  }

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = bytes.startsWithByteOrderMark ? 3 : 0
    let count = bytes.count
    // Growing would leave up to as much again unused.
    let expected = bytes.lineCount + 1
    var (starts, ends): ([UInt32], [UInt32]) = ([], [])
    starts.reserveCapacity(expected)
    ends.reserveCapacity(expected)
    starts.append(UInt32(offset))
    let hasReturns = bytes.firstIndex(of: .carriageReturn, from: 0) != nil
    while let end = hasReturns
      ? bytes.lineEnd(from: offset) : bytes.firstIndex(of: .lineFeed, from: offset)
    {
      ends.append(UInt32(end))
      let isPair = bytes[end] == .carriageReturn && end + 1 < count && bytes[end + 1] == .lineFeed
      offset = end + (isPair ? 2 : 1)
      starts.append(UInt32(offset))
    }
    ends.append(UInt32(count))
    self.starts = Offsets(stored: starts)
    self.ends = Offsets(stored: ends)
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

  func range(_ offsets: Range<Int>) -> SourceRange {
    position(of: offsets.lowerBound)..<position(of: offsets.upperBound)
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
  fileprivate func lineEnd(from start: Int) -> Int? {
    (start..<count).first { self[$0] == .lineFeed || self[$0] == .carriageReturn }
  }

  var startsWithByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }
}
