/// What is written of a document in one call, node by node.
protocol NodeRun {
  /// Whether comments in HTML are left out.
  var dropsComments: Bool { get }

  /// Writes what stands before a node's children; false if they are not to be written.
  mutating func enter(_ node: Node) -> Bool

  /// Writes what stands after a node's children.
  mutating func leave(_ node: Node)
}

extension NodeRun {
  /// Writes a run of sibling nodes with all that is in them, however deep, without recursion.
  mutating func write(_ nodes: Range<Node.ID>, of document: Document) {
    var open: [Node.ID] = []
    var id = nodes.lowerBound
    while id < nodes.upperBound {
      while let last = open.last, document.nodes[last].end <= id {
        leave(document.nodes[last])
        open.removeLast()
      }
      let node = document.nodes[id]
      guard enter(node) else {
        id = node.end
        continue
      }
      open.append(id)
      id += 1
    }
    for last in open.reversed() { leave(document.nodes[last]) }
  }

  /// Whether a node of HTML is left out.
  func isDropped(_ node: Node, of document: Document) -> Bool {
    dropsComments
      && document.literal(of: node.id) { html in
        html.drop { $0.isSpace }.starts(with: "<!--".utf8)
      }
  }
}
