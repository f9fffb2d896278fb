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
      write(neighbour, to: &twin)
    }
    return twin.finished()
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

  private func write(_ neighbour: Neighbour, to twin: inout TwinText) {
    for pair in neighbour.pairs {
      twin.item { twin in
        write(pair.source, to: &twin)
        twin.append(" – ")
        twin.append(viewpoint.voice.relation(pair.kind))
        twin.append(": ")
        write(pair.target, to: &twin)
      }
    }
    let apis = neighbour.apis.compactMap { viewpoint.twinLink(api: $0) }
    if let fact = viewpoint.twinFact("relations.shared-apis", apis) {
      twin.item { $0.append(fact) }
    }
    twin.endList()
  }

  private func write(_ end: RelationEnd, to twin: inout TwinText) {
    switch end {
    case .rule(let position):
      viewpoint.link(toRuleAt: position)?.write(
        to: &twin, on: viewpoint.place, home: false, isDated: false)
    case .component(let place):
      let link = viewpoint.twinLink(component: viewpoint.graph.components[place].id)
      twin.append(link ?? "")
    }
  }
}
