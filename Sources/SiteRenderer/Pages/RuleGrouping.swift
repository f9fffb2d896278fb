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
    rules.runs(by: component).compactMap { group($0.key, $0.rules) }
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

extension [Rule] {
  /// The rules by a key, in the order in which keys come up.
  ///
  /// Rules with the same key mostly stand together, so that few keys are looked up.
  func runs(by key: (Rule) -> String) -> [(key: String, rules: [Rule])] {
    var runs: [(key: String, rules: [Rule])] = []
    var places: [String: Int] = [:]
    for rule in self {
      let key = key(rule)
      if runs.last?.key == key {
        runs[runs.count - 1].rules.append(rule)
      } else if let place = places[key] {
        runs[place].rules.append(rule)
      } else {
        places[key] = runs.count
        runs.append((key, [rule]))
      }
    }
    return runs
  }
}
