import RuleGraph

/// Shows a rule on the page it stands on.
struct RulePresenter {
  let viewpoint: Viewpoint
  let component: Component
  let citations: CitationPresenter

  func view(of rule: Rule) -> RuleView? {
    guard let link = viewpoint.link(to: rule.id) else { return nil }
    return RuleView(
      anchor: rule.id.name, heading: "h\(link.markup.level)",
      title: link.markup.title, foreign: link.foreign,
      fallback: viewpoint.fallback(link.language, "fallback.rule"),
      translation: TranslationPresenter(viewpoint: viewpoint).view(of: rule),
      kind: link.kind, body: link.markup.body, isHistoric: link.isHistoric, marks: link.marks,
      validity: validity(of: rule.id, link.validity),
      platforms: rule.platforms == component.platforms ? nil : viewpoint.list(rule.platforms),
      relations: RelationPresenter(viewpoint: viewpoint, page: component.id).views(of: rule.id),
      apis: link.markup.unnamedAPIs.compactMap(viewpoint.symbolLink),
      table: rule.table.flatMap { viewpoint.graph.table($0) }.flatMap(viewpoint.table),
      citations: citations.views(of: rule))
  }

  private func validity(of rule: RuleID, _ text: String?) -> ValidityView? {
    guard let text, let span = viewpoint.site.timeline.span(of: rule) else { return nil }
    let edition = viewpoint.site.timeline.editions[span.lowerBound].id
    return ValidityView(
      url: viewpoint.url(to: .editionComponent(edition, component.id)), text: text)
  }
}
