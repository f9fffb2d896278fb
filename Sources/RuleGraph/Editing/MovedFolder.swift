/// A folder's move with what is called otherwise because of it.
struct MovedFolder {
  let move: FolderMove
  /// The ids of a page that has another then.
  let page: (old: String, new: String)?

  init(_ move: FolderMove, renaming page: (old: String, new: String)? = nil) {
    self.move = move
    self.page = page
  }

  /// A rule as it is called then.
  func present(_ rule: RuleID) -> RuleID {
    page.map { rule.page == $0.old ? RuleID(page: $0.new, name: rule.name) : rule } ?? rule
  }

  /// A node as it is called then.
  func present(_ node: NodeID) -> NodeID {
    switch node {
    case .component(let id): page.map { id == $0.old ? .component($0.new) : node } ?? node
    case .rule(let id): .rule(present(id))
    default: node
    }
  }

  /// A finding where its file was before.
  func former(_ diagnostic: Diagnostic, in catalog: Catalog) -> Diagnostic {
    let location = diagnostic.location
    let root = catalog.printedPath("")
    guard location.path.hasPrefix(root) else { return diagnostic }
    let path = String(location.path.dropFirst(root.count))
    let former = move.reversed.present(path)
    guard former != path else { return diagnostic }
    return diagnostic.moved(
      to: SourceLocation(path: catalog.printedPath(former), range: location.range))
  }
}
