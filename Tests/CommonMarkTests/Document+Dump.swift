@testable import CommonMark

extension Document {
  /// The tree as indented lines of kind, range and text.
  ///
  ///     document @1:1-2:1
  ///       heading 2 {#id .do key="value"} @1:1-1:10
  ///         text @1:4-1:9 "Title"
  ///
  /// A node whose place is not known has `@?`.
  var dump: String {
    var lines: [String] = []
    var ends: [Node.ID] = []
    for node in nodes {
      while let end = ends.last, end <= node.id { ends.removeLast() }
      lines.append(String(repeating: "  ", count: ends.count) + dumped(node))
      ends.append(node.end)
    }
    return lines.joined(separator: "\n")
  }
}

extension Document {
  private func dumped(_ node: Node) -> String {
    let place = range(of: node.id).map { "\($0.lowerBound)-\($0.upperBound)" } ?? "?"
    let text = hasLiteral(node) ? " " + literal(of: node.id).debugDescription : ""
    return "\(name(of: node)) @\(place)" + text
  }

  private func hasLiteral(_ node: Node) -> Bool {
    switch node.kind {
    case .text, .code, .codeBlock, .htmlInline, .htmlBlock: true
    default: false
    }
  }

  private func name(of node: Node) -> String {
    switch node.kind {
    case .list(let kind, let tight): "list \(kind.dumped)\(tight ? " tight" : "")"
    case .codeBlock: "codeBlock" + (info(of: node.id).isEmpty ? "" : " " + info(of: node.id))
    case .heading(let level):
      "heading \(level)" + (attributes(of: node.id).map { " " + $0.dumped } ?? "")
    case .link, .image:
      "\(node.kind) <\(destination(of: node.id))>"
        + (title(of: node.id).isEmpty ? "" : " " + title(of: node.id).debugDescription)
    default: "\(node.kind)"
    }
  }
}

extension Node.ListKind {
  fileprivate var dumped: String {
    switch self {
    case .bullet: "bullet"
    case .ordered(let start, .period): "\(start)."
    case .ordered(let start, .parenthesis): "\(start))"
    }
  }
}

extension HeadingAttributes {
  fileprivate var dumped: String {
    let pieces =
      [identifier.map { "#" + $0.value }].compactMap(\.self) + classes.map { "." + $0.value }
      + pairs.map { "\($0.key.value)=\($0.value.value.debugDescription)" }
      + faults.map { "!\($0.kind) \($0.piece.value.debugDescription)" }
    return "{" + pieces.joined(separator: " ") + "}"
  }
}
