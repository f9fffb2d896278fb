import RuleGraph

/// A rule in the twin of its page.
struct RuleTwin {
  let viewpoint: Viewpoint
  let component: Component
  let citations: CitationPresenter
  let bodies: PageBodies

  func write(_ id: RuleID, to twin: inout TwinText) {
    guard let link = viewpoint.link(to: id),
      let markup = bodies.body(of: link.entry, in: link.language)?.twin
    else { return }
    twin.heading(
      link.markup.level, markup.title, attributes: "\(id.name) .\(link.kind.name)")
    twin.block(viewpoint.twinStanding(of: link, on: component))
    twin.block(viewpoint.fallback(link.language, "fallback.rule")?.text)
    twin.block(
      TranslationPresenter(viewpoint: viewpoint).notice(of: link.entry, in: viewpoint.language)
        .map { "*\(TwinText.escaped($0))*" })
    twin.block(markup.body)
    if let table = link.entry.table.flatMap({ viewpoint.graph.table($0) }) {
      TableTwin(viewpoint: viewpoint).write(table, to: &twin)
    }
    twin.items(
      relations(link.entry.relations)
        + [apis(link.entry.relations.apis), sources(of: link.entry)].compactMap(\.self))
  }

  private func relations(_ relations: RuleRelations) -> [String] {
    let lists = [
      ("superseded-by", relations.supersededBy, true), ("supersedes", relations.supersedes, true),
      ("conflicts", relations.conflicts, true), ("see-also", relations.seeAlso, false),
    ]
    return lists.filter { !$0.1.isEmpty }.flatMap { name, nodes, isDated in
      let label = viewpoint.wording["relation.\(name)"]
      return nodes.withoutDoubles().compactMap { node in
        link(node, isDated: isDated).map { "\(label): \($0)" }
      }
    }
  }

  private func link(_ node: NodeID, isDated: Bool) -> String? {
    switch node {
    case .rule(let id): viewpoint.twinLink(rule: id, on: component.id, isDated: isDated)
    case .component(let id): viewpoint.twinLink(component: id)
    default: nil
    }
  }

  private func apis(_ apis: [NodeID]) -> String? {
    viewpoint.twinFact("component.apis", apis.compactMap { viewpoint.twinLink(api: $0) })
  }

  private func sources(of rule: RuleEntry) -> String? {
    viewpoint.list(citations.views(of: rule).map { TwinText.escaped($0.text) })
  }
}
