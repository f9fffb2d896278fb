/// The text of nodes without any marks, for search and snippets.
package struct PlainText {
  let document: Document

  package init(_ document: Document) { self.document = document }

  /// The text of a run of nodes: blocks on lines of their own, line breaks as line feeds, soft breaks as spaces,
  /// raw HTML and images left out.
  package func render(_ nodes: Range<Node.ID>) -> String {
    var text = ""
    var end = 0
    for id in nodes where id >= end {
      let kind = document.nodes[id].kind
      if kind.isBlock, !text.isEmpty, text.utf8.last != .lineFeed { text += "\n" }
      if case .image = kind {
        end = document.nodes[id].end
        continue
      }
      append(kind, to: &text)
    }
    while text.utf8.last == .lineFeed { text.unicodeScalars.removeLast() }
    return text
  }

  /// The text of one node and all beneath it.
  package func render(_ id: Node.ID) -> String { render(document.subtree(of: id)) }

  private func append(_ kind: Node.Kind, to text: inout String) {
    switch kind {
    case .text(let literal), .code(let literal), .codeBlock(_, let literal): text += literal
    case .softBreak: text += " "
    case .lineBreak: text += "\n"
    default: break
    }
  }

  /// The alternative text of an image as `cmark` writes it: breaks are spaces, inline HTML stays.
  package func alternative(of image: Node) -> String {
    var text = ""
    for id in (image.id + 1)..<max(image.end, image.id + 1) {
      switch document.nodes[id].kind {
      case .text(let literal), .code(let literal), .htmlInline(let literal): text += literal
      case .softBreak, .lineBreak: text += " "
      default: break
      }
    }
    return text
  }
}
