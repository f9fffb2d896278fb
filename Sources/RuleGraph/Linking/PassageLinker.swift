import CommonMark

/// Reads the edges that a run of text makes by its code spans and links.
struct PassageLinker {
  let page: String
  let language: String
  let text: PageText

  func walk(_ nodes: Range<Int>, from origin: Int32, into references: inout ReferenceLinker) {
    let document = text.document
    for id in nodes where Self.refers(document.tags[id]) {
      let node = document.nodes[id]
      switch node.kind {
      case .code(let code): link(code: code, node, from: origin, into: &references)
      case .link(let destination, _), .image(let destination, _):
        link(destination: destination, node, from: origin, into: &references)
      default: break
      }
    }
  }

  private static func refers(_ tag: Node.Tag) -> Bool {
    tag == .code || tag == .link || tag == .image
  }

  private func link(
    code: String, _ node: Node, from origin: Int32, into references: inout ReferenceLinker
  ) {
    if let target = references.names.number(ofAPI: code) {
      references.add(.governs, from: origin, to: target)
    } else if SymbolName.looksLikeSymbol(code) {
      references.miss(.api, Located(code, at: place(of: code, in: node)))
    }
  }

  private func link(
    destination: String, _ node: Node, from origin: Int32,
    into references: inout ReferenceLinker
  ) {
    let target = references.names.links.target(of: destination, on: page, in: language)
    switch target {
    case .component(let id): add(.component(id), from: origin, into: &references)
    case .rule(let id): add(.rule(id), from: origin, into: &references)
    case .unresolved(let target, let name):
      references.miss(target, Located(name, at: place(of: name, in: node)))
    case .file(let path): references.show(path)
    case .section, .external: break
    }
  }

  private func add(_ target: NodeID, from origin: Int32, into references: inout ReferenceLinker) {
    guard let target = references.names.number(of: target), target != origin else { return }
    references.add(.mentions, from: origin, to: target)
  }

  /// Where a name stands: in the code or the destination when these can be told, else in the
  /// nearest ancestor that has a place.
  private func place(of name: String, in node: Node) -> SourceLocation {
    let narrow = text.document.codeRange(of: node.id) ?? text.document.destinationRange(of: node.id)
    if let narrow { return text.location(of: NarrowRange.of(name, in: narrow, of: text.document)) }
    var candidate: Node? = node
    while let current = candidate, current.range == nil {
      candidate = current.parent.map { text.document.nodes[$0] }
    }
    return candidate?.range.map(text.location) ?? SourceLocation(path: text.path)
  }
}
