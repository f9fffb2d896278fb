/// The text of a paragraph or heading as libcmark's inline parser sees it: its lines without the marks of the
/// quotes and items around it, joined by line feeds.
struct BlockContent {
  private(set) var bytes: [UInt8] = []
  /// Where in `bytes` each line begins.
  private(set) var lineStarts: [Int] = []
  /// Where in the input each line begins.
  private var sourceStarts: [Int] = []
  let isATX: Bool

  init(input: ParserInput, block: Range<Int>, isSetext: Bool, nesting: Nesting.Depth) {
    let isATX = input.isATXHeading(at: block.lowerBound)
    self.isATX = isATX
    let first = input.lines.line(of: block.lowerBound)
    let last = isATX ? first : input.lines.line(of: block.upperBound) - (isSetext ? 1 : 0)
    let prefix = LinePrefix(input: input, nesting: nesting)
    append(input, isATX ? Self.titleStart(input, block.lowerBound) : block.lowerBound, first)
    for line in (first + 1)..<max(last + 1, first + 1) {
      bytes.append(.lineFeed)
      append(input, prefix.end(onLine: line), line)
    }
    trimEnd()
  }

  /// The offset in the input of an offset in `bytes`.
  func offset(of place: Int) -> Int {
    let line = max(lineStarts.count(below: place + 1) - 1, 0)
    return sourceStarts[line] + place - lineStarts[line]
  }

  private mutating func append(_ input: ParserInput, _ start: Int, _ line: Int) {
    lineStarts.append(bytes.count)
    sourceStarts.append(start)
    bytes.append(contentsOf: input.bytes[start..<max(start, input.lines.ends[line])])
  }

  private mutating func trimEnd() {
    while let last = bytes.last, last.isSpace { bytes.removeLast() }
  }

  private static func titleStart(_ input: ParserInput, _ heading: Int) -> Int {
    var start = heading
    while start < input.bytes.count, input.bytes[start] == UInt8(ascii: "#") { start += 1 }
    while start < input.bytes.count, input.bytes[start].isSpaceOrTab { start += 1 }
    return start
  }
}

/// Tells on a paragraph's later lines where its text begins.
///
/// Items are continued by blanks alone, so only the marks of quotes count. A `>` indented by three columns at
/// most is such a mark as long as there are quotes left, or the line would begin a new quote. One that stands
/// deeper belongs to the text, unless an item's own indentation may account for it.
struct LinePrefix {
  let input: ParserInput
  let nesting: Nesting.Depth

  func end(onLine line: Int) -> Int {
    let end = input.lines.ends[line]
    var offset = input.lines.starts[line]
    var column = 0
    var quotes = 0
    while true {
      let from = column
      while offset < end, input.bytes[offset].isSpaceOrTab {
        column += input.bytes[offset] == .tab ? 4 - column % 4 : 1
        offset += 1
      }
      let isMark = offset < end && input.bytes[offset] == UInt8(ascii: ">")
      let allowed = quotes == 0 ? 3 : 4
      guard isMark, quotes < nesting.quotes, column - from <= allowed || nesting.isInItem else {
        return offset
      }
      quotes += 1
      offset += 1
      column += 1
    }
  }
}
