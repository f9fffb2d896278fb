/// Where the lines of a text begin, for turning offsets into places.
///
/// SwiftSyntax has this too, but recurses over the tree for it, and so ends where a chain of members is long.
struct LineStarts {
  /// In UTF-8 bytes, from 0.
  private let offsets: [Int]

  /// A byte order mark stands before the first column.
  ///
  /// A line ends with a line feed, a carriage return, or both, as for the compiler.
  init(_ text: String) {
    var offsets = [text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var last: UInt8 = 0
    for (offset, byte) in text.utf8.enumerated() {
      if last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n") {
        offsets.append(offset)
      }
      last = byte
    }
    if last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { offsets.append(text.utf8.count) }
    self.offsets = offsets
  }

  /// Line and UTF-8 column, from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, offsets.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - offsets[low] + 1)
  }
}
