import CommonMark
import RuleGraph

/// Shows a rule on the page it stands on.
struct RulePresenter {
  let viewpoint: Viewpoint
  let component: Component
  let citations: CitationPresenter

  func view(of rule: Rule) -> RuleView? {
    guard let text = rule.texts.first(of: viewpoint.preference),
      let markup = viewpoint.site.texts.first(rule.id, of: viewpoint.preference)
    else { return nil }
    return RuleView(
      anchor: rule.id.name, heading: heading(of: text.value.passage),
      title: markup.value.title, foreign: viewpoint.foreign(text.language),
      fallback: viewpoint.fallback(text.language, "fallback.rule"),
      translation: TranslationPresenter(viewpoint: viewpoint).view(of: rule),
      kind: viewpoint.kind(rule.kind), body: markup.value.body,
      isHistoric: viewpoint.site.timeline.isHistoric(rule.id),
      marks: viewpoint.site.timeline.marks(of: rule.id), validity: validity(of: rule.id),
      platforms: rule.platforms == component.platforms ? nil : viewpoint.list(rule.platforms),
      relations: RelationPresenter(viewpoint: viewpoint, page: component.id).views(of: rule.id),
      apis: unnamedAPIs(of: rule.id, besides: text.value.passage),
      table: rule.table.flatMap { viewpoint.graph.table($0) }.flatMap(viewpoint.table),
      citations: citations.views(of: rule))
  }

  private func heading(of passage: Passage) -> String {
    "h\(viewpoint.headingLevel(of: passage, otherwise: 3))"
  }

  private func validity(of rule: RuleID) -> ValidityView? {
    guard let span = viewpoint.site.timeline.span(of: rule), let text = viewpoint.validity(of: rule)
    else { return nil }
    let edition = viewpoint.site.timeline.editions[span.lowerBound].id
    return ValidityView(
      url: viewpoint.url(to: .editionComponent(edition, component.id)), text: text)
  }

  private func unnamedAPIs(of rule: RuleID, besides passage: Passage) -> [SymbolLinkView] {
    let apis = viewpoint.apis(governedBy: .rule(rule))
    guard !apis.isEmpty else { return [] }
    let codes = passage.nodes.compactMap { node in
      if case .code(let code) = passage.document.nodes[node].kind { code } else { nil }
    }
    let named = Set(codes.compactMap { viewpoint.graph.api($0) })
    return apis.filter { !named.contains($0) }.compactMap(viewpoint.symbolLink)
  }
}
