/// The bytes given to libcmark, and the way back from them to places in the file.
///
/// They are the file's own, save that what libcmark must not see (front matter, heading attributes) is
/// overwritten with spaces, and that a NUL becomes U+FFFD, which is two bytes longer.
struct ParserInput {
  private(set) var bytes: [UInt8]
  /// The lines of `bytes`.
  let lines: LineTable
  /// The lines of the file.
  let textLines: LineTable
  /// Where in `bytes` a NUL was replaced, ascending.
  private let replacements: [Int]

  /// - Parameter lines: of the text, where they are known already.
  init(_ text: UnsafeBufferPointer<UInt8>, lines textLines: LineTable?) {
    let textLines = textLines ?? LineTable(text)
    self.textLines = textLines
    guard text.firstIndex(of: 0, from: 0) != nil else {
      bytes = Array(text)
      lines = textLines
      replacements = []
      return
    }
    var bytes: [UInt8] = []
    var replacements: [Int] = []
    for byte in text {
      if byte == 0 { replacements.append(bytes.count) }
      bytes.append(contentsOf: byte == 0 ? [0xEF, 0xBF, 0xBD] : [byte])
    }
    lines = bytes.withUnsafeBufferPointer(LineTable.init)
    self.bytes = bytes
    self.replacements = replacements
  }

  /// The place in the file of a stretch of `bytes`.
  func fileOffsets(_ offsets: Range<Int>) -> Range<Int> {
    guard !replacements.isEmpty else { return offsets }
    return fileOffset(offsets.lowerBound)..<fileOffset(offsets.upperBound)
  }

  private func fileOffset(_ offset: Int) -> Int { offset - 2 * replacements.count(below: offset) }

  func range(_ offsets: Range<Int>) -> SourceRange { textLines.range(fileOffsets(offsets)) }

  /// The text of a stretch of bytes that begins and ends between characters.
  func text(_ offsets: Range<Int>) -> String { String(decoding: bytes[offsets], as: UTF8.self) }

  /// The places of the lines that begin with a number sign.
  var linesLikeHeadings: [HeadingAttributesReader.Place] {
    lines.starts.indices.filter { line in
      let start = lines.starts[line]
      return start < bytes.count && bytes[start] == UInt8(ascii: "#")
    }.map { (line: $0 + 1, column: 1) }
  }

  /// Overwrites with spaces all but the line ends.
  mutating func blank(_ offsets: Range<Int>) {
    for offset in offsets where bytes[offset] != .lineFeed && bytes[offset] != .carriageReturn {
      bytes[offset] = .space
    }
  }

  /// The offset of a place as libcmark counts it, lines and columns from 1.
  func offset(line: Int, column: Int) -> Int { lines.starts[line - 1] + column - 1 }
}

extension [Int] {
  /// How many of these ascending numbers are less than `limit`.
  func count(below limit: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
