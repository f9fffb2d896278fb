import RuleGraph

/// A page of the list of all rules.
struct RulesPage {
  let viewpoint: Viewpoint
  /// Counted from 1.
  let number: Int

  func content() -> PageContent? {
    let pages = viewpoint.site.rulePages
    guard pages.indices.contains(number - 1) else { return nil }
    let view = RulesView(
      counts: viewpoint.countsOfAllRules(),
      groups: pages[number - 1].compactMap(group),
      editions: viewpoint.graph.editions.compactMap { edition in
        viewpoint.phrase(edition.title).map { AsOfCountView(id: edition.id, text: $0.text) }
      },
      pages: pages.count > 1 ? links(pages) : [])
    let title = viewpoint.wording["rules.title"]
    return PageContent(
      title: number == 1 ? title : "\(title) (\(number))",
      description: viewpoint.wording["rules.description"], fields: Fields(view))
  }

  /// The pages by the names of their first and last component.
  private func links(_ pages: [[String]]) -> [NavigationView] {
    pages.indices.map { index in
      let names = [pages[index].first, pages[index].last].compactMap { id in
        id.flatMap { viewpoint.componentLink($0)?.title.text }
      }
      return NavigationView(
        url: viewpoint.url(to: .rules(index + 1)), label: names.joined(separator: " – "),
        isCurrent: index + 1 == number)
    }
  }

  private func group(_ id: String) -> ListedComponentView? {
    guard let component = viewpoint.graph.component(id), let link = viewpoint.componentLink(id)
    else { return nil }
    let entries = viewpoint.site.rules.rules(on: id)
    let marks = viewpoint.marks(ofAny: entries)
    let rules = entries.compactMap { view(of: $0, in: component, marked: marks) }
    guard !rules.isEmpty else { return nil }
    return ListedComponentView(
      anchor: id, component: link, platforms: attribute(component.platforms), marks: marks,
      rules: rules)
  }

  private func view(
    of entry: RuleEntry, in component: Component, marked marks: String?
  ) -> ListedRuleView? {
    guard let link = viewpoint.link(to: entry) else { return nil }
    let apis = entry.relations.apis.compactMap { node in
      switch node {
      case .symbol(let name), .systemItem(let name): name
      default: nil
      }
    }
    let platforms = entry.platforms
    let rule = link.view(on: viewpoint.place, home: true, isDated: false)
    return ListedRuleView(
      rule: rule, marks: rule.marks == marks ? nil : rule.marks,
      platforms: platforms == component.platforms ? nil : attribute(platforms),
      apis: attribute(apis))
  }

  /// Names for an attribute that holds several.
  private func attribute(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: "|")
  }
}
