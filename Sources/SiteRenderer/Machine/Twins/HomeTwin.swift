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
    twin.heading(2, viewpoint.wording["twin.lists"])
    let lists = ListPages.all(in: viewpoint.graph) + [(.checks, "checks")]
    twin.items(
      lists.map { address, name in
        TwinText.link(viewpoint.wording["navigation.\(name)"], to: viewpoint.twinURL(to: address))
      })
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
