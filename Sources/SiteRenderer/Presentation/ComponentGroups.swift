import RuleGraph

/// The pages of components by the groups of the site, then by those that only folders name.
struct ComponentGroups {
  let all: [(id: String, title: Localized<String>?, components: [Component])]

  init(_ graph: Graph) {
    let pages = Dictionary(grouping: graph.components.filter { !$0.isPart }, by: \.group)
    let known = graph.site.groups
    let others = Set(pages.keys).subtracting(known.map(\.id)).sorted()
    let named = known.map { ($0.id, Optional($0.title)) } + others.map { ($0, nil) }
    all = named.compactMap { id, title in pages[id].map { (id, title, $0) } }
  }
}
