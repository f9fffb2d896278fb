import CommonMark

/// The paragraphs and headings of a body, and the blocks around them.
struct BodyOutline {
  /// The nodes that hold inlines, in order.
  private(set) var leaves: [Node.ID] = []
  /// The kinds of all blocks with their depth: two bodies with one signature differ in words and comments alone.
  private(set) var signature: [String] = []

  init(_ body: Range<Int>, of document: Document) {
    var open: [Int] = []
    for id in body where document.nodes[id].kind.isBlock && !document.isComment(id) {
      while let end = open.last, end <= id { open.removeLast() }
      let node = document.nodes[id]
      signature.append("\(open.count) \(Self.name(of: node, in: document))")
      switch node.kind {
      case .paragraph, .heading: leaves.append(id)
      default: open.append(node.end)
      }
    }
  }

  private static func name(of node: Node, in document: Document) -> String {
    switch node.kind {
    case .blockQuote: "quote"
    case .list(.bullet, _): "bullets"
    case .list(.ordered, _): "numbers"
    case .item: "item"
    case .codeBlock: "code \(document.info(of: node.id)) \(document.literal(of: node.id))"
    case .htmlBlock: "html \(document.literal(of: node.id))"
    case .heading(let level): "heading \(level)"
    case .thematicBreak: "break"
    default: "paragraph"
    }
  }
}

extension Document {
  /// Where the inlines of a heading or paragraph stand; `nil` where it cannot be told.
  func inlineRange(of leaf: Node.ID) -> SourceRange? {
    var ranges: [SourceRange?] = []
    for child in children(of: leaf) { ranges.append(range(of: child)) }
    if let first = ranges.first ?? nil, let last = ranges.last ?? nil {
      return first.lowerBound..<last.upperBound
    }
    guard case .paragraph = nodes[leaf].kind else { return nil }
    return range(of: leaf)
  }
}
