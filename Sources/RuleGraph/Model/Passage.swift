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

  package var plainText: String {
    PlainText(document).render(body)
  }

  /// The nodes of the heading and of the body, which follows it, for walks that want both.
  package var nodes: Range<Int> {
    (heading ?? body.lowerBound)..<body.upperBound
  }
}
