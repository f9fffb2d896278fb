import RuleGraph

/// Shows what a rule has to do with other rules.
struct RelationPresenter {
  let viewpoint: Viewpoint
  /// The component whose page this is.
  let page: String

  func views(of rule: RuleEntry) -> [RelationView] {
    let relations = rule.relations
    return [
      view("superseded-by", relations.supersededBy, isDated: true),
      view("supersedes", relations.supersedes, isDated: true),
      view("conflicts", relations.conflicts, isDated: true),
      view("see-also", relations.seeAlso, isDated: false),
    ].compactMap(\.self)
  }

  private func view(_ name: String, _ nodes: [NodeID], isDated: Bool) -> RelationView? {
    guard !nodes.isEmpty else { return nil }
    let unique = nodes.withoutDoubles()
    let rules = unique.compactMap { node in
      if case .rule(let id) = node {
        viewpoint.ruleLink(id, on: page, isDated: isDated)
      } else {
        nil
      }
    }
    let components = unique.compactMap { node in
      if case .component(let id) = node { viewpoint.componentLink(id) } else { nil }
    }
    guard !rules.isEmpty || !components.isEmpty else { return nil }
    return RelationView(
      name: name, label: viewpoint.wording["relation.\(name)"], rules: rules,
      components: components)
  }
}

extension [NodeID] {
  /// Each node where it comes first.
  func withoutDoubles() -> [NodeID] {
    guard count > 1 else { return self }
    var seen: Set<NodeID> = []
    return filter { seen.insert($0).inserted }
  }
}
