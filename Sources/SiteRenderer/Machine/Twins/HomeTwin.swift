import RuleGraph

/// The twin of a language's first page.
struct HomeTwin {
  let viewpoint: Viewpoint

  func bytes() -> [UInt8] {
    let site = viewpoint.graph.site
    var twin = TwinText()
    twin.heading(1, viewpoint.twinText(site.title) ?? "")
    twin.quote(viewpoint.twinText(site.summary))
    for (id, title, components) in ComponentGroups(viewpoint.graph).all {
      twin.heading(2, viewpoint.twinText(title) ?? TwinText.escaped(id))
      twin.items(components.compactMap(item))
    }
    let lists: [(Address, String)] = [
      (.rules(1), "navigation.rules"), (.symbols, "navigation.apis"),
      (.glossary, "navigation.glossary"), (.editions, "navigation.editions"),
      (.checks, "navigation.checks"),
    ]
    twin.heading(2, viewpoint.wording["twin.lists"])
    twin.items(
      lists.map { TwinText.link(viewpoint.wording[$0.1], to: viewpoint.twinURL(to: $0.0)) })
    return twin.finished()
  }

  private func item(_ component: Component) -> String? {
    guard let link = viewpoint.twinLink(component: component.id) else { return nil }
    let parts = component.parts.compactMap { viewpoint.twinLink(component: $0) }
    let summary = viewpoint.twinText(component.texts.map(\.summary)) ?? ""
    return "\(link): \(summary)"
      + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }
}
