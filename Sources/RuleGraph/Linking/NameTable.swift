/// Every name that a reference can give, and the node it belongs to.
struct NameTable {
  let index: GraphIndex
  let links: LinkResolver

  init(nodes: GraphNodes, outlines: [PageOutline], paths: Set<String>) {
    index = GraphIndex(nodes)
    var pages: [String: LinkResolver.PageAnchors] = [:]
    for outline in outlines {
      let folder = "\(outline.page.group)/\(outline.page.id)"
      pages[folder] = LinkResolver.PageAnchors(
        id: outline.page.id, languages: outline.languages, targets: Self.targets(on: outline))
    }
    links = LinkResolver(pages: pages, files: paths)
  }

  /// Whether every reference would lead to the same as by the other table.
  func hasSameNames(as other: NameTable) -> Bool {
    index.hasSameNames(as: other.index) && links == other.links
  }

  func api(_ name: String) -> NodeID? {
    if index.symbols[name] != nil { return .symbol(name) }
    return index.systemItems[name].map { .systemItem($0.symbol) }
  }

  /// A rule by its full id, or by its own id on a page.
  func rule(_ text: String, on page: String) -> RuleID? {
    let id = RuleID(text) ?? RuleID(page: page, name: text)
    return index.rules[id] == nil ? nil : id
  }

  private static func targets(on outline: PageOutline) -> [String: LinkTarget] {
    let targets = outline.entries.map { entry in
      let anchor = entry.key.anchor
      if entry.isPart { return (anchor, LinkTarget.component(anchor)) }
      if let id = entry.ruleID(on: outline.page.id) { return (anchor, .rule(id)) }
      return (anchor, .section(page: outline.page.id, anchor: anchor))
    }
    return Dictionary(targets, uniquingKeysWith: { first, _ in first })
  }
}
