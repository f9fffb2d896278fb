/// Rules as lists of links, one for each component.
struct RuleGrouping {
  let viewpoint: Viewpoint
  /// The place of an edition: its own rules say that they are new, and none says when it holds.
  var newIn: Int?

  /// - Parameter runs: by the pages of the rules, or by the parts they belong to.
  func groups(of runs: [RuleRun]) -> [RuleGroupView] {
    runs.compactMap { run in
      var group = group(run, listing: run.rules)
      group?.marks = viewpoint.marks(ofAny: run.rules)
      return group
    }
  }

  /// - Parameter rules: those that are not only counted.
  func group(_ run: RuleRun, listing rules: [RuleEntry]) -> RuleGroupView? {
    guard let component = viewpoint.componentLink(run.key) else { return nil }
    return RuleGroupView(
      anchor: run.key, component: component,
      count: viewpoint.wording.count("count.rules", run.rules.count), rules: rules.compactMap(link))
  }

  private func link(_ rule: RuleEntry) -> RuleLinkView? {
    guard let newIn else {
      return viewpoint.link(to: rule)?.view(on: viewpoint.place, home: true, isDated: false)
    }
    let isNew = rule.span?.lowerBound == newIn
    return viewpoint.link(to: rule)?.view(
      on: viewpoint.place, home: true, note: isNew ? viewpoint.wording["editions.new"] : nil)
  }
}

/// Rules with the same key, such as the page they are on.
struct RuleRun: Sendable {
  let key: String
  fileprivate(set) var rules: [RuleEntry]

  init(key: String, rules: [RuleEntry]) {
    self.key = key
    self.rules = rules
  }
}

extension [RuleEntry] {
  /// The rules by a key, in the order in which keys come up.
  ///
  /// Rules with the same key mostly stand together, so that few keys are looked up.
  func runs(by key: (RuleEntry) -> String) -> [RuleRun] {
    var runs: [RuleRun] = []
    var places: [String: Int] = [:]
    for rule in self {
      let key = key(rule)
      if runs.last?.key == key {
        runs[runs.count - 1].rules.append(rule)
      } else if let place = places[key] {
        runs[place].rules.append(rule)
      } else {
        places[key] = runs.count
        runs.append(RuleRun(key: key, rules: [rule]))
      }
    }
    return runs
  }
}
