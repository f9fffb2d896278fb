import RuleGraph

/// The page of a component with its parts and rules.
struct ComponentPage {
  let viewpoint: Viewpoint
  let component: Component

  func content() -> PageContent? {
    guard let text = component.texts.first(of: viewpoint.preference) else { return nil }
    let sections = SectionPresenter(viewpoint: viewpoint, component: component).views()
    let neighbours = neighbours()
    let view = ComponentView(
      group: group(), title: viewpoint.phrase(text.value.title, in: text.language),
      summary: text.value.summary.isEmpty
        ? nil : viewpoint.phrase(text.value.summary, in: text.language),
      fallback: viewpoint.fallback(text.language, "fallback.page"),
      otherNames: viewpoint.otherNames(component.texts.map(\.title)),
      platforms: viewpoint.list(component.platforms),
      edition: component.edition.flatMap(viewpoint.editionLink),
      apis: apis(), counts: counts(),
      introduction: introduction(text), sections: sections,
      contents: sections.compactMap(contents),
      previous: neighbours.previous, next: neighbours.next)
    return PageContent(
      title: text.value.title, description: text.value.summary, fields: Fields(view))
  }

  private func group() -> PhraseView? {
    viewpoint.graph.site.groups.first { $0.id == component.group }
      .flatMap { viewpoint.phrase($0.title) }
  }

  private func apis() -> [SymbolLinkView] {
    viewpoint.apis(governedBy: .component(component.id)).compactMap(viewpoint.symbolLink)
  }

  private func counts() -> [KindCountView] {
    let kinds = viewpoint.graph.rules.filter { $0.id.page == component.id }.map(\.kind)
    return RuleKind.allCases.compactMap { kind in
      let count = kinds.count { $0 == kind }
      return count == 0 ? nil : KindCountView(kind: viewpoint.kind(kind), count: count)
    }
  }

  private func introduction(_ text: (language: String, value: ComponentText)) -> TrustedHTML? {
    ProseRenderer(viewpoint: viewpoint, component: component.id, language: text.language)
      .body(of: text.value.introduction)
  }

  private func neighbours() -> (previous: LinkView?, next: LinkView?) {
    let pages = viewpoint.graph.components.filter { !$0.isPart }.map(\.id)
    guard let place = pages.firstIndex(of: component.id) else { return (nil, nil) }
    let link = { (place: Int) in
      pages.indices.contains(place) ? viewpoint.componentLink(pages[place]) : nil
    }
    return (link(place - 1), link(place + 1))
  }

  private func contents(_ section: SectionView) -> ContentsView? {
    guard let anchor = section.anchor, let title = section.title else { return nil }
    let rules = section.rules.map { rule in
      ContentsRuleView(
        anchor: rule.anchor, title: rule.title, foreign: rule.foreign, kind: rule.kind,
        isHistoric: rule.isHistoric)
    }
    return ContentsView(
      anchor: anchor, title: title, foreign: section.foreign, isPart: section.isPart, rules: rules)
  }
}
