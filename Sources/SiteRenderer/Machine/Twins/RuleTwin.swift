import RuleGraph

/// A rule in the twin of its page.
struct RuleTwin {
  let viewpoint: Viewpoint
  let component: Component
  let citations: CitationPresenter

  func write(_ rule: Rule, to twin: inout TwinText) {
    guard let link = viewpoint.link(to: rule.id), let markup = link.markup.twin else { return }
    twin.heading(
      link.markup.level, markup.title, attributes: "\(rule.id.name) .\(rule.kind.rawValue)")
    twin.block(standing(of: rule))
    twin.block(viewpoint.fallback(link.language, "fallback.rule")?.notice)
    twin.block(
      TranslationPresenter(viewpoint: viewpoint).notice(of: rule, in: viewpoint.language)
        .map { "*\(TwinText.escaped($0))*" })
    twin.block(markup.body)
    if let table = rule.table.flatMap({ viewpoint.graph.table($0) }) {
      TableTwin(viewpoint: viewpoint).write(table, to: &twin)
    }
    twin.items(relations(of: rule.id) + [apis(of: rule.id), sources(of: rule)].compactMap(\.self))
  }

  /// "**Do** · Since iOS 11 · iPadOS".
  private func standing(of rule: Rule) -> String {
    let platforms = rule.platforms == component.platforms ? nil : viewpoint.list(rule.platforms)
    let notes = [viewpoint.validity(of: rule.id), platforms].compactMap(\.self)
    return (["**\(viewpoint.kind(rule.kind).label)**"] + notes.map(TwinText.escaped))
      .joined(separator: " · ")
  }

  private func relations(of rule: RuleID) -> [String] {
    let relations = viewpoint.site.relations[rule]
    let lists = [
      ("superseded-by", relations.supersededBy, true), ("supersedes", relations.supersedes, true),
      ("conflicts", relations.conflicts, true), ("see-also", relations.seeAlso, false),
    ]
    return lists.flatMap { name, nodes, isDated in
      var seen: Set<NodeID> = []
      return nodes.filter { seen.insert($0).inserted }.compactMap { node in
        link(node, isDated: isDated).map { "\(viewpoint.wording["relation.\(name)"]): \($0)" }
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

  private func apis(of rule: RuleID) -> String? {
    let apis = viewpoint.apis(governedBy: .rule(rule))
    return viewpoint.twinFact("component.apis", apis.compactMap { viewpoint.twinLink(api: $0) })
  }

  private func sources(of rule: Rule) -> String? {
    viewpoint.list(citations.views(of: rule).map { TwinText.escaped($0.text) })
  }
}

/// A table of system items as a list, because CommonMark has no tables.
struct TableTwin {
  let viewpoint: Viewpoint

  func write(_ table: SymbolTable, to twin: inout TwinText) {
    twin.block(viewpoint.twinText(table.caption).map { "**\($0)**" })
    twin.items(
      table.rows.map { row in
        [
          viewpoint.twinText(row.name), viewpoint.twinLink(api: row.symbol),
          viewpoint.twinText(row.meaning),
        ].compactMap(\.self).joined(separator: " – ")
      })
  }
}
