package import CommonMark

/// A heading and the run of blocks that belongs to it, inside a parsed page.
package struct Passage: Sendable {
  package let document: Document
  /// The node of the heading; `nil` for text before the first heading.
  package let heading: Int?
  /// The nodes of the sibling blocks beneath the heading, from the one right after it.
  package let body: Range<Int>

  package init(document: Document, heading: Int?, body: Range<Int>) {
    self.document = document
    self.heading = heading
    self.body = body
  }

  /// Whether there is anything but comments below the heading.
  package var hasText: Bool {
    document.hasText(body)
  }

  package var plainText: String {
    PlainText(document).render(body)
  }

  /// The nodes of the heading and of the body, which follows it, for walks that want both.
  package var nodes: Range<Int> {
    (heading ?? body.lowerBound)..<body.upperBound
  }

  /// The line in which it ends: the last one with text before the block that follows.
  ///
  /// What is not a node, such as link definitions, is part of it.
  package var lastLine: Int {
    let first = heading.flatMap { document.range(of: $0)?.lowerBound.line } ?? 1
    let isLast = body.upperBound >= document.nodes.count
    let end =
      isLast
      ? document.lineCount : (document.range(of: body.upperBound)?.lowerBound.line).map { $0 - 1 }
    let lines = first...max(first, end ?? lastLineOfNodes)
    return lines.last { document.line($0)?.contains { !$0.isWhitespace } ?? false } ?? first
  }

  /// Where the place of the block that follows is not known.
  private var lastLineOfNodes: Int {
    body.compactMap { document.range(of: $0)?.upperBound.line }.max() ?? 1
  }
}
