import CommonMark

/// Reads the edges that a run of text makes by its code spans and links.
struct PassageLinker {
  let page: String
  let language: String
  let text: PageText
  let definitions: DefinitionPlaces

  func walk(_ nodes: Range<Int>, from origin: Int32, into references: inout ReferenceLinker) {
    let document = text.document
    var imageEnd = 0
    for id in nodes {
      switch document.nodes[id].kind {
      case .code: link(code: document.literal(of: id), id, from: origin, into: &references)
      // Of what stands in the words of an image the words alone are shown.
      case .link where id < imageEnd, .image where id < imageEnd: break
      case .link, .image:
        link(destination: document.destination(of: id), id, from: origin, into: &references)
        if case .image = document.nodes[id].kind { imageEnd = document.nodes[id].end }
      default: break
      }
    }
  }

  private func link(
    code: String, _ node: Node.ID, from origin: Int32, into references: inout ReferenceLinker
  ) {
    if let target = references.names.number(ofAPI: code) {
      references.add(.governs, from: origin, to: target)
    } else if references.names.index.looksLikeSymbol(visible(code))
      || looksLikeKnown(code, references.names)
    {
      references.miss(.api, Located(code, at: place(of: code, in: node)))
    }
  }

  /// Whether a symbol would be named if not for letters of another script, or invisible characters.
  private func looksLikeKnown(_ code: String, _ names: NameTable) -> Bool {
    [LookalikeName(code)?.meant, visible(code)].contains {
      $0.map { names.number(ofAPI: $0) != nil } ?? false
    }
  }

  /// What can be seen of a name.
  private func visible(_ code: String) -> String {
    WideBlank.trimmed(InvisibleCharacter.removed(from: code))
  }

  private func link(
    destination: String, _ node: Node.ID, from origin: Int32,
    into references: inout ReferenceLinker
  ) {
    let target = references.names.links.target(of: destination, on: page, in: language)
    switch target {
    case .component(let id): add(.component(id), from: origin, into: &references)
    case .rule(let id): add(.rule(id), from: origin, into: &references)
    case .unresolved(let target, let name):
      // The path of a link comes before what it leads to on a page.
      let isAnchor = if case .anchor = target { true } else { false }
      references.miss(target, Located(name, at: place(of: name, in: node, isLast: isAnchor)))
    case .file(let path): references.show(path)
    case .section(let other, _) where other != page:
      add(.component(other), from: origin, into: &references)
    case .section, .external: break
    }
  }

  private func add(_ target: NodeID, from origin: Int32, into references: inout ReferenceLinker) {
    guard let target = references.names.number(of: target), target != origin else { return }
    references.add(.mentions, from: origin, to: target)
  }

  /// Where a name is: in the code or the destination when their places are known, otherwise in the nearest ancestor
  /// that has a place.
  private func place(of name: String, in node: Node.ID, isLast: Bool = false) -> SourceLocation {
    let document = text.document
    if let code = document.codeRange(of: node) {
      return text.location(of: NarrowRange.of(name, in: code, of: document) ?? code)
    }
    let written =
      document.destinationRange(of: node)
      ?? definitions.place(of: document.destination(of: node), in: document, language: language)
    if let written {
      // Where a character of it is escaped, nothing can be put in its place alone.
      let start = written.lowerBound
      return text.location(
        of: NarrowRange.of(name, in: written, of: document, isLast: isLast) ?? start..<start)
    }
    // What is written there is not the name.
    let start = document.nearestRange(to: node)?.lowerBound
    return start.map { text.location(of: $0..<$0) } ?? SourceLocation(path: text.path)
  }
}
