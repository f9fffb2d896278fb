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
      let content = BlockContent(
        input: input, block: block, isSetext: isSetext(index, block), nesting: nesting[index])
      guard let traced = tracer.trace(index, content) else {
        if input.bytes[block.lowerBound] == UInt8(ascii: "[") { places[index] = nil }
        continue
      }
      if traced.start > 0 { places[index] = content.offset(of: traced.start)..<block.upperBound }
      for (inline, found) in zip((index + 1)..<raw[index].end, traced.places) {
        places[inline] = offsets(found, content)
      }
    }
  }

  private func isSetext(_ index: Int, _ block: Range<Int>) -> Bool {
    guard case .heading = raw[index].kind else { return false }
    return !input.isATXHeading(at: block.lowerBound)
  }

  private func offsets(_ found: InlineTracer.Place, _ content: BlockContent) -> Range<Int> {
    let start = content.offset(of: found.start)
    // A break goes on to the very beginning of the next line, before what marks a quote there.
    guard !found.isBreak else { return start..<input.lines.starts[input.lines.line(of: start) + 1] }
    return start..<content.offset(of: found.end)
  }
}

/// How a block is nested: how many quotes it stands in, and whether in an item.
struct Nesting {
  struct Depth {
    var quotes = 0
    var isInItem = false
  }

  private var depths: [Depth] = []

  init(_ raw: [RawNode]) {
    depths.reserveCapacity(raw.count)
    for node in raw {
      var depth = node.parent.map { depths[$0] } ?? Depth()
      if node.kind == .blockQuote { depth.quotes += 1 }
      if node.kind == .item { depth.isInItem = true }
      depths.append(depth)
    }
  }

  subscript(index: Int) -> Depth { depths[index] }
}
