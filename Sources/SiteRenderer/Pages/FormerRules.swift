import RuleGraph

/// What became of rules whose addresses were published once.
struct FormerRules {
  let viewpoint: Viewpoint

  /// The pages that have no component any more; a component never had the name of a page of the site's own.
  static func pages(in graph: Graph) -> [String] {
    var seen = Component.reservedIDs
    return graph.formerRules.map(\.id.page)
      .filter { graph.component($0)?.isPart != false && seen.insert($0).inserted }
  }

  func views(on page: String) -> [FormerRuleView] {
    let rules = viewpoint.graph.formerRules.filter { $0.id.page == page }
    guard !rules.isEmpty else { return [] }
    let taken = takenAnchors(on: page)
    return rules.map { rule in
      let successors = rule.successors.compactMap { viewpoint.ruleLink($0, on: page) }
      let moves = rule.status != .retired && successors.count == 1
      return FormerRuleView(
        anchor: taken.contains(rule.id.name) ? nil : rule.id.name, name: rule.id.name,
        fate: fate(of: rule), movedURL: moves ? successors.first?.url : nil, rules: successors)
    }
  }

  /// What became of a rule, in words.
  func fate(of rule: FormerRule) -> String {
    viewpoint.wording[
      rule.successors.isEmpty ? "former.gone" : "former.\(rule.status.rawValue)"]
  }

  /// The names that sections and parts of the page have now.
  private func takenAnchors(on page: String) -> Set<String> {
    let entries = viewpoint.graph.component(page)?.outline ?? []
    return Set(
      entries.compactMap { entry in
        switch entry {
        case .section(let section): section.anchor
        case .part(let id): id
        case .rule: nil
        }
      })
  }

  /// The page of a component that no longer exists.
  func content(of page: String) -> PageContent {
    let title = viewpoint.wording["former.title"]
    let successor = viewpoint.graph.successor(ofPage: page).flatMap(viewpoint.componentLink)
    let view = FormerPageView(title: title, successor: successor, former: views(on: page))
    return PageContent(
      title: "\(title): \(page)", description: viewpoint.wording["former.description"],
      fields: Fields(view))
  }
}
