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
    var seen: Set<NodeID> = []
    let unique = nodes.filter { seen.insert($0).inserted }
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
