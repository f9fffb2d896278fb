import RuleGraph

/// A component in all languages beside one another, rule by rule.
///
/// Its rules have the anchors of the component's page, so that links between them stay on the page.
struct ParallelPage {
  private let viewpoint: Viewpoint
  private let component: Component
  private let bodies: PageBodies
  /// The page's language first.
  private let languages: [String]
  /// What these languages call themselves.
  private let names: [String]

  init(viewpoint: Viewpoint, component: Component) {
    self.viewpoint = viewpoint
    self.component = component
    bodies = viewpoint.site.bodies[component.id]
    languages = viewpoint.preference
    names = languages.map(viewpoint.languageName)
  }

  func content() -> PageContent? {
    guard let title = viewpoint.title(of: component) else { return nil }
    let view = ParallelView(
      titles: languages.compactMap { language in
        component.texts[language].map { viewpoint.phrase($0.title, in: language) }
      },
      back: LinkView(url: viewpoint.url(to: .component(component.id)), title: title),
      unruledEditions: viewpoint.editions(
        withNoneOf: viewpoint.site.rules.rules(on: component.id)),
      sections: sections())
    let values: KeyValuePairs<String, String> = ["component": title.text]
    return PageContent(
      title: viewpoint.wording("parallel.title", values),
      description: viewpoint.wording("parallel.description", values), fields: Fields(view))
  }

  private func sections() -> [ParallelSectionView] {
    let introduction = Stretch(
      anchor: nil, texts: component.texts.map { ($0.title, $0.introduction) })
    return component.outline.reduce(into: [introduction]) { (heads: inout [Stretch], entry) in
      switch entry {
      case .section(let section):
        let texts = section.texts.map { ($0.title, $0.passage) }
        heads.append(Stretch(anchor: section.anchor, texts: texts))
      case .part(let id):
        let texts = viewpoint.graph.component(id)?.texts.map { ($0.title, $0.introduction) }
        heads.append(Stretch(anchor: id, texts: texts ?? Localized()))
      case .rule(let id):
        heads[heads.count - 1].rules.append(id)
      }
    }.map(view)
  }

  /// A heading with the rules that follow it.
  private struct Stretch {
    let anchor: String?
    let texts: Localized<(String, Passage)>
    var rules: [RuleID] = []
  }

  private func view(_ stretch: Stretch) -> ParallelSectionView {
    let written = languages.compactMap { language in
      stretch.texts[language].map { (language, $0.0, $0.1) }
    }
    return ParallelSectionView(
      anchor: stretch.anchor,
      titles: written.map { language, title, passage in
        let prose = viewpoint.prose(on: component.id, in: language)
        return MarkupView(
          html: prose.title(of: passage, otherwise: title), foreign: viewpoint.foreign(language))
      },
      texts: written.compactMap { language, _, passage in
        var prose = viewpoint.prose(on: component.id, in: language)
        prose.drawsFigures = language == written.first?.0
        let body = prose.body(of: passage)
        return body.isEmpty ? nil : MarkupView(html: body, foreign: viewpoint.foreign(language))
      },
      rules: stretch.rules.compactMap { view($0, heading: stretch.anchor == nil ? "h2" : "h3") })
  }

  private func view(_ id: RuleID, heading: String) -> ParallelRuleView? {
    guard let link = viewpoint.link(to: id) else { return nil }
    return ParallelRuleView(
      anchor: id.name, kind: link.kind, isHistoric: link.entry.isHistoric,
      marks: link.entry.marks, edition: link.validity, url: viewpoint.url(to: .rule(id)),
      notices: TranslationPresenter(viewpoint: viewpoint).notices(of: link.entry)
        .map(viewpoint.wording.marked),
      cells: zip(languages, names).map { language, name in
        cell(link.entry, heading, in: (language, name), isDrawn: language == link.language)
      })
  }

  /// Figures are drawn in one language; beside it stand their captions in the others.
  private func cell(
    _ rule: RuleEntry, _ heading: String, in language: (code: String, name: String), isDrawn: Bool
  ) -> ParallelCellView {
    let body = bodies.body(of: rule, in: language.code)
    return ParallelCellView(
      lang: language.code, name: language.name, heading: heading,
      title: rule.markup(in: language.code)?.title,
      body: isDrawn ? body?.html : body?.captioned)
  }
}
