import RuleGraph

/// What became of rules whose addresses were published once.
struct FormerRules {
  let viewpoint: Viewpoint

  /// The pages that have no component any more.
  static func pages(in graph: Graph) -> [String] {
    var seen: Set<String> = []
    return graph.formerRules.map(\.id.page)
      .filter { graph.component($0) == nil && seen.insert($0).inserted }
  }

  func views(on page: String) -> [FormerRuleView] {
    viewpoint.graph.formerRules.filter { $0.id.page == page }.map { rule in
      let isAlone = rule.successors.isEmpty
      return FormerRuleView(
        anchor: rule.id.name,
        fate: viewpoint.wording[isAlone ? "former.gone" : "former.\(rule.status.rawValue)"],
        rules: rule.successors.compactMap { viewpoint.ruleLink($0, on: page) })
    }
  }

  /// The page of a component that is there no more.
  func content(of page: String) -> PageContent {
    let title = viewpoint.wording["former.title"]
    let view = FormerPageView(title: title, former: views(on: page))
    return PageContent(
      title: "\(title): \(page)", description: viewpoint.wording["former.description"],
      fields: Fields(view))
  }
}
