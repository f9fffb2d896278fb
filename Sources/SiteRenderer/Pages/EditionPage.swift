import RuleGraph

/// An edition: what held then, what it changed, what changed since, and what disagrees.
struct EditionPage {
  let viewpoint: Viewpoint
  let edition: Edition
  /// The place of the edition among all.
  let position: Int

  /// Beyond this the rules that held are only counted.
  private static let mostListed = 200

  init?(viewpoint: Viewpoint, id: String) {
    let editions = viewpoint.site.timeline.editions
    guard let position = editions.firstIndex(where: { $0.id == id }) else { return nil }
    self.viewpoint = viewpoint
    self.position = position
    edition = editions[position]
  }

  func content() -> PageContent? {
    guard let title = viewpoint.phrase(edition.title) else { return nil }
    let rules = viewpoint.site.editions[position]
    let view = EditionView(
      title: title, summary: viewpoint.markup(edition.summary),
      holds: viewpoint.wording.count("count.rules-hold", rules.held.count), sources: sources(),
      brought: brought(rules), changes: rules.replacing.compactMap(change),
      ended: rules.ended.compactMap { viewpoint.ruleLink($0.id, isDated: true) },
      changedSince: rules.changedSince.compactMap(change),
      conflicts: rules.conflicting.compactMap(change),
      held: list(rules), previous: neighbour(position - 1), next: neighbour(position + 1))
    return PageContent(
      title: title.text, description: viewpoint.phrase(edition.summary)?.text ?? "",
      fields: Fields(view),
      source: "editions.yml")
  }

  private var graph: Graph {
    viewpoint.graph
  }

  private var timeline: Timeline {
    viewpoint.site.timeline
  }

  private func brought(_ rules: EditionRules) -> [RuleGroupView] {
    let grouping = RuleGrouping(viewpoint: viewpoint)
    return rules.brought.compactMap { grouping.group($0, listing: $0.rules) }
  }

  /// The rules by component; those that the edition brought say so.
  private func list(_ rules: EditionRules) -> [RuleGroupView] {
    let isWhole = position == 0 || rules.held.count <= Self.mostListed
    let grouping = RuleGrouping(viewpoint: viewpoint, newIn: position == 0 ? nil : position)
    let groups = rules.heldByPage.compactMap { run in
      grouping.group(run, listing: isWhole ? run.rules : [])
    }
    return groups.map { group in
      // Leads to the component as of this edition, the newest too: else it is shown as of the one last chosen.
      let link = LinkView(
        url: "\(group.component.url)?as-of=\(edition.id)", title: group.component.title)
      return RuleGroupView(
        anchor: group.anchor, component: link, count: group.count, rules: group.rules)
    }
  }

  private func neighbour(_ position: Int) -> LinkView? {
    timeline.editions.indices.contains(position)
      ? viewpoint.editionLink(timeline.editions[position]) : nil
  }

  private func sources() -> [EditionSourceView] {
    graph.sources.filter { $0.edition == edition.id }.compactMap { source in
      guard let title = viewpoint.phrase(source.title) else { return nil }
      let rules = graph.edges(to: .source(source.id), .citedFrom).count
      return EditionSourceView(
        anchor: "_source-\(source.id)", title: title, origin: viewpoint.markup(source.origin),
        languages: viewpoint.wording.marked(
          viewpoint.list(source.languages.map(viewpoint.languageName)) ?? ""),
        rules: viewpoint.wording.count("count.rules", rules))
    }
  }

  private func change(_ change: EditionRules.Change) -> ChangeView? {
    guard let link = viewpoint.ruleLink(change.rule.id, isDated: true) else { return nil }
    let others = change.others.compactMap {
      viewpoint.ruleLink($0, on: change.rule.id.page, isDated: true)
    }
    return ChangeView(rule: link, others: others)
  }
}
