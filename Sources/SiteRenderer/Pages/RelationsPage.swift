import RuleGraph

/// The graph around a component: a drawing, and the same in words.
struct RelationsPage {
  let viewpoint: Viewpoint
  let component: Component

  func content() -> PageContent? {
    guard let title = viewpoint.title(of: component) else { return nil }
    let parts = component.parts.compactMap(viewpoint.componentLink)
    let view = RelationsView(
      title: title, back: LinkView(url: viewpoint.url(to: .component(component.id)), title: title),
      drawing: RelationDrawing(viewpoint: viewpoint, component: component).view(neighbours),
      parts: parts, apis: apis(), neighbours: neighbours.compactMap(view),
      terms: viewpoint.terms(for: [component.id] + component.parts))
    let values: KeyValuePairs<String, String> = ["component": title.text]
    return PageContent(
      title: viewpoint.wording("relations.title", values),
      description: viewpoint.wording("relations.description", values), fields: Fields(view))
  }

  /// The closest components, each with the reason in a few words.
  func related() -> [RelatedView] {
    neighbours.prefix(6).compactMap { neighbour in
      viewpoint.componentLink(neighbour.component).map {
        RelatedView(component: $0, reason: reason(neighbour))
      }
    }
  }

  private var neighbours: [Neighbour] {
    viewpoint.site.neighbourhoods.neighbours(of: component.id)
  }

  private func apis() -> [SymbolLinkView] {
    viewpoint.apis(governedBy: .component(component.id)).compactMap(viewpoint.symbolLink)
  }

  /// Such as "replaces 2 rules · 5 links · 1 API in common".
  func reason(_ neighbour: Neighbour) -> String {
    let counts = [
      ("relations.replaces", neighbour.replaced), ("relations.replaced-by", neighbour.replacing),
      ("relations.conflicts", neighbour.conflicts), ("relations.links", neighbour.links),
      ("relations.apis", neighbour.apis.count),
    ]
    return counts.filter { $0.1 > 0 }.map { viewpoint.wording.count($0.0, $0.1) }
      .joined(separator: " · ")
  }

  private func view(_ neighbour: Neighbour) -> NeighbourView? {
    guard let link = viewpoint.componentLink(neighbour.component) else { return nil }
    return NeighbourView(
      anchor: "neighbour-\(neighbour.component)", component: link, reason: reason(neighbour),
      relations: neighbour.pairs.map(view),
      apis: neighbour.apis.compactMap(viewpoint.symbolLink),
      relationsURL: viewpoint.url(to: .relations(neighbour.component)))
  }

  private func view(_ pair: RelationPair) -> RelationPairView {
    RelationPairView(
      label: viewpoint.voice.relation(pair.kind), rule: rule(pair.source),
      wholeComponent: wholeComponent(pair.source), otherRule: rule(pair.target),
      otherComponent: wholeComponent(pair.target))
  }

  private func rule(_ end: RelationEnd) -> RuleLinkView? {
    guard case .rule(let position) = end else { return nil }
    return viewpoint.link(toRuleAt: position)?.view(
      on: viewpoint.place, home: false, isDated: false)
  }

  private func wholeComponent(_ end: RelationEnd) -> LinkView? {
    guard case .component(let place) = end else { return nil }
    return viewpoint.componentLink(viewpoint.graph.components[place].id)
  }
}
