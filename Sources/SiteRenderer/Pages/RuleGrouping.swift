import RuleGraph

/// Rules as lists of links, one for each component.
struct RuleGrouping {
  let viewpoint: Viewpoint
  /// The place of an edition: its own rules say that they are new, and none says when it holds.
  var newIn: Int?
  /// Whether all rules are listed, or only those of the edition.
  var listsAll = true

  /// - Parameter component: the page of a rule, or the part it belongs to.
  func groups(of rules: [Rule], by component: (Rule) -> String) -> [RuleGroupView] {
    var order: [String] = []
    var members: [String: [Rule]] = [:]
    for rule in rules {
      let id = component(rule)
      if members[id] == nil { order.append(id) }
      members[id, default: []].append(rule)
    }
    return order.compactMap { id in group(id, members[id] ?? []) }
  }

  private func group(_ id: String, _ rules: [Rule]) -> RuleGroupView? {
    guard let component = viewpoint.componentLink(id) else { return nil }
    return RuleGroupView(
      anchor: id, component: component, count: viewpoint.wording.count("count.rules", rules.count),
      rules: rules.compactMap(link))
  }

  private func link(_ rule: Rule) -> RuleLinkView? {
    guard let newIn else { return viewpoint.ruleLink(rule.id, on: rule.id.page) }
    let isNew = viewpoint.site.timeline.span(of: rule.id)?.lowerBound == newIn
    guard listsAll || isNew else { return nil }
    return viewpoint.ruleLink(
      rule.id, on: rule.id.page, note: isNew ? viewpoint.wording["editions.new"] : nil)
  }
}
