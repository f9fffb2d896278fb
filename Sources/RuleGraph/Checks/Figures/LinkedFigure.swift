import CommonMark

/// A link to a drawing that was meant to be shown: a figure without its `!`, or with a mark that does not count as one.
struct LinkedFigure {
  /// What is in place of the `!`, right before the brackets; empty where there is nothing.
  let mark: Range<Int>
  /// Whether it has a line to itself, as figures have.
  let isAlone: Bool

  /// - Returns: `nil` for what is not a link to a figure.
  init?(_ link: Node, on page: CheckedPage, in graph: Graph) {
    // Nearly all links lead to pages, and need not be followed.
    guard case .link = link.kind, let start = link.offsets?.lowerBound, let parent = link.parent,
      page.document.destination(of: link.id).utf8.prefix(while: { $0 != UInt8(ascii: "#") })
        .suffix(4).elementsEqual(".svg".utf8),
      page.figure(at: link, in: graph) != nil
    else { return nil }
    let block = page.document[parent]
    let first = block.offsets?.lowerBound ?? 0
    let place = page.document.text.withBytes { Self.lineStart(before: start, from: first, in: $0) }
    mark = (place ?? start)..<start
    isAlone = place != nil && page.document.endsLine(link, in: block)
  }

  /// Where the line begins if only a mark stands before the link.
  private static func lineStart(
    before start: Int, from first: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let line = bytes[first..<start]
    let length = marks.first { line.suffix($0.count).elementsEqual($0) }?.count ?? 0
    let before = line.dropLast(length).last { $0 != UInt8(ascii: " ") }
    return before.map { $0 == UInt8(ascii: "\n") } ?? true ? start - length : nil
  }

  /// Of full width, parted from the brackets, or kept from being a mark as a formatter does.
  private static let marks = ["！", "！ ", "! ", "\\!"].map { Array($0.utf8) }
}

extension Document {
  fileprivate func endsLine(_ inline: Node, in block: Node) -> Bool {
    guard inline.end < block.end else { return true }
    return self[inline.end].kind == .softBreak || self[inline.end].kind == .lineBreak
  }
}

extension CheckedPage {
  /// The drawing that an image shows, or a link leads to.
  func figure(at node: Node, in graph: Graph) -> Figure? {
    guard node.kind == .image || node.kind == .link,
      case .file(let path) = graph.links.target(
        of: document.destination(of: node.id), on: id, in: language)
    else { return nil }
    return graph.figures.drawings[path]
  }
}
