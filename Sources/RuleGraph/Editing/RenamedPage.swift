/// What is called otherwise because a page is.
struct RenamedPage {
  let old: Page
  let new: String

  /// A rule as it is called now.
  func present(_ rule: RuleID) -> RuleID {
    rule.page == old.id ? RuleID(page: new, name: rule.name) : rule
  }

  /// A node as it is called now.
  func present(_ node: NodeID) -> NodeID {
    switch node {
    case .component(old.id): .component(new)
    case .rule(let id): .rule(present(id))
    default: node
    }
  }

  /// A finding where its file was before.
  func former(_ diagnostic: Diagnostic, in catalog: Catalog) -> Diagnostic {
    let folder = catalog.printedPath("\(old.group)/\(new)/")
    let location = diagnostic.location
    guard location.path.hasPrefix(folder) else { return diagnostic }
    let path = catalog.printedPath("\(old.folder)/\(location.path.dropFirst(folder.count))")
    return diagnostic.moved(to: SourceLocation(path: path, range: location.range))
  }
}
