import RuleGraph

/// The first page of a language: all components by group.
struct HomePage {
  let viewpoint: Viewpoint

  func content() -> PageContent {
    let site = viewpoint.graph.site
    let title = viewpoint.phrase(site.title) ?? PhraseView(text: "", foreign: nil)
    let summary = viewpoint.phrase(site.summary)
    let view = HomeView(
      title: title, summary: summary, facts: facts(), groups: groups(),
      editions: EditionsPage(viewpoint: viewpoint).links(), searches: searches())
    return PageContent(title: nil, description: summary?.text ?? "", fields: Fields(view))
  }

  private func searches() -> [SearchExampleView] {
    guard let examples = viewpoint.wording.examples else { return [] }
    let wording = viewpoint.site.wordings[examples.language] ?? viewpoint.wording
    return examples.all.map { words, finds in
      SearchExampleView(
        words: wording.marked(words), finds: finds, foreign: viewpoint.foreign(examples.language))
    }
  }

  private func facts() -> [FactView] {
    let graph = viewpoint.graph
    let apis = graph.symbols.count + graph.tables.reduce(0) { $0 + $1.rows.count }
    return components() + rules()
      + fact("count.apis", apis, viewpoint.url(to: .symbols))
      + fact("count.terms", graph.terms.count, viewpoint.url(to: .glossary))
      + fact("count.editions", graph.editions.count, viewpoint.url(to: .editions))
  }

  private func fact(_ key: String, _ count: Int, _ url: String) -> [FactView] {
    count == 0 ? [] : [FactView(url: url, label: viewpoint.wording.count(key, count), asOf: nil)]
  }

  private func components() -> [FactView] {
    let pages = viewpoint.site.order.pages.map { viewpoint.site.rules.rules(on: $0) }
    guard !pages.isEmpty else { return [] }
    let counts = viewpoint.moments.map { moment in
      let count = pages.count { $0.isEmpty || $0.contains(where: moment.shows) }
      return (moment, viewpoint.wording.count("count.components", count))
    }
    return viewpoint.merged(counts).map {
      FactView(url: "#components", label: $0.text, asOf: $0.id)
    }
  }

  private func rules() -> [FactView] {
    guard !viewpoint.graph.rules.isEmpty else { return [] }
    return viewpoint.countsOfAllRules().map { count in
      FactView(url: viewpoint.url(to: .rules(1)), label: count.text, asOf: count.id)
    }
  }

  private func groups() -> [GroupView] {
    ComponentGroups(viewpoint.graph).all.compactMap { id, title, components in
      let components = components.compactMap(card)
      guard !components.isEmpty else { return nil }
      let heading = viewpoint.phrase(title) ?? PhraseView(text: id, foreign: nil)
      return GroupView(
        id: id, title: heading, marks: viewpoint.union(of: components.map(\.marks)),
        components: components)
    }
  }

  private func card(_ component: Component) -> ComponentCardView? {
    guard let title = viewpoint.title(of: component) else { return nil }
    let rules = viewpoint.site.rules.rules(on: component.id)
    return ComponentCardView(
      url: viewpoint.url(to: .component(component.id)), marks: marks(of: rules),
      picture: viewpoint.picture(of: component), title: title,
      otherNames: viewpoint.otherNames(component.texts.map(\.title)),
      summary: viewpoint.phrase(component.texts.map(\.summary)),
      counts: viewpoint.counts(of: rules),
      parts: component.parts.compactMap { part in
        self.part(part, with: rules.filter { $0.component == part })
      })
  }

  private func part(_ id: String, with rules: [RuleEntry]) -> CardPartView? {
    viewpoint.componentLink(id).map {
      CardPartView(url: $0.url, title: $0.title, marks: marks(of: rules))
    }
  }

  /// What has no rules at all is shown as of any edition.
  private func marks(of rules: [RuleEntry]) -> String? {
    rules.isEmpty ? nil : viewpoint.marks(ofAny: rules)
  }
}
