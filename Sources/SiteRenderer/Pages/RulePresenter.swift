import RuleGraph

/// Shows a rule on the page it stands on.
struct RulePresenter {
  let viewpoint: Viewpoint
  let component: Component
  let citations: CitationPresenter

  func view(of id: RuleID) -> RuleView? {
    guard let link = viewpoint.link(to: id) else { return nil }
    let rule = link.entry.rule
    return RuleView(
      anchor: id.name, heading: "h\(link.markup.level)",
      title: link.markup.title, foreign: link.foreign,
      fallback: viewpoint.fallback(link.language, "fallback.rule"),
      translation: TranslationPresenter(viewpoint: viewpoint).view(of: link.entry),
      kind: link.kind, body: link.markup.body, isHistoric: link.entry.isHistoric,
      marks: link.entry.marks, validity: validity(of: link),
      platforms: rule.platforms == component.platforms ? nil : viewpoint.list(rule.platforms),
      relations: RelationPresenter(viewpoint: viewpoint, page: component.id).views(of: link.entry),
      apis: link.markup.unnamedAPIs.compactMap(viewpoint.symbolLink),
      table: rule.table.flatMap { viewpoint.graph.table($0) }.flatMap(viewpoint.table),
      citations: citations.views(of: link.entry))
  }

  private func validity(of link: RuleLink) -> ValidityView? {
    guard let text = link.validity, let span = link.entry.span else { return nil }
    let edition = viewpoint.site.timeline.editions[span.lowerBound].id
    return ValidityView(
      url: viewpoint.url(to: .editionComponent(edition, component.id)), text: text)
  }
}
