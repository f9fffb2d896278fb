/// Renders nodes as Markdown that is read as those nodes again, with other addresses where links lead elsewhere.
///
/// Marks are written one way each: `-` for items, `#` for headings, fences for code, `*` for emphasis.
package struct MarkdownRenderer {
  let document: Document

  /// The address a link or image gets in place of the one written.
  package var destination: (_ node: Node, _ written: String) -> String = { $1 }
  /// The Markdown in place of a whole paragraph, without a line end; `nil` for the paragraph itself.
  package var paragraph: (_ node: Node) -> String? = { _ in nil }
  /// Whether comments leave no trace.
  package var dropsComments = false

  package init(_ document: Document) { self.document = document }

  /// The Markdown of the whole document, with a line end unless it is empty.
  package func render() -> String {
    let text = render(document.nodes.isEmpty ? 0..<0 : 1..<document.nodes[0].end)
    return text.isEmpty ? "" : text + "\n"
  }

  /// The Markdown of a run of sibling nodes, without a line end.
  package func render(_ nodes: Range<Node.ID>) -> String {
    var run = MarkdownRun(renderer: self, capacity: document.byteCount(of: nodes) + 64)
    run.write(nodes, of: document)
    return run.text
  }
}
