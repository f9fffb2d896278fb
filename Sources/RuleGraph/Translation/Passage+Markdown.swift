import CommonMark

extension Passage {
  /// The body as it is written in the file; empty when there is none.
  package var markdown: String {
    source(of: body).map(String.init) ?? ""
  }

  /// The heading without its attributes and the body, as they are written: what to show and to
  /// compare word by word.
  package var written: String {
    guard let heading else { return markdown }
    let words = heading + 1..<document.nodes[heading].end
    let title = source(of: words).map(String.init) ?? PlainText(document).render(heading)
    let body = markdown
    return body.isEmpty ? title : "\(title)\n\n\(body)"
  }

  /// The text from the first node's start to the last one's end; `nil` where a place is unknown.
  private func source(of nodes: Range<Int>) -> Substring? {
    guard let first = nodes.first, let start = document.range(of: first)?.lowerBound else {
      return nil
    }
    var end = start
    var id = first
    while id < nodes.upperBound {
      guard let range = document.range(of: id) else { return nil }
      end = range.upperBound
      id = document.nodes[id].end
    }
    return document.source(start..<end)
  }
}
