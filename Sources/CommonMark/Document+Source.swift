extension Document {
  /// The text at a range; `nil` if the file has no such place.
  package func source(_ range: SourceRange) -> Substring? {
    guard let start = index(of: range.lowerBound), let end = index(of: range.upperBound) else {
      return nil
    }
    return text[start..<end]
  }

  /// Where a node stands in the file, delimiters included; `nil` where libcmark does not say it for certain.
  package func range(of id: Node.ID) -> SourceRange? { nodes[id].offsets.map(lines.range) }

  /// About how many bytes of the file a run of nodes takes, for making room for what is made of them.
  func byteCount(of nodes: Range<Node.ID>) -> Int {
    guard let first = nodes.first, let start = self.nodes[first].offsets?.lowerBound,
      let end = nodes.reversed().lazy.compactMap({ self.nodes[$0].offsets?.upperBound }).first
    else { return 0 }
    return max(0, end - start)
  }

  /// Where a node stands, or else the nearest node around it that has a place.
  package func nearestRange(to id: Node.ID) -> SourceRange? {
    var candidate: Node? = nodes[id]
    while let current = candidate {
      if let offsets = current.offsets { return lines.range(offsets) }
      candidate = parent(of: current.id)
    }
    return nil
  }

  /// The offset of a position in the file's UTF-8, a byte order mark counted.
  package func utf8Offset(of position: SourcePosition) -> Int? { lines.offset(of: position) }

  /// The position of an offset in the file's UTF-8.
  package func position(of utf8Offset: Int) -> SourcePosition { lines.position(of: utf8Offset) }

  /// The text of a line without its line end; `nil` if the file has no such line.
  package func line(_ number: Int) -> Substring? {
    guard number >= 1, number <= lines.count else { return nil }
    return source(
      SourcePosition(
        line: number, column: 1)..<SourcePosition(
          line: number, column: lines.ends[number - 1] - lines.starts[number - 1] + 1))
  }

  /// How many lines the file has; one that ends with a line end has an empty last line.
  package var lineCount: Int { lines.count }

  private func index(of position: SourcePosition) -> String.Index? {
    lines.offset(of: position).map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }
}
