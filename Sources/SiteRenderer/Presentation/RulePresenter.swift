import RuleGraph

/// Shows a rule on the page it stands on.
struct RulePresenter {
  private let viewpoint: Viewpoint
  private let component: Component
  private let citations: CitationPresenter
  private let relations: RelationPresenter
  private let bodies: PageBodies
  /// Where the component stands on the page of each edition.
  private let editionURLs: [String]

  init(viewpoint: Viewpoint, component: Component, citations: CitationPresenter) {
    self.viewpoint = viewpoint
    self.component = component
    self.citations = citations
    relations = RelationPresenter(viewpoint: viewpoint, page: component.id)
    bodies = viewpoint.site.bodies[component.id]
    editionURLs = viewpoint.site.timeline.editions.indices.map {
      viewpoint.url(to: viewpoint.address(of: component.id, inEditionAt: $0))
    }
  }

  func view(of id: RuleID) -> RuleView? {
    viewpoint.link(to: id).map(view)
  }

  private func view(of link: RuleLink) -> RuleView {
    let rule = link.entry
    let body = bodies.body(of: rule, in: link.language)
    return RuleView(
      anchor: rule.id.name, heading: "h\(link.markup.level)",
      title: link.markup.title, foreign: link.foreign,
      fallback: viewpoint.fallback(link.language, "fallback.rule"),
      translation: TranslationPresenter(viewpoint: viewpoint).view(of: rule, from: bodies),
      kind: link.kind, body: body?.html ?? TrustedHTML(text: ""), isHistoric: rule.isHistoric,
      marks: rule.marks, validity: validity(of: link),
      platforms: rule.platforms == component.platforms ? nil : viewpoint.list(rule.platforms),
      relations: relations.views(of: rule),
      apis: (body?.unnamedAPIs ?? []).compactMap(viewpoint.symbolLink),
      table: rule.table.flatMap { viewpoint.graph.table($0) }.flatMap(viewpoint.table),
      citations: citations.views(of: rule))
  }

  private func validity(of link: RuleLink) -> ValidityView? {
    guard let text = link.validity, let span = link.entry.span else { return nil }
    return ValidityView(url: editionURLs[span.lowerBound], text: text)
  }
}
