/// Renders nodes as the HTML that `cmark` prints in its safe mode: raw HTML is left out, unsafe URLs are emptied.
///
/// A URL that begins with a host (`//example.com`) is emptied too, which `cmark` takes for a safe one.
///
/// A soft break that parts no words is left out, which `cmark` writes as a line feed; see `Document.partsWords`.
///
/// A title given as `""` is taken as none, since libcmark's interface does not tell the two apart.
package struct HTMLRenderer {
  let document: Document

  /// The address a link or image gets in place of the one written.
  package var destination: (_ node: Node, _ written: String) -> String = { $1 }
  /// The HTML of a code span; `nil` for the usual `<code>`.
  package var codeSpan: (_ node: Node) -> String? = { _ in nil }
  /// The HTML of an image, given its address, already rewritten, and its alternative text; `nil` for the usual `<img>`.
  package var image: (_ node: Node, _ source: String, _ alternative: String) -> String? = {
    _, _, _ in
    nil
  }
  /// The HTML in place of a whole paragraph; `nil` for the usual `<p>`.
  package var paragraph: (_ node: Node) -> String? = { _ in nil }
  /// The `id` of a heading.
  package var headingID: (_ node: Node) -> String? = { _ in nil }
  /// Whether comments leave no trace, unlike other HTML.
  package var dropsComments = false
  /// How many levels headings are moved down; none goes below 6.
  package var headingOffset = 0

  package init(_ document: Document) { self.document = document }

  /// The HTML of the whole document.
  package func render() -> String { render(document.nodes.indices) }

  /// The HTML of a run of sibling nodes, given as the indices from the first one's to the last one's end.
  package func render(_ nodes: Range<Node.ID>) -> String {
    // Tags take a little more than the marks they stand for; figures and addresses grow the rest.
    var run = HTMLRun(renderer: self, capacity: document.byteCount(of: nodes) * 5 / 4 + 64)
    run.write(nodes, of: document)
    return run.html.text
  }
}
