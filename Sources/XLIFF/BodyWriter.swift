import CommonMark
import RuleGraph

/// Puts translated words into the blocks of a body: its lists, quotes and code stay as they are.
struct BodyWriter {
  let document: Document
  let body: Range<Int>
  /// The page that is written.
  let place: PagePlace

  /// The body with other words in its paragraphs, one for each; `nil` where that cannot be written.
  func text(_ segments: [Segment]) -> String? {
    let leaves = BodyOutline(body, of: document).leaves
    guard leaves.count == segments.count, let bounds,
      let start = document.utf8Offset(of: bounds.lowerBound),
      let end = document.utf8Offset(of: bounds.upperBound)
    else { return segments.isEmpty ? "" : nil }
    var bytes = Array(Array(document.text.utf8)[start..<end])
    for (leaf, segment) in zip(leaves, segments).reversed() {
      guard let range = document.inlineRange(of: leaf),
        let from = document.utf8Offset(of: range.lowerBound),
        let to = document.utf8Offset(of: range.upperBound),
        let words = MarkdownWriter(on: place).text(
          of: segment, as: document.shape(of: leaf, at: range))
      else { return nil }
      bytes.replaceSubrange(from - start..<to - start, with: words.utf8)
    }
    return String(decoding: bytes, as: UTF8.self).withLineEnds("\n")
  }

  /// Whether it has comments, which other blocks in their place would not have.
  var hasComments: Bool {
    body.contains(where: document.isComment)
  }

  /// Where the body begins and ends.
  var bounds: SourceRange? {
    var range: SourceRange?
    var id = body.lowerBound
    while id < body.upperBound {
      guard let own = document.range(of: id) else { return nil }
      range = (range?.lowerBound ?? own.lowerBound)..<own.upperBound
      id = document.nodes[id].end
    }
    return range
  }
}

extension Document {
  /// The paragraphs and headings by the lines that they stand on, of which each has one at most.
  var linesOfLeaves: [Int: Node.ID] {
    var leaves: [Int: Node.ID] = [:]
    for node in nodes where node.kind.holdsInlines {
      guard let range = range(of: node.id) else { continue }
      for line in range.lowerBound.line...range.upperBound.line { leaves[line] = node.id }
    }
    return leaves
  }

  /// How the words of a leaf must be written.
  func shape(of leaf: Node.ID, at range: SourceRange) -> MarkdownWriter.Shape {
    if case .heading = nodes[leaf].kind { return .heading }
    return nodes[leaf].parent == 0 && range.lowerBound.column == 1 ? .paragraph : .line
  }
}
