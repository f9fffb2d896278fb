import RuleGraph

/// Makes the Markdown twin of any page, from the graph and not from the page.
struct TwinPages: Sendable {
  let parts: SiteParts

  /// The path of an address's twin below the root.
  func path(of address: Address, in language: String) -> String {
    "\(language)/\(TwinAddress.twin(of: parts.addresses.place(of: address).page))"
  }

  func bytes(of address: Address, in language: String) -> [UInt8]? {
    let page = parts.addresses.place(of: address).page
    let viewpoint = Viewpoint(parts, language: language, page: page)
    switch address {
    case .home: return HomeTwin(viewpoint: viewpoint).bytes()
    case .component(let id), .parallel(let id), .relations(let id):
      return parts.graph.component(id).flatMap { bytes(of: address, $0, from: viewpoint) }
    case .symbol(let name): return SymbolTwin(viewpoint: viewpoint, name: name).bytes()
    case .symbols: return SymbolsTwin(viewpoint: viewpoint).bytes()
    case .glossary: return GlossaryTwin(viewpoint: viewpoint).bytes()
    case .editions: return EditionsTwin(viewpoint: viewpoint).bytes()
    case .edition(let id):
      return parts.graph.edition(id).flatMap {
        EditionTwin(viewpoint: viewpoint, edition: $0).bytes()
      }
    case .rules(let number): return RulesTwin(viewpoint: viewpoint, number: number).bytes()
    case .checks: return ChecksTwin(viewpoint: viewpoint).bytes()
    case .check(let id):
      return CheckPage.all.first { $0.id == id }.map {
        CheckTwin(viewpoint: viewpoint, check: $0).bytes()
      }
    case .former, .parallelRule, .rule, .section, .term, .editionComponent, .editionNews, .source:
      return nil
    }
  }

  private func bytes(
    of address: Address, _ component: Component, from viewpoint: Viewpoint
  ) -> [UInt8]? {
    switch address {
    case .parallel: ParallelTwin(viewpoint: viewpoint, component: component).bytes()
    case .relations: RelationsTwin(viewpoint: viewpoint, component: component).bytes()
    default: ComponentTwin(viewpoint: viewpoint, component: component).bytes()
    }
  }
}
