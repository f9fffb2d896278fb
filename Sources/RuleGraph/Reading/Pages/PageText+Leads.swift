import CommonMark

extension PageText {
  /// The line at which a heading begins with the comments right above it, which are about it.
  ///
  /// - Parameter isOwn: which of these comments are wanted, with what is below the first of them.
  package func firstLine(
    of heading: PageHeading, with isOwn: (String) -> Bool = { _ in true }
  ) -> Int {
    comments(above: heading).first { isOwn(document.literal(of: $0)) }
      .flatMap { document.range(of: $0)?.lowerBound.line } ?? heading.location.line
  }

  /// The blocks between what the heading before it ends with and the heading.
  private func comments(above heading: PageHeading) -> [Node.ID] {
    let before = headings.last { $0.node < heading.node }?.body ?? introduction
    var comments: [Node.ID] = []
    var id = before.upperBound
    while id < heading.node {
      comments.append(id)
      id = document.nodes[id].end
    }
    return comments
  }
}
