import RuleGraph

/// The twin of an edition's page: what held then, what it changed, and what changed since.
struct EditionTwin {
  let viewpoint: Viewpoint
  let edition: Edition

  func bytes() -> [UInt8]? {
    guard let title = viewpoint.twinText(edition.title),
      let position = viewpoint.site.timeline.editions.firstIndex(where: { $0.id == edition.id })
    else { return nil }
    let rules = viewpoint.site.editions[position]
    var twin = TwinText()
    twin.heading(1, title)
    twin.quote(viewpoint.twinText(edition.summary))
    twin.items([
      edition.date, viewpoint.wording.count("count.rules-hold", rules.held.count),
      TwinText.link(viewpoint.wording["editions.title"], to: viewpoint.twinURL(to: .editions)),
    ])
    writeSources(to: &twin)
    writeBrought(rules.brought, to: &twin)
    let wording = viewpoint.wording
    twin.items(changes(rules.replacing), beneath: wording["editions.changes"])
    twin.items(rules.ended.compactMap { link($0.id) }, beneath: wording["editions.ended"])
    twin.items(changes(rules.changedSince), beneath: wording["editions.since"])
    twin.items(changes(rules.conflicting), beneath: wording["editions.conflicts"])
    twin.heading(2, viewpoint.wording["editions.held"], attributes: "_held")
    RuleListTwin(viewpoint: viewpoint, isDated: true, hasAnchors: true)
      .write(rules.heldByPage, level: 3, to: &twin)
    return twin.finished()
  }

  private func link(_ rule: RuleID) -> String? {
    viewpoint.twinLink(rule: rule, isDated: true)
  }

  /// "New rule ← old rule, old rule".
  private func changes(_ changes: [EditionRules.Change]) -> [String] {
    changes.compactMap { change in
      guard let rule = link(change.rule.id) else { return nil }
      let others = change.others.compactMap { link($0) }
      let key = "relation.\(change.relation)"
      return rule
        + (others.isEmpty
          ? "" : " (\(viewpoint.wording[key]): \(others.joined(separator: "; ")))")
    }
  }

  private func writeBrought(_ runs: [RuleRun], to twin: inout TwinText) {
    guard !runs.isEmpty else { return }
    twin.heading(2, viewpoint.wording["editions.brought"])
    RuleListTwin(viewpoint: viewpoint).write(runs, level: 3, to: &twin)
  }

  private func writeSources(to twin: inout TwinText) {
    let sources = viewpoint.graph.sources.filter { $0.edition == edition.id }
    guard !sources.isEmpty else { return }
    twin.heading(2, viewpoint.wording["editions.sources"])
    for source in sources {
      guard let title = viewpoint.twinText(source.title) else { continue }
      twin.heading(3, title, attributes: "_source-\(source.id)")
      twin.block(viewpoint.twinText(source.origin))
      twin.block(
        [
          viewpoint.list(source.languages.map(viewpoint.languageName)),
          viewpoint.wording.count(
            "count.rules", viewpoint.graph.edges(to: .source(source.id), .citedFrom).count),
        ].compactMap(\.self).joined(separator: " · "))
    }
  }
}
