import RuleGraph

/// Cuts the outline of a page into sections and parts, each with the rules beneath it.
struct SectionPresenter {
  private let viewpoint: Viewpoint
  private let component: Component
  private let rules: RulePresenter

  init(viewpoint: Viewpoint, component: Component, citations: CitationPresenter) {
    self.viewpoint = viewpoint
    self.component = component
    rules = RulePresenter(viewpoint: viewpoint, component: component, citations: citations)
  }

  func views() -> [SectionView] {
    stretches().map { head, ids in view(head, ids.compactMap(rules.view)) }
  }

  /// The outline as headings with the rules that follow each; rules may stand before any heading.
  private func stretches() -> [(head: OutlineEntry?, rules: [RuleID])] {
    component.outline.reduce(into: []) { stretches, entry in
      if case .rule(let id) = entry {
        if stretches.isEmpty { stretches.append((nil, [])) }
        stretches[stretches.count - 1].rules.append(id)
      } else {
        stretches.append((entry, []))
      }
    }
  }

  private func view(_ head: OutlineEntry?, _ rules: [RuleView]) -> SectionView {
    switch head {
    case .section(let section):
      if let text = section.texts.first(of: viewpoint.preference) {
        return view(
          section.anchor, (text.language, text.value.title, text.value.passage), rules: rules)
      }
    case .part(let id):
      if let text = viewpoint.graph.component(id)?.texts.first(of: viewpoint.preference) {
        return view(
          id, (text.language, text.value.title, text.value.introduction), part: id, rules: rules)
      }
    case .rule, nil: break
    }
    return SectionView(
      anchor: nil, heading: "h2", title: nil, foreign: nil, isPart: false,
      unruledEditions: nil, text: nil, apis: [], rules: rules)
  }

  private func view(
    _ anchor: String, _ text: (language: String, title: String, passage: Passage),
    part: String? = nil, rules: [RuleView]
  ) -> SectionView {
    let prose = viewpoint.prose(on: component.id, in: text.language)
    let apis = part.map { viewpoint.apis(governedBy: .component($0)) } ?? []
    return SectionView(
      anchor: anchor, heading: "h\(text.passage.headingLevel(otherwise: 2))",
      title: prose.title(of: text.passage, otherwise: text.title),
      foreign: viewpoint.foreign(text.language), isPart: part != nil,
      unruledEditions: part.flatMap(unruledEditions),
      text: prose.body(of: text.passage), apis: apis.compactMap(viewpoint.symbolLink),
      rules: rules)
  }

  private func unruledEditions(of part: String) -> String? {
    let rules = viewpoint.site.rules.rules(on: component.id).filter { $0.component == part }
    return viewpoint.editions(withNoneOf: rules)
  }
}
