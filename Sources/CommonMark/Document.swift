/// A Markdown file as values: its front matter, and its blocks and inlines with their places.
///
/// The nodes lie flat in the order of reading. A tree of nested values would overflow the stack when
/// 100,000 quotes inside one another are released.
///
/// A reference to what never changes: every passage names its document.
package final class Document: Sendable {
  /// The whole file.
  package let text: String
  package let frontMatter: FrontMatter?
  /// A node stands before the nodes beneath it; `nodes[0]` is the document.
  package let nodes: [Node]
  /// Why the file was not parsed; there is but the document node then.
  package let refusal: Refusal?
  let lines: LineTable
  let texts: NodeTexts

  /// What is read beyond CommonMark.
  package enum Dialect: Sendable {
    /// Front matter and heading attributes.
    case page
    /// Nothing.
    case commonMark
  }

  /// - Parameter lines: of the same text, where they are known already.
  package init(parsing text: String, as dialect: Dialect = .page, lines: LineTable? = nil) {
    var text = text
    text.makeContiguousUTF8()
    var parser = text.withUTF8 { DocumentParser($0, lines: lines, dialect: dialect) }
    (nodes, texts) = text.withUTF8 { parser.parse($0) }
    frontMatter = parser.frontMatter
    refusal = parser.refusal
    self.lines = parser.input.textLines
    self.text = text
  }
}

extension Document: Equatable {
  package static func == (left: Document, right: Document) -> Bool {
    left === right
      || (left.text, left.frontMatter, left.refusal) == (
        right.text, right.frontMatter, right.refusal
      )
        && left.nodes == right.nodes && left.texts == right.texts
  }
}

extension Document {
  package subscript(id: Node.ID) -> Node { nodes[id] }

  /// The nodes directly beneath a node, in order.
  package func children(of id: Node.ID) -> some Sequence<Node.ID> {
    let end = nodes[id].end
    return sequence(state: id + 1) { [nodes] next -> Node.ID? in
      guard next < end else { return nil }
      defer { next = nodes[next].end }
      return next
    }
  }

  /// A node and all beneath it.
  package func subtree(of id: Node.ID) -> Range<Node.ID> { id..<nodes[id].end }

  package func parent(of id: Node.ID) -> Node? { nodes[id].parent.map { nodes[$0] } }
}
