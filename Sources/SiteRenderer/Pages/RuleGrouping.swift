import RuleGraph

/// Rules as lists of links, one for each component.
struct RuleGrouping {
  let viewpoint: Viewpoint
  /// The place of an edition: its own rules say that they are new, and none says when it holds.
  var newIn: Int?
  /// Whether all rules are listed, or only those of the edition.
  var listsAll = true

  /// - Parameter component: the page of a rule, or the part it belongs to.
  func groups(of rules: [RuleEntry], by component: (RuleEntry) -> String) -> [RuleGroupView] {
    rules.runs(by: component).compactMap { group($0.key, $0.rules) }
  }

  private func group(_ id: String, _ rules: [RuleEntry]) -> RuleGroupView? {
    guard let component = viewpoint.componentLink(id) else { return nil }
    return RuleGroupView(
      anchor: id, component: component, count: viewpoint.wording.count("count.rules", rules.count),
      rules: rules.compactMap(link))
  }

  private func link(_ rule: RuleEntry) -> RuleLinkView? {
    let link = viewpoint.link(to: rule)
    guard let newIn else { return link?.view(on: viewpoint.place, home: true, isDated: false) }
    let isNew = rule.span?.lowerBound == newIn
    guard listsAll || isNew else { return nil }
    return link?.view(
      on: viewpoint.place, home: true, note: isNew ? viewpoint.wording["editions.new"] : nil)
  }
}

extension [RuleEntry] {
  /// The rules by a key, in the order in which keys come up.
  ///
  /// Rules with the same key mostly stand together, so that few keys are looked up.
  func runs(by key: (RuleEntry) -> String) -> [(key: String, rules: [RuleEntry])] {
    var runs: [(key: String, rules: [RuleEntry])] = []
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
