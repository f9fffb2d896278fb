package import CommonMark
package import RuleGraph

/// Reads the inlines of a heading or paragraph as a segment, its marks numbered from 1.
package struct SegmentReader {
  private let document: Document
  private let place: PagePlace
  private var segment = Segment()
  /// The ends and numbers of the marks around the current node.
  private var open: [(end: Int, number: Int)] = []

  package init(_ document: Document, on place: PagePlace) {
    self.document = document
    self.place = place
  }

  package func segment(of block: Node.ID) -> Segment {
    var run = self
    run.read(block + 1..<max(document.nodes[block].end, block + 1))
    return run.segment
  }

  private mutating func read(_ nodes: Range<Int>) {
    for id in nodes {
      close(before: id)
      read(document.nodes[id])
    }
    close(before: nodes.upperBound)
  }

  private mutating func close(before id: Int) {
    while let last = open.last, last.end <= id {
      segment.pieces.append(.close(last.number))
      open.removeLast()
    }
  }

  private mutating func read(_ node: Node) {
    switch node.kind {
    case .text: append(document.literal(of: node.id))
    case .softBreak: if document.partsWords(node) { append(" ") }
    case .lineBreak: append(.lineBreak, node)
    case .code: append(.code(document.literal(of: node.id)), node)
    case .htmlInline: append(.html(document.literal(of: node.id)), node)
    case .emphasis: append(.emphasis, node)
    case .strong: append(.strong, node)
    case .link:
      append(.link(to: destination(of: node), title: document.title(of: node.id)), node)
    case .image:
      append(.image(of: destination(of: node), title: document.title(of: node.id)), node)
    default: break
    }
  }

  private func destination(of node: Node) -> String {
    place.neutral(document.destination(of: node.id))
  }

  private mutating func append(_ mark: InlineMark, _ node: Node) {
    let number = segment.marks.count + 1
    segment.marks[number] = mark
    if mark.isPaired {
      segment.pieces.append(.open(number))
      open.append((node.end, number))
    } else {
      segment.pieces.append(.mark(number))
    }
  }

  private mutating func append(_ text: String) {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if Self.isXML(scalar) {
        plain.append(scalar)
        continue
      }
      join(String(plain))
      plain = String.UnicodeScalarView()
      let number = segment.marks.count + 1
      segment.marks[number] = .character(scalar.value)
      segment.pieces.append(.mark(number))
    }
    join(String(plain))
  }

  private mutating func join(_ text: String) {
    guard !text.isEmpty else { return }
    let last = segment.pieces.count - 1
    guard last >= 0, case .text(var joined) = segment.pieces[last] else {
      return segment.pieces.append(.text(text))
    }
    // A text that is held twice would be copied whole for every line of a paragraph.
    segment.pieces[last] = .text("")
    joined += text
    segment.pieces[last] = .text(joined)
  }

  /// The `Char` of XML 1.0.
  private static func isXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
