import CommonMark
import RuleGraph

/// The twin of a component's page: its rules in full, with all that the page says of them.
struct ComponentTwin {
  let viewpoint: Viewpoint
  let component: Component
  private let citations: CitationPresenter
  private let bodies: PageBodies

  init(viewpoint: Viewpoint, component: Component) {
    self.viewpoint = viewpoint
    self.component = component
    citations = CitationPresenter(
      viewpoint: viewpoint, rules: viewpoint.site.rules.rules(on: component.id))
    bodies = viewpoint.site.bodies[component.id]
  }

  func bytes() -> [UInt8]? {
    guard let (language, text) = component.texts.first(of: viewpoint.preference) else { return nil }
    var twin = TwinText()
    twin.heading(1, TwinText.escaped(text.title))
    twin.quote(TwinText.escaped(text.summary))
    twin.block(viewpoint.fallback(language, "fallback.page")?.text)
    twin.items(facts())
    let prose = viewpoint.twinProse(on: component.id, in: language)
    twin.block(prose.body(of: text.introduction))
    for entry in component.outline { write(entry, to: &twin) }
    writeSources(to: &twin)
    FormerRulesTwin(viewpoint: viewpoint, page: component.id).write(to: &twin)
    writeRelated(to: &twin)
    return twin.finished()
  }

  private func facts() -> [String] {
    let apis = viewpoint.apis(governedBy: .component(component.id))
    let others = viewpoint.otherNames(component.texts.map(\.title))
    return [
      others.isEmpty ? nil : others.map { TwinText.escaped($0.text) }.joined(separator: ", "),
      viewpoint.twinFact("component.platforms", component.platforms.map(TwinText.escaped)),
      viewpoint.twinFact("component.apis", apis.compactMap { viewpoint.twinLink(api: $0) }),
      viewpoint.twinFact(
        "component.terms", viewpoint.twinLinks(termsFor: [component.id] + component.parts)),
    ].compactMap(\.self)
  }

  private func write(_ entry: OutlineEntry, to twin: inout TwinText) {
    switch entry {
    case .section(let section):
      guard let (language, text) = section.texts.first(of: viewpoint.preference) else { return }
      write((language, text.title, text.passage), section.anchor, to: &twin)
    case .part(let id):
      guard let part = viewpoint.graph.component(id),
        let (language, text) = part.texts.first(of: viewpoint.preference)
      else { return }
      write((language, text.title, text.introduction), "\(id) .part", to: &twin)
      let apis = viewpoint.apis(governedBy: .component(id))
      twin.items(
        [viewpoint.twinFact("component.apis", apis.compactMap { viewpoint.twinLink(api: $0) })]
          .compactMap(\.self))
    case .rule(let id):
      RuleTwin(
        viewpoint: viewpoint, component: component, citations: citations, bodies: bodies
      ).write(id, to: &twin)
    }
  }

  private func write(
    _ text: (language: String, title: String, passage: Passage), _ attributes: String,
    to twin: inout TwinText
  ) {
    let prose = viewpoint.twinProse(on: component.id, in: text.language)
    twin.heading(
      text.passage.headingLevel(otherwise: 2),
      prose.title(of: text.passage, otherwise: text.title), attributes: attributes)
    twin.block(prose.body(of: text.passage))
  }

  private func writeSources(to twin: inout TwinText) {
    let sources = citations.sources
    guard !sources.isEmpty else { return }
    twin.heading(2, viewpoint.wording["rule.sources"], attributes: "_sources")
    twin.numbered(
      sources.compactMap { source in
        guard let title = viewpoint.twinText(source.title) else { return nil }
        let edition = viewpoint.twinText(viewpoint.graph.edition(source.edition)?.title)
        return TwinText.link(title, to: viewpoint.twinURL(to: .source(source.id)))
          + (edition.map { " (\($0))" } ?? "")
      })
  }

  private func writeRelated(to twin: inout TwinText) {
    let neighbours = RelationsPage(viewpoint: viewpoint, component: component).related()
    twin.heading(2, viewpoint.wording["component.related"], attributes: "_related")
    let parallel: [(Address, String)] =
      viewpoint.graph.site.hasParallels
      ? [(.parallel(component.id), "component.parallel")] : []
    let views: [(Address, String)] = [
      (
        .relations(component.id),
        neighbours.isEmpty ? "component.surroundings" : "component.relations"
      ), (.home, "navigation.components"),
    ]
    let related = neighbours.map { related in
      TwinText.link(
        TwinText.escaped(related.component.title.text),
        to: TwinAddress.twin(of: related.component.url)) + " – \(related.reason)"
    }
    twin.items(
      related
        + (parallel + views).map {
          TwinText.link(viewpoint.wording[$0.1], to: viewpoint.twinURL(to: $0.0))
        })
  }
}
