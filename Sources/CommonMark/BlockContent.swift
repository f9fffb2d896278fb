/// The text of a paragraph or heading as libcmark's inline parser sees it: its lines without the marks of the
/// quotes and items around it, joined by line feeds.
struct BlockContent {
  private(set) var bytes: [UInt8] = []
  /// Where in `bytes` each line begins.
  private(set) var lineStarts: [Int] = []
  /// Where in the input each line begins.
  private var sourceStarts: [Int] = []
  /// Whether a `>` stands so deep that it may or may not mark a quote.
  private(set) var hasDeepMarks = false
  let isATX: Bool

  init(input: ParserInput, lines: BlockLines) {
    isATX = lines.isATX
    append(
      input, lines.isATX ? Self.titleStart(input, lines.start) : lines.start,
      lines.numbers.lowerBound)
    for line in lines.numbers.dropFirst() {
      let prefix = LinePrefix(input: input, lines: lines, line: line)
      hasDeepMarks = hasDeepMarks || prefix.hasDeepMarks
      bytes.append(.lineFeed)
      append(input, prefix.end, line)
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

/// The lines of a paragraph or heading, and what is needed to tell their text from the marks before it.
struct BlockLines {
  /// Where the block begins.
  let start: Int
  /// Its lines, counted from 0; without the line beneath a setext heading.
  let numbers: Range<Int>
  let isATX: Bool
  /// For each quote around the block, the outermost first, whether it stands in an item.
  var quotes: [Bool] = []
  /// Whether a `>` marks a quote that is indented so deep that only an item can account for it.
  var takesDeepMarks = true

  init(_ block: Range<Int>, isSetext: Bool, in input: ParserInput) {
    start = block.lowerBound
    isATX = input.isATXHeading(at: block.lowerBound)
    let first = input.lines.line(of: block.lowerBound)
    let last = isATX ? first : input.lines.line(of: block.upperBound) - (isSetext ? 1 : 0)
    numbers = first..<max(first, last) + 1
  }
}

/// What stands before a paragraph's text on one of its later lines.
///
/// Items are continued by blanks alone, so only the marks of quotes count. A `>` indented by three columns at
/// most is such a mark as long as there are quotes left, or the line would begin a new quote. One that stands
/// deeper belongs to the text, unless the indentation of an item around the quote accounts for it.
struct LinePrefix {
  /// The offset at which the text begins.
  private(set) var end: Int
  private(set) var hasDeepMarks = false

  init(input: ParserInput, lines: BlockLines, line: Int) {
    let limit = input.lines.ends[line]
    end = input.lines.starts[line]
    var column = 0
    var quotes = lines.quotes[...]
    while true {
      let from = column
      while end < limit, input.bytes[end].isSpaceOrTab {
        column += input.bytes[end] == .tab ? 4 - column % 4 : 1
        end += 1
      }
      guard end < limit, input.bytes[end] == UInt8(ascii: ">"), let isInItem = quotes.popFirst()
      else { return }
      // The blank after the quote before this one is part of that quote's mark.
      if column - from > (from == 0 ? 3 : 4) {
        hasDeepMarks = hasDeepMarks || isInItem
        guard isInItem, lines.takesDeepMarks else { return }
      }
      end += 1
      column += 1
    }
  }
}
