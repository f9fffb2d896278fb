/// Finds where the blocks begin and end.
///
/// libcmark's first line and column of a block are right, save above a reference definition (`InlinePlacer`
/// sees to that). Its ends are right for paragraphs and quotes alone: lists and thematic breaks take in the
/// blank lines after them; fenced code that its container cuts short and setext headings take in the line
/// that follows; indented code ends after blank lines; HTML blocks with an end condition end a line early.
struct BlockPlacer {
  let input: ParserInput
  let raw: [RawNode]

  /// The offsets of each block in `input.bytes`; `nil` for inlines.
  func place() -> [Range<Int>?] {
    var places = [Range<Int>?](repeating: nil, count: raw.count)
    /// Where the last block beneath each node ends.
    var lastEnds = [Int](repeating: 0, count: raw.count)
    // From the last to the first, so that a list's items are there before the list.
    for index in raw.indices.reversed() where raw[index].kind.isBlock {
      let start = start(of: index)
      let end = max(end(of: index, lastEnd: lastEnds[index]), start)
      places[index] = start..<end
      if let parent = raw[index].parent { lastEnds[parent] = max(lastEnds[parent], end) }
    }
    return places
  }

  private func start(of index: Int) -> Int {
    guard index > 0 else { return input.lines.starts[0] }
    return input.offset(line: raw[index].startLine, column: raw[index].startColumn)
  }

  private func end(of index: Int, lastEnd: Int) -> Int {
    let node = raw[index]
    return switch node.kind {
    case .document: input.bytes.count
    case .list: lastEnd
    case .item: max(lastEnd, markerEnd(of: index))
    case .thematicBreak: endOfLine(node.startLine)
    case .htmlBlock: endOfLine(node.startLine + node.text.lineCount - 1)
    case .codeBlock: codeEnd(of: index, lineCount: node.text.lineCount)
    case .heading: headingEnd(of: index)
    default: endOfLine(node.endLine)
    }
  }

  /// The offset past the last byte of a line counted from 1.
  private func endOfLine(_ line: Int) -> Int {
    input.lines.ends[min(max(line, 1), input.lines.count) - 1]
  }

  private func markerEnd(of index: Int) -> Int {
    var offset = start(of: index)
    while offset < input.bytes.count, input.bytes[offset].isDigit { offset += 1 }
    return offset + 1
  }

  private func codeEnd(of index: Int, lineCount: Int) -> Int {
    let start = start(of: index)
    let line = raw[index].startLine
    let fence = input.bytes[start]
    guard isFenced(index) else { return endOfLine(line + lineCount - 1) }
    let closing = line + lineCount + 1
    let isClosed = isUnclaimed(closing, after: index) && firstMark(onLine: closing) == fence
    return endOfLine(isClosed ? closing : closing - 1)
  }

  /// Indented code may begin with a fence too; unlike fenced code it repeats that line.
  private func isFenced(_ index: Int) -> Bool {
    guard raw[index].label.isEmpty else { return true }
    let line = input.bytes[start(of: index)..<endOfLine(raw[index].startLine)]
    guard line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8) else { return false }
    return !raw[index].text.starts(with: line + [.lineFeed])
  }

  private func headingEnd(of index: Int) -> Int {
    let node = raw[index]
    let start = start(of: index)
    if input.isATXHeading(at: start) { return endOfLine(node.startLine) }
    let mark = firstMark(onLine: node.endLine)
    let isUnderline = mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-")
    let isOwn = isUnderline && isUnclaimed(node.endLine, after: index)
    return endOfLine(isOwn ? node.endLine : node.endLine - 1)
  }

  /// Whether a line is there, and the block after this one does not begin on it.
  private func isUnclaimed(_ line: Int, after index: Int) -> Bool {
    guard line <= input.lines.count else { return false }
    let next = raw[index].end
    return next >= raw.count || raw[next].startLine > line
  }

  /// The first byte of a line past the marks of quotes and the indentation.
  private func firstMark(onLine line: Int) -> UInt8? {
    let ends = input.lines.ends[line - 1]
    return input.bytes[input.lines.starts[line - 1]..<ends].first {
      !$0.isSpaceOrTab && $0 != UInt8(ascii: ">")
    }
  }
}

extension ParserInput {
  /// Whether the heading that begins at an offset is `# …` rather than an underlined one.
  func isATXHeading(at offset: Int) -> Bool {
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let isFollowed =
      end == bytes.count || bytes[end].isSpaceOrTab || bytes[end] == .lineFeed
      || bytes[end] == .carriageReturn
    return (1...6).contains(end - offset) && isFollowed
  }
}

extension RawNode.Text {
  /// The number of line feeds.
  var lineCount: Int { reduce(0) { $1 == .lineFeed ? $0 + 1 : $0 } }
}
