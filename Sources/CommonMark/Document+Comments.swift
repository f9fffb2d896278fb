extension Document {
  /// Whether a node is HTML with nothing but comments, which are for writers alone.
  package func isComment(_ id: Node.ID) -> Bool {
    switch nodes[id].kind {
    case .htmlBlock, .htmlInline: literal(of: id)[...].isHTMLComment
    default: false
    }
  }

  /// Whether any of some blocks is more than a comment.
  ///
  /// - Parameter blocks: the nodes of sibling blocks.
  package func hasText(_ blocks: Range<Node.ID>) -> Bool {
    var id = blocks.lowerBound
    while id < blocks.upperBound {
      if !isComment(id) { return true }
      id = nodes[id].end
    }
    return false
  }
}

extension Substring {
  /// Whether there is nothing but comments of HTML.
  package var isHTMLComment: Bool {
    var rest = drop(while: \.isWhitespace)
    guard !rest.isEmpty else { return false }
    while rest.hasPrefix("<!--") {
      guard let end = rest.firstRange(of: "-->") else { return false }
      rest = rest[end.upperBound...].drop(while: \.isWhitespace)
    }
    return rest.isEmpty
  }
}
