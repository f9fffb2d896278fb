import RuleGraph

/// Which components stand on which page of the list of all rules.
enum RulePages {
  /// A page with more would be slow to load and long to scroll.
  private static let mostRules = 400

  static func divide(_ graph: Graph) -> [[String]] {
    var pages: [[String]] = [[]]
    var count = 0
    for component in graph.components where !component.isPart {
      let rules = component.outline.count { entry in
        if case .rule = entry { true } else { false }
      }
      if count > 0, count + rules > mostRules {
        pages.append([])
        count = 0
      }
      pages[pages.count - 1].append(component.id)
      count += rules
    }
    return pages
  }
}
