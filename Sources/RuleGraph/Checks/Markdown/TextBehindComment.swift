import CommonMark

/// What goes on in the line in which a comment ends, of which CommonMark makes a part of the comment.
struct TextBehindComment {
  let text: Substring
  /// In the file; `nil` in a quote, where the marks of each line stand between.
  let offsets: Range<Int>?

  init?(_ node: Node, of document: Document) {
    guard case .htmlBlock = node.kind else { return nil }
    let html = document.literal(of: node.id)
    guard html.hasPrefix("<!--"), !html[...].isHTMLComment,
      let end = html.firstRange(of: "-->")?.upperBound
    else { return nil }
    let text = html[end...].drop(while: \.isWhitespace).prefix { !$0.isNewline }
    self.text = text
    offsets = node.offsets.flatMap { block in
      let start = block.lowerBound + html[..<text.startIndex].utf8.count
      let isThere = document.text.utf8.dropFirst(start).starts(with: text.utf8)
      return isThere ? start..<start + text.utf8.count : nil
    }
  }
}
