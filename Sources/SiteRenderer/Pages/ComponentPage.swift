import RuleGraph

/// The page of a component with its parts and rules.
struct ComponentPage {
  let viewpoint: Viewpoint
  let component: Component

  func content() -> PageContent? {
    guard let text = component.texts.first(of: viewpoint.preference) else { return nil }
    let summary =
      text.value.summary.isEmpty
      ? nil : viewpoint.phrase(text.value.summary, in: text.language)
    let rules = rules
    let citations = CitationPresenter(viewpoint: viewpoint, rules: rules)
    let sections = SectionPresenter(
      viewpoint: viewpoint, component: component, citations: citations
    ).views()
    let contents = sections.compactMap(contents)
    let neighbours = neighbours()
    let view = ComponentView(
      group: group(), siblings: siblings(),
      title: viewpoint.phrase(text.value.title, in: text.language),
      summary: summary.map { MarkupView(html: viewpoint.marked($0), foreign: $0.foreign) },
      fallback: viewpoint.fallback(text.language, "fallback.page"),
      otherNames: viewpoint.otherNames(component.texts.map(\.title)),
      picture: viewpoint.picture(of: component),
      platforms: viewpoint.list(component.platforms),
      apis: apis(), counts: counts(rules), countMarks: viewpoint.marks(ofAny: rules),
      editions: EditionTally(viewpoint).views(of: component),
      terms: viewpoint.terms(for: [component.id] + component.parts),
      parallelURL: viewpoint.graph.site.hasParallels
        ? viewpoint.url(to: .parallel(component.id)) : nil,
      relationsURL: viewpoint.url(to: .relations(component.id)),
      introduction: introduction(text), sections: sections,
      contents: contents, contentsMarks: viewpoint.union(of: contents.map(\.marks)),
      sources: citations.sourceViews(),
      former: FormerRules(viewpoint: viewpoint).views(on: component.id),
      related: RelationsPage(viewpoint: viewpoint, component: component).related(),
      previous: neighbours.previous, next: neighbours.next)
    return PageContent(
      title: view.title.text, description: summary?.text ?? "", fields: Fields(view),
      source: "\(component.group)/\(component.id)/\(text.language).md",
      lastChange: lastChange(rules))
  }

  /// The rules of the component and its parts.
  private var rules: [RuleEntry] {
    viewpoint.site.rules.rules(on: component.id)
  }

  private func group() -> PhraseView? {
    viewpoint.site.about.groups.first { $0.id == component.group }
      .flatMap { viewpoint.phrase($0.title) }
  }

  /// The components of the group, or of a large one those about this and a link to all.
  private func siblings() -> [SiblingView] {
    let order = viewpoint.site.order
    let count = order.pages(in: component.group).count
    guard count > 1 else { return [] }
    let pages = order.pages(in: component.group, around: component.id, count: Self.mostSiblings)
    let siblings = pages.compactMap(sibling)
    guard count > Self.mostSiblings else { return siblings }
    let all = PhraseView(text: viewpoint.wording.count("count.components", count), foreign: nil)
    let url = "\(viewpoint.url(to: .home))#group-\(component.group)"
    return siblings + [SiblingView(url: url, title: all, isCurrent: false)]
  }

  private func sibling(_ id: String) -> SiblingView? {
    viewpoint.componentLink(id).map {
      SiblingView(url: $0.url, title: $0.title, isCurrent: id == component.id)
    }
  }

  /// Nobody looks through more, and with all on the page of each, 20,000 components would fill a disk.
  private static let mostSiblings = 200

  private func apis() -> [SymbolLinkView] {
    viewpoint.apis(governedBy: .component(component.id)).compactMap(viewpoint.symbolLink)
  }

  /// How many rules of each kind hold in each edition.
  private func counts(_ rules: [RuleEntry]) -> [KindCountView] {
    RuleKind.allCases.compactMap { kind in
      let rules = rules.filter { $0.kind == kind }
      guard !rules.isEmpty else { return nil }
      return KindCountView(
        kind: viewpoint.kind(kind), marks: viewpoint.marks(ofAny: rules),
        counts: viewpoint.numbers(of: rules))
    }
  }

  /// The newest edition that brought a rule of the page.
  private func lastChange(_ rules: [RuleEntry]) -> String? {
    let timeline = viewpoint.site.timeline
    let newest = rules.compactMap { $0.span?.lowerBound }.max()
    return newest.flatMap { viewpoint.phrase(timeline.editions[$0].title)?.text }
  }

  private func introduction(_ text: (language: String, value: ComponentText)) -> MarkupView? {
    let body = viewpoint.prose(on: component.id, in: text.language)
      .body(of: text.value.introduction)
    return body.isEmpty
      ? nil : MarkupView(html: body, foreign: viewpoint.foreign(text.language))
  }

  private func neighbours() -> (previous: LinkView?, next: LinkView?) {
    let order = viewpoint.site.order
    return (
      order.page(before: component.id).flatMap(viewpoint.componentLink),
      order.page(after: component.id).flatMap(viewpoint.componentLink)
    )
  }

  private func contents(_ section: SectionView) -> ContentsView? {
    guard let anchor = section.anchor, let title = section.title else { return nil }
    return ContentsView(
      anchor: anchor, title: title, foreign: section.foreign, marks: marks(of: section.rules))
  }

  private func marks(of rules: [RuleView]) -> String? {
    viewpoint.union(of: rules.map(\.marks))
  }
}
