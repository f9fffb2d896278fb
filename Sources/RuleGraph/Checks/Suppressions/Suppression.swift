import CommonMark

/// A comment that silences checks in the block after it, comments between them aside: `<!-- hig:ignore check other-check -->`.
struct Suppression {
  /// The checks as they are named, each with its place.
  let checks: [Located<String>]
  /// The comment.
  let location: SourceLocation
  /// The lines of the next block, with those of the comments above it; `nil` when none follows.
  let lines: ClosedRange<Int>?

  static let mark = "hig:ignore"
}

extension Suppression {
  /// All of them, in the order of pages and lines.
  static func all(in content: CheckedContent) -> [Suppression] {
    content.pages.filter { $0.marks.contains(.angle) }.flatMap { page in
      var ends: [Node.ID: Node.ID] = [:]
      return page.document.nodes.compactMap { node in suppression(node, on: page, &ends) }
    }
  }

  /// - Parameter ends: for comments that were looked at the first block after them that is none.
  private static func suppression(
    _ node: Node, on page: CheckedPage, _ ends: inout [Node.ID: Node.ID]
  ) -> Suppression? {
    guard case .htmlBlock = node.kind else { return nil }
    let html = page.document.literal(of: node.id)
    guard html[...].isHTMLComment, let mark = html.firstRange(of: mark),
      let offsets = node.offsets
    else { return nil }
    let names = html[mark.upperBound...]
    let body = names.firstRange(of: "-->").map { names[..<$0.lowerBound] } ?? names
    let checks = body.split { $0.isWhitespace || $0 == "," }.compactMap { name in
      place(of: name, in: html, at: offsets, on: page).map { Located(String(name), at: $0) }
    }
    return Suppression(
      checks: checks, location: page.location(of: node),
      lines: lines(after: node, on: page, &ends))
  }

  /// What was meant as ``mark`` in comments that silence nothing: `hig-ignore`, `hig: ignore`, `HIG:ignore`.
  static func mistypedMarks(in content: CheckedContent) -> [Located<String>] {
    content.pages.filter { $0.marks.contains(.angle) }.flatMap { page in
      page.document.nodes.compactMap { node -> Located<String>? in
        guard case .htmlBlock = node.kind, let offsets = node.offsets else { return nil }
        let html = page.document.literal(of: node.id)
        guard html[...].isHTMLComment, !html.contains(mark), let written = html.mistypedMark else {
          return nil
        }
        return place(of: written, in: html, at: offsets, on: page).map {
          Located(String(written), at: $0)
        }
      }
    }
  }

  private static func place(
    of name: Substring, in html: String, at offsets: Range<Int>, on page: CheckedPage
  ) -> SourceLocation? {
    // The block may be indented or in a quote, so the name is looked for in the file itself.
    let source = page.document.text.utf8.dropFirst(offsets.lowerBound).prefix(offsets.count)
    let before = html[..<name.startIndex].utf8.count
    let start = offsets.lowerBound + before
    guard source.dropFirst(before).starts(with: name.utf8) else {
      return page.location(offsets)
    }
    return page.location(start..<start + name.utf8.count)
  }

  /// The lines from right after it to the end of the first block that is no comment: others, and reasons, may follow.
  private static func lines(
    after node: Node, on page: CheckedPage, _ ends: inout [Node.ID: Node.ID]
  ) -> ClosedRange<Int>? {
    let document = page.document
    guard let parent = node.parent, node.end < document[parent].end else { return nil }
    let block = ends[node.end] ?? end(from: node.end, before: document[parent].end, document, &ends)
    guard let first = document.range(of: node.end), let end = document.range(of: block)?.upperBound
    else { return nil }
    let last = end.column == 1 ? end.line - 1 : end.line
    return first.lowerBound.line...max(first.lowerBound.line, last)
  }
}

extension Suppression {
  /// The first block that is no comment, or else the last of its siblings; noted for all comments before it, because
  /// each of a thousand in a row would look at all that follow.
  private static func end(
    from first: Node.ID, before last: Node.ID, _ document: Document,
    _ ends: inout [Node.ID: Node.ID]
  ) -> Node.ID {
    var comments: [Node.ID] = []
    var block = first
    while document.isComment(block), document[block].end < last {
      comments.append(block)
      block = document[block].end
    }
    for comment in comments { ends[comment] = block }
    return block
  }
}

extension String {
  /// The first words of a comment that are the mark, except for capitals and for what is between the words.
  fileprivate var mistypedMark: Substring? {
    let start = drop(while: \.isWhitespace).dropFirst("<!--".count).drop(while: \.isWhitespace)
    guard start.prefix(3).lowercased() == "hig" else { return nil }
    let rest = start.dropFirst(3).drop { " :-_.：".contains($0) }
    let word = rest.prefix("ignore".count)
    let isEnd = rest.dropFirst(word.count).first?.isWhitespace ?? true
    guard word.lowercased() == "ignore", isEnd else { return nil }
    // The name of a check follows, or nothing: anything else is a sentence.
    let next = rest.dropFirst(word.count).drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    guard next.isEmpty || next.hasPrefix("--") || next.contains("/") else { return nil }
    return self[start.startIndex..<word.endIndex]
  }
}
