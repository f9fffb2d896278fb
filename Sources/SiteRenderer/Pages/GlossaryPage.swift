import RuleGraph

/// The glossary: the word used for each concept, why, and the words not used.
struct GlossaryPage {
  let viewpoint: Viewpoint

  func content() -> PageContent {
    let categories = viewpoint.graph.termsByCategory.map { id, terms in
      TermCategoryView(
        id: id, title: viewpoint.wording["category.\(id)"], terms: terms.compactMap(view))
    }
    return PageContent(
      title: viewpoint.wording["glossary.title"],
      description: viewpoint.wording["glossary.description"],
      fields: Fields(GlossaryView(categories: categories)),
      source: categories.isEmpty ? nil : "glossary.yml")
  }

  private func view(_ term: Term) -> TermView? {
    guard let name = viewpoint.phrase(term.name) else { return nil }
    return TermView(
      anchor: term.id, name: name, otherNames: viewpoint.otherNames(term.name),
      why: viewpoint.markup(term.why), component: term.component.flatMap(viewpoint.componentLink),
      variants: VariantStanding.allCases.compactMap { variants(term, $0) })
  }

  private func variants(_ term: Term, _ standing: VariantStanding) -> VariantsView? {
    let texts = viewpoint.variants(of: term, standing).map {
      viewpoint.phrase($0.text, in: $0.language)
    }
    guard let first = texts.first else { return nil }
    return VariantsView(
      standing: standing.rawValue, label: viewpoint.wording["standing.\(standing.rawValue)"],
      first: first, others: Array(texts.dropFirst()))
  }
}
