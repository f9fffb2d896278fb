extension Document {
  /// The tree as indented lines of kind, range and text, for tests.
  ///
  ///     document @1:1-2:1
  ///       heading 2 {#id .do key="value"} @1:1-1:10
  ///         text @1:4-1:9 "Title"
  ///
  /// A node whose place is not known has `@?`.
  package var dump: String {
    var lines: [String] = []
    var ends: [Node.ID] = []
    for node in nodes {
      while let end = ends.last, end <= node.id { ends.removeLast() }
      lines.append(String(repeating: "  ", count: ends.count) + node.dumped)
      ends.append(node.end)
    }
    return lines.joined(separator: "\n")
  }
}

extension Node {
  fileprivate var dumped: String {
    let place = range.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "?"
    let (name, text) = kind.dumped
    return "\(name) @\(place)" + (text.map { " " + $0.debugDescription } ?? "")
  }
}

extension Node.Kind {
  fileprivate var dumped: (name: String, text: String?) {
    switch self {
    case .list(let kind, let tight): ("list \(kind.dumped)\(tight ? " tight" : "")", nil)
    case .codeBlock(let info, let literal):
      (info.isEmpty ? "codeBlock" : "codeBlock \(info)", literal)
    case .htmlBlock(let literal): ("htmlBlock", literal)
    case .heading(let level, let attributes):
      ("heading \(level)" + (attributes.map { " " + $0.dumped } ?? ""), nil)
    case .text(let literal): ("text", literal)
    case .code(let literal): ("code", literal)
    case .htmlInline(let literal): ("htmlInline", literal)
    case .link(let destination, let title): ("link <\(destination)>" + Self.dumped(title), nil)
    case .image(let destination, let title): ("image <\(destination)>" + Self.dumped(title), nil)
    case .document, .blockQuote, .item, .paragraph, .thematicBreak, .softBreak, .lineBreak,
      .emphasis, .strong:
      ("\(self)", nil)
    }
  }

  private static func dumped(_ title: String) -> String {
    title.isEmpty ? "" : " " + title.debugDescription
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
