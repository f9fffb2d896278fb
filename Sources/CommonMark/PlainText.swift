/// The text of nodes without any marks, for search and snippets.
package struct PlainText {
  let document: Document

  package init(_ document: Document) { self.document = document }

  /// The text of a run of nodes: blocks on lines of their own, line breaks as line feeds, soft breaks that part words as
  /// spaces, raw HTML and images left out.
  package func render(_ nodes: Range<Node.ID>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(document.byteCount(of: nodes))
    var end = 0
    for id in nodes where id >= end {
      let node = document.nodes[id]
      if node.kind.isBlock { endLine(of: &text) }
      switch node.kind {
      case .text: appendLine(id, to: &text)
      case .code, .codeBlock: append(id, to: &text)
      case .softBreak: if document.partsWords(node) { text.append(.space) }
      case .lineBreak: text.append(.lineFeed)
      case .image: end = node.end
      default: break
      }
    }
    while text.last == .lineFeed || text.last == .space { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Of images one below another the break between them is all that is left.
  private func endLine(of text: inout [UInt8]) {
    while text.last == .space { text.removeLast() }
    if let last = text.last, last != .lineFeed { text.append(.lineFeed) }
  }

  /// The text of one node and all beneath it.
  package func render(_ id: Node.ID) -> String { render(document.subtree(of: id)) }

  /// The alternative text of an image as `cmark` writes it: breaks that part words are spaces, inline HTML stays.
  package func alternative(of image: Node) -> String {
    var text: [UInt8] = []
    for id in (image.id + 1)..<max(image.end, image.id + 1) {
      let node = document.nodes[id]
      switch node.kind {
      case .text, .code, .htmlInline: append(id, to: &text)
      case .softBreak: if document.partsWords(node) { text.append(.space) }
      case .lineBreak: text.append(.space)
      default: break
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A text has line ends only where a reference such as `&#10;` stands for one; a title with one would be two lines of
  /// what is printed.
  private func appendLine(_ id: Node.ID, to text: inout [UInt8]) {
    let start = text.count
    append(id, to: &text)
    guard document.isRewritten(id) else { return }
    for offset in start..<text.count
    where text[offset] == .lineFeed || text[offset] == .carriageReturn {
      text[offset] = .space
    }
  }

  private func append(_ id: Node.ID, to text: inout [UInt8]) {
    document.withLiteral(of: id) { text.append(contentsOf: $0) }
  }
}
