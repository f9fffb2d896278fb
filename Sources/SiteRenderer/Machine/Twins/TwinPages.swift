import RuleGraph

/// Makes the Markdown twin of any page, from the graph and not from the page.
struct TwinPages: Sendable {
  let parts: SiteParts

  /// The path of an address's twin below the root.
  func path(of address: Address, in language: String) -> String {
    "\(language)/\(TwinAddress.twin(of: parts.addresses.place(of: address).page))"
  }

  func text(of address: Address, in language: String) -> String? {
    let page = parts.addresses.place(of: address).page
    let viewpoint = Viewpoint(parts, language: language, page: page)
    switch address {
    case .home: return HomeTwin(viewpoint: viewpoint).text()
    case .component(let id), .parallel(let id), .relations(let id):
      return parts.graph.component(id).flatMap { text(of: address, $0, from: viewpoint) }
    case .symbol(let name): return SymbolTwin(viewpoint: viewpoint, name: name).text()
    case .symbols: return SymbolsTwin(viewpoint: viewpoint).text()
    case .glossary: return GlossaryTwin(viewpoint: viewpoint).text()
    case .editions: return EditionsTwin(viewpoint: viewpoint).text()
    case .edition(let id):
      return parts.graph.edition(id).flatMap {
        EditionTwin(viewpoint: viewpoint, edition: $0).text()
      }
    case .rules(let number): return RulesTwin(viewpoint: viewpoint, number: number).text()
    case .checks: return ChecksTwin(viewpoint: viewpoint).text()
    case .check(let id):
      return CheckPage.all.first { $0.id == id }.map {
        CheckTwin(viewpoint: viewpoint, check: $0).text()
      }
    case .former, .parallelRule, .rule, .section, .term, .editionComponent, .source: return nil
    }
  }

  private func text(
    of address: Address, _ component: Component, from viewpoint: Viewpoint
  ) -> String? {
    switch address {
    case .parallel: ParallelTwin(viewpoint: viewpoint, component: component).text()
    case .relations: RelationsTwin(viewpoint: viewpoint, component: component).text()
    default: ComponentTwin(viewpoint: viewpoint, component: component).text()
    }
  }
}
