import RuleGraph

/// The twin of a language's first page.
struct HomeTwin {
  let viewpoint: Viewpoint

  func bytes() -> [UInt8] {
    let site = viewpoint.graph.site
    var twin = TwinText()
    twin.heading(1, viewpoint.twinText(site.title) ?? "")
    twin.quote(viewpoint.twinText(site.summary))
    for (title, components) in ComponentGroups(viewpoint).all {
      twin.heading(2, title)
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

/// The pages of components by the groups of the site, then by those that only folders name.
struct ComponentGroups {
  let all: [(title: String, components: [Component])]

  init(_ viewpoint: Viewpoint) {
    let graph = viewpoint.graph
    let pages = Dictionary(grouping: graph.components.filter { !$0.isPart }, by: \.group)
    let known = graph.site.groups.map(\.id)
    let others = Set(pages.keys).subtracting(known).sorted()
    all = (known + others).compactMap { id in
      guard let components = pages[id] else { return nil }
      let group = graph.site.groups.first { $0.id == id }
      return (viewpoint.twinText(group?.title) ?? TwinText.escaped(id), components)
    }
  }
}
