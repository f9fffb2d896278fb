import CommonMark

extension Passage {
  /// The heading without its attributes and the body, as they are written: what to show and to
  /// compare word by word.
  package var written: String {
    written { _ in nil }
  }

  /// The same with links that lead elsewhere.
  ///
  /// - Parameter destination: what a link is written as that leads to this; `nil` for one that stays.
  package func written(_ destination: (String) -> String?) -> String {
    let text = source(of: body, destination) ?? ""
    guard let heading else { return text }
    let words = heading + 1..<document.nodes[heading].end
    let title = source(of: words, destination) ?? PlainText(document).render(heading)
    return text.isEmpty ? title : "\(title)\n\n\(text)"
  }

  private func source(of nodes: Range<Int>, _ destination: (String) -> String?) -> String? {
    guard let stretch = stretch(of: nodes) else { return nil }
    let edits = nodes.compactMap { id -> (range: Range<Int>, text: String)? in
      guard case .link = document.nodes[id].kind,
        let new = destination(document.destination(of: id)),
        let range = document.destinationRange(of: id), let offsets = offsets(of: range)
      else { return nil }
      return (offsets, new)
    }
    return document.text.replacing(edits, in: stretch)
  }

  /// The bytes from the first node's start to the last one's end; `nil` where a place is unknown.
  private func stretch(of nodes: Range<Int>) -> Range<Int>? {
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
    return offsets(of: start..<end)
  }

  private func offsets(of range: SourceRange) -> Range<Int>? {
    guard let start = document.utf8Offset(of: range.lowerBound),
      let end = document.utf8Offset(of: range.upperBound)
    else { return nil }
    return start..<end
  }
}
