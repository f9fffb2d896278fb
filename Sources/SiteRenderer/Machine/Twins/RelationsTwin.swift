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

  /// Both rules of each pair; links to a whole component are counted, not listed.
  private func write(_ neighbour: Neighbour, to twin: inout TwinText) {
    let place = viewpoint.place
    for pair in neighbour.pairs {
      guard let rule = viewpoint.link(toRuleAt: pair.source),
        let other = viewpoint.link(toRuleAt: pair.target)
      else { continue }
      twin.item { twin in
        rule.write(to: &twin, on: place, home: false, isDated: false)
        twin.append(" – ")
        twin.append(viewpoint.voice.relation(pair.kind))
        twin.append(": ")
        other.write(to: &twin, on: place, home: false, isDated: false)
      }
    }
    let apis = neighbour.apis.compactMap { viewpoint.twinLink(api: $0) }
    if let fact = viewpoint.twinFact("relations.apis-heading", apis) {
      twin.item { $0.append(fact) }
    }
    twin.endList()
  }
}
