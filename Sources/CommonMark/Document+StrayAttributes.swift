extension Document {
  /// Where a line of text ends in what would be the attributes of a heading, `{#id …}`.
  ///
  /// Lines of paragraphs of the document itself and of setext headings, which carry none, and headings so far from the
  /// margin that they are code; not those in lists and quotes.
  package func strayAttributes() -> [SourceRange] {
    children(of: 0).flatMap(strayAttributes(endingLinesOf:)).map { lines.range($0) }
  }

  /// The same in one block, by offsets.
  package func strayAttributes(endingLinesOf block: Node.ID) -> [Range<Int>] {
    switch nodes[block].kind {
    case .paragraph: strayAttributes(in: block)
    case .heading where attributes(of: block) == nil: strayAttributes(in: block)
    case .codeBlock where isIndentedHeading(block): strayAttributes(in: block)
    default: []
    }
  }

  private func isIndentedHeading(_ block: Node.ID) -> Bool {
    nodes[block].offsets.map { isIndented($0.lowerBound) } ?? false
      && literal(of: block).utf8.first { $0 != .space } == UInt8(ascii: "#")
  }

  private func strayAttributes(in block: Node.ID) -> [Range<Int>] {
    guard let offsets = nodes[block].offsets else { return [] }
    return text.withBytes { bytes in
      guard bytes[offsets].contains(UInt8(ascii: "{")) else { return [] }
      return bytes[offsets].split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn })
        .compactMap(strayAttributes)
    }
  }

  private func strayAttributes(
    endingLine line: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Range<Int>? {
    let bytes = Array(line.withoutEmphasis)
    let finder = AttributeListFinder(bytes: bytes, line: bytes.indices)
    guard let list = finder.find(), list.isClosed, bytes[list.inner].first == UInt8(ascii: "#")
    else { return nil }
    let start = line.startIndex + list.braces.lowerBound
    return start..<start + list.braces.count
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Without the marks of bold or italic text behind it, which a rule may have been written in.
  fileprivate var withoutEmphasis: Self {
    let blanks = reversed().prefix { $0 == .space || $0 == .tab }.count
    let text = prefix(count - blanks)
    let marks = text.reversed().prefix { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }.count
    return marks == 0 ? self : text.prefix(text.count - marks)
  }
}
