extension Document {
  /// Where the code of a code span stands without its backticks.
  ///
  /// `nil` where the file does not have it letter by letter.
  package func codeRange(of id: Node.ID) -> SourceRange? {
    guard case .code = nodes[id].kind, let range = range(of: id),
      range.lowerBound.line == range.upperBound.line, let source = source(range)
    else { return nil }
    let code = literal(of: id)
    let ticks = source.utf8.prefix { $0 == UInt8(ascii: "`") }.count
    let inner = source.utf8.dropFirst(ticks).dropLast(ticks)
    let lead = inner.count > code.utf8.count ? 1 : 0
    guard inner.dropFirst(lead).starts(with: code.utf8) else { return nil }
    let start = range.lowerBound.column + ticks + lead
    return columns(start..<start + code.utf8.count, onLine: range.lowerBound.line)
  }

  /// Where the destination of a link or image is written, without pointed brackets.
  ///
  /// `nil` for links by reference, and where what follows the link's text goes over several lines.
  package func destinationRange(of id: Node.ID) -> SourceRange? {
    guard let range = range(of: id) else { return nil }
    let textStart: Int
    switch nodes[id].kind {
    case .link: textStart = 1
    case .image: textStart = 2
    default: return nil
    }
    let last = lastChild(of: id)
    guard
      let textEnd = last.map({ self.range(of: $0)?.upperBound })
        ?? range.lowerBound.advanced(by: textStart), textEnd.line == range.upperBound.line
    else { return nil }
    let tail = textEnd..<range.upperBound
    guard let source = source(tail) else { return nil }
    let bytes = Array(source.utf8)
    if bytes == [UInt8(ascii: ">")] {
      return range.lowerBound.advanced(by: 1)..<tail.lowerBound
    }
    guard bytes.first == UInt8(ascii: "]"),
      let found = LinkTail(content: bytes).destination(from: 1)
    else { return nil }
    let start = tail.lowerBound.column
    return columns(
      start + found.lowerBound..<start + found.upperBound, onLine: tail.lowerBound.line)
  }

  private func lastChild(of id: Node.ID) -> Node.ID? {
    var last: Node.ID?
    for child in children(of: id) { last = child }
    return last
  }

  private func columns(_ columns: Range<Int>, onLine line: Int) -> SourceRange {
    SourcePosition(
      line: line, column: columns.lowerBound)..<SourcePosition(
        line: line, column: columns.upperBound)
  }
}

extension SourcePosition {
  fileprivate func advanced(by columns: Int) -> SourcePosition {
    SourcePosition(line: line, column: column + columns)
  }
}
