import CommonMark

/// The lines of a paragraph that was meant to hold figures alone.
///
/// A figure that is mistyped, or has lost a mark, is reported where it is, and those beside it are figures nonetheless.
struct FigureLines {
  let page: CheckedPage
  let graph: Graph

  /// Whether each line of a paragraph holds nothing but images that may be figures, or begins as one.
  func fill(_ paragraph: Node) -> Bool {
    guard case .paragraph = paragraph.kind else { return false }
    var (startsLine, isTorn) = (true, false)
    for child in page.document.children(of: paragraph.id) {
      let node = page.document[child]
      if node.kind == .softBreak || node.kind == .lineBreak {
        (startsLine, isTorn) = (true, false)
        continue
      }
      if startsLine { isTorn = beginsTornImage(node) }
      guard isTorn || holdsNoWords(node) else { return false }
      startsLine = false
    }
    return true
  }

  private func holdsNoWords(_ node: Node) -> Bool {
    switch node.kind {
    case .image: page.mayBeFigure(node, in: graph)
    case .link: page.figure(at: node, in: graph) != nil
    case .text:
      page.document.literal(of: node.id, satisfies: { $0.allSatisfy { $0 == UInt8(ascii: " ") } })
    default: false
    }
  }

  /// Whether a text begins with the `!` of a figure, and its brackets where they are torn.
  private func beginsTornImage(_ node: Node) -> Bool {
    guard case .text = node.kind else { return false }
    let text = page.document.literal(of: node.id)
    guard let mark = ["!", "！"].first(where: text.hasPrefix) else { return false }
    let rest = text.dropFirst(mark.count).drop { $0 == " " }
    return rest.isEmpty || rest.hasPrefix("[")
  }
}

extension CheckedPage {
  /// Whether an image is a drawing or might be meant for one; others are shown as they are.
  func mayBeFigure(_ image: Node, in graph: Graph) -> Bool {
    switch graph.links.target(of: document.destination(of: image.id), on: id, in: language) {
    case .external: false
    case .file(let path): path.utf8.suffix(4).elementsEqual(".svg".utf8)
    default: true
    }
  }
}
