import RuleGraph

/// The twin of the page of a component's relations.
struct RelationsTwin {
  let viewpoint: Viewpoint
  let component: Component

  func bytes() -> [UInt8]? {
    guard let title = viewpoint.twinText(component.texts.map(\.title)) else { return nil }
    let page = RelationsPage(viewpoint: viewpoint, component: component)
    let neighbours = viewpoint.site.neighbourhoods.neighbours(of: component.id)
    var twin = TwinText()
    twin.heading(1, viewpoint.wording("relations.title", ["component": title]))
    twin.items(facts())
    if neighbours.isEmpty { twin.block(viewpoint.wording["relations.none"]) }
    for neighbour in neighbours {
      guard let link = viewpoint.twinLink(component: neighbour.component) else { continue }
      twin.heading(2, link)
      twin.block(page.reason(neighbour))
      let apis = neighbour.apis.compactMap { viewpoint.twinLink(api: $0) }
      twin.items(
        neighbour.edges.compactMap(item)
          + [viewpoint.twinFact("relations.apis-heading", apis)].compactMap(\.self))
    }
    return twin.bytes
  }

  private func facts() -> [String] {
    let apis = viewpoint.apis(governedBy: .component(component.id))
    return [
      viewpoint.twinLink(component: component.id),
      viewpoint.twinFact(
        "relations.parts", component.parts.compactMap { viewpoint.twinLink(component: $0) }),
      viewpoint.twinFact(
        "relations.apis-heading", apis.compactMap { viewpoint.twinLink(api: $0) }),
      viewpoint.twinFact(
        "component.terms", viewpoint.twinLinks(termsFor: [component.id] + component.parts)),
    ].compactMap(\.self)
  }

  /// Both rules of an edge; links to a whole component are counted, not listed.
  private func item(_ edge: Edge) -> String? {
    guard case .rule(let source) = edge.source, case .rule(let target) = edge.target,
      let rule = viewpoint.twinLink(rule: source), let other = viewpoint.twinLink(rule: target)
    else { return nil }
    return "\(rule) – \(viewpoint.wording["relations.edge-\(edge.kind.rawValue)"]): \(other)"
  }
}
