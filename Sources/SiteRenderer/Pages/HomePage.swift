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
    (1...4).map { number in
      SearchExampleView(
        words: viewpoint.wording.marked(viewpoint.wording["home.search-\(number)"]),
        finds: viewpoint.wording["home.search-\(number)-does"])
    }
  }

  private func facts() -> [FactView] {
    let graph = viewpoint.graph
    let apis = graph.symbols.count + graph.tables.reduce(0) { $0 + $1.rows.count }
    return fact("count.components", viewpoint.site.order.pages.count, "#components") + rules()
      + fact("count.apis", apis, viewpoint.url(to: .symbols))
      + fact("count.terms", graph.terms.count, viewpoint.url(to: .glossary))
      + fact("count.editions", graph.editions.count, viewpoint.url(to: .editions))
  }

  private func fact(_ key: String, _ count: Int, _ url: String) -> [FactView] {
    count == 0 ? [] : [FactView(url: url, label: viewpoint.wording.count(key, count), asOf: nil)]
  }

  private func rules() -> [FactView] {
    guard !viewpoint.graph.rules.isEmpty else { return [] }
    return viewpoint.countsOfAllRules().map { count in
      FactView(url: viewpoint.url(to: .rules(1)), label: count.text, asOf: count.id)
    }
  }

  /// The groups of the site, then those that only folders name.
  private func groups() -> [GroupView] {
    let pages = viewpoint.graph.components.filter { !$0.isPart }
    let known = viewpoint.graph.site.groups.map { ($0.id, viewpoint.phrase($0.title)) }
    let named = Set(known.map(\.0))
    let others = Set(pages.map(\.group)).subtracting(named).sorted()
    let all = known + others.map { ($0, nil) }
    return all.compactMap { id, title in
      let components = pages.filter { $0.group == id }.compactMap(card)
      guard !components.isEmpty else { return nil }
      let heading = title ?? PhraseView(text: id, foreign: nil)
      return GroupView(id: id, title: heading, components: components)
    }
  }

  private func card(_ component: Component) -> ComponentCardView? {
    guard let title = viewpoint.title(of: component) else { return nil }
    return ComponentCardView(
      url: viewpoint.url(to: .component(component.id)),
      picture: viewpoint.picture(of: component), title: title,
      otherNames: viewpoint.otherNames(component.texts.map(\.title)),
      summary: viewpoint.phrase(component.texts.map(\.summary)),
      counts: viewpoint.counts(of: viewpoint.site.rules.rules(on: component.id)),
      parts: component.parts.compactMap(viewpoint.componentLink))
  }
}
