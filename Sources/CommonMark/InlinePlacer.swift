/// Finds where the inlines stand.
///
/// libcmark's columns of inlines are wrong on every line but a block's first if the block stands in a
/// quote or is indented, after a reference definition, after a hard break made with a backslash, after a link
/// that goes over several lines, for autolinks, and for emphasis that takes part of a run of stars. So they
/// are not used at all: the inlines are matched against the block's own text again, in order.
/// Where that does not come out even, the inlines of the block have no range.
struct InlinePlacer {
  let input: ParserInput
  let raw: [RawNode]

  /// Adds the offsets of the inlines to those of the blocks, and moves a paragraph behind the reference
  /// definitions that libcmark has taken out of it.
  func place(_ places: inout [Range<Int>?]) {
    var tracer = InlineTracer(raw: raw)
    let nesting = Nesting(raw)
    for index in raw.indices where raw[index].kind.holdsInlines {
      guard let block = places[index] else { continue }
      guard let (content, traced) = trace(index, block, nesting, &tracer) else {
        if input.bytes[block.lowerBound] == UInt8(ascii: "[") { places[index] = nil }
        continue
      }
      if traced.start > 0 { places[index] = content.offset(of: traced.start)..<block.upperBound }
      for (inline, found) in zip((index + 1)..<raw[index].end, traced.places) {
        places[inline] = offsets(found, content, raw[inline])
      }
    }
  }

  private func trace(
    _ index: Int, _ block: Range<Int>, _ nesting: Nesting, _ tracer: inout InlineTracer
  ) -> (BlockContent, InlineTracer.Trace)? {
    var lines = BlockLines(block, isSetext: isSetext(index, block), in: input)
    if lines.numbers.count > 1 { lines.quotes = nesting.quotes(around: index, in: raw) }
    let content = BlockContent(input: input, lines: lines)
    if let traced = tracer.trace(index, content) { return (content, traced) }
    guard content.hasDeepMarks else { return nil }
    lines.takesDeepMarks = false
    let other = BlockContent(input: input, lines: lines)
    return tracer.trace(index, other).map { (other, $0) }
  }

  private func isSetext(_ index: Int, _ block: Range<Int>) -> Bool {
    guard case .heading = raw[index].kind else { return false }
    return !input.isATXHeading(at: block.lowerBound)
  }

  private func offsets(
    _ found: InlineTracer.Place, _ content: BlockContent, _ node: RawNode
  ) -> Range<Int>? {
    let start = content.offset(of: found.start)
    // A break goes on to the very beginning of the next line, before what marks a quote there.
    guard !found.isBreak else { return start..<input.lines.starts[input.lines.line(of: start) + 1] }
    let end = content.offset(of: found.end)
    guard found.leadingBlanks > 0, case .text = node.kind else { return start..<end }
    // A tab that a quote or item has taken part of counts as spaces here, which are nowhere in the file.
    let blanks = (start - found.leadingBlanks)..<start
    guard !found.isFirst, blanks.lowerBound >= 0,
      node.text.starts(with: input.bytes[blanks])
    else { return nil }
    return blanks.lowerBound..<end
  }
}

/// The quotes around the blocks.
struct Nesting {
  private struct Surroundings {
    /// The nearest quote, the block itself included.
    var quote: Int?
    /// Whether there is an item between that quote and the block.
    var hasItem = false
  }

  private var all: [Surroundings] = []

  init(_ raw: [RawNode]) {
    all.reserveCapacity(raw.count)
    for (index, node) in raw.enumerated() {
      var own = node.parent.map { all[$0] } ?? Surroundings()
      if node.kind == .item { own.hasItem = true }
      if node.kind == .blockQuote { own = Surroundings(quote: index) }
      all.append(own)
    }
  }

  /// Tells for each quote around a block, the outermost first, whether items stand between it and the quote
  /// around it, or the document.
  func quotes(around block: Int, in raw: [RawNode]) -> [Bool] {
    var quotes: [Bool] = []
    var quote = all[block].quote
    while let index = quote {
      let outside = raw[index].parent.map { all[$0] }
      quotes.append(outside?.hasItem ?? false)
      quote = outside?.quote
    }
    return quotes.reversed()
  }
}
