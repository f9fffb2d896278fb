import RuleGraph

extension Place {
  /// Where a link in the text of a component's page leads from here.
  ///
  /// - Parameter page: the address to take for that of a page of the site.
  func url(
    ofLink written: String, on component: String, in language: String,
    leading page: (String) -> String = { $0 }
  ) -> String {
    switch graph.links.target(of: written, on: component, in: language) {
    case .component(let id): page(url(to: .component(id)))
    case .rule(let id): page(url(to: .rule(id)))
    case .section(let id, let anchor): page(url(to: .section(page: id, anchor: anchor)))
    case .external(let address): address
    case .file(let path): url(toFigure: path)
    case .unresolved: written
    }
  }
}
