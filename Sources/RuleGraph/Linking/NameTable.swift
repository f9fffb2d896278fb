/// Every name that a reference can give, and the node it belongs to.
struct NameTable {
  let index: GraphIndex
  let links: LinkResolver

  /// - Parameter before: an earlier table, which may be the same.
  init(nodes: GraphNodes, pages: [LinkedPage], paths: Set<String>, after before: NameTable?) {
    index = GraphIndex(nodes, after: before?.index)
    var anchors: [String: LinkResolver.PageAnchors] = [:]
    for page in pages { anchors[page.outline.page.folder] = page.anchors }
    links = LinkResolver(pages: anchors, files: paths)
  }

  /// Whether every reference would lead to a node of the same name and number as with the other table.
  func hasSameNames(as other: NameTable) -> Bool {
    index.nodes == other.index.nodes && index.tables == other.index.tables && links == other.links
  }

  /// The number of a node; `nil` when there is none of that name.
  func number(of node: NodeID) -> Int32? {
    index.number(of: node)
  }

  /// The number of the symbol or system item with a Swift spelling.
  func number(ofAPI name: String) -> Int32? {
    index.number(ofAPI: name)
  }

  /// The number of a rule by its full id, or by its own id on a page.
  func number(ofRule text: String, on page: String) -> Int32? {
    index.number(of: .rule(RuleID(text, on: page)))
  }
}

extension LinkResolver.PageAnchors {
  init(_ outline: PageOutline) {
    let page = outline.page.id
    let targets = outline.entries.map { entry in
      let anchor = entry.key.anchor
      if entry.isPart { return (anchor, LinkTarget.component(anchor)) }
      if let id = entry.ruleID(on: page) { return (anchor, .rule(id)) }
      return (anchor, .section(page: page, anchor: anchor))
    }
    self.init(
      id: page, languages: outline.languages,
      targets: Dictionary(targets, uniquingKeysWith: { first, _ in first }))
  }
}
