/// A code span in the text of a block.
struct CodeSpan {
  /// Between the backticks.
  let inner: Range<Int>
  /// Past the closing backticks.
  let end: Int

  /// The span whose opening backticks begin at an offset; `nil` if there is none.
  init?(in content: [UInt8], at start: Int) {
    let opening = Self.run(in: content, at: start)
    guard opening > 0 else { return nil }
    var offset = start + opening
    while offset < content.count {
      let closing = Self.run(in: content, at: offset)
      if closing == opening {
        inner = (start + opening)..<offset
        end = offset + closing
        return
      }
      offset += max(closing, 1)
    }
    return nil
  }

  /// Whether the span's code is `literal`.
  ///
  /// Blanks do not count where the span goes over a line end, since those at
  /// the beginning of a lazy line are part of the code but not of the block's text.
  func holds(_ literal: RawNode.Text, in content: [UInt8]) -> Bool {
    let source = content[inner]
    guard !source.contains(.lineFeed) else {
      return source.lazy.filter { !$0.isSpace }.elementsEqual(literal.lazy.filter { !$0.isSpace })
    }
    return source[trimmed(in: content)].elementsEqual(literal)
  }

  /// The code without the one space on either side that CommonMark takes off.
  func trimmed(in content: [UInt8]) -> Range<Int> {
    let source = content[inner]
    guard source.count > 1, source.first == .space, source.last == .space,
      source.contains(where: { $0 != .space })
    else { return inner }
    return (inner.lowerBound + 1)..<(inner.upperBound - 1)
  }

  private static func run(in content: [UInt8], at start: Int) -> Int {
    var end = start
    while end < content.count, content[end] == UInt8(ascii: "`") { end += 1 }
    return end - start
  }
}
