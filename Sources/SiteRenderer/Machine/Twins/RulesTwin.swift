import RuleGraph

/// The twin of a page of the list of all rules.
struct RulesTwin {
  let viewpoint: Viewpoint
  /// Counted from 1.
  let number: Int

  func bytes() -> [UInt8]? {
    let pages = viewpoint.site.rulePages
    guard pages.indices.contains(number - 1) else { return nil }
    var twin = TwinText()
    let title = viewpoint.wording["rules.title"]
    twin.heading(1, number == 1 ? title : "\(title) (\(number))")
    twin.quote(viewpoint.wording.count("count.rules", viewpoint.graph.rules.count))
    let runs = pages[number - 1].map { RuleRun(key: $0, rules: viewpoint.site.rules.rules(on: $0)) }
    RuleListTwin(viewpoint: viewpoint, hasAnchors: true).write(runs, level: 2, to: &twin)
    if pages.count > 1 {
      twin.heading(2, viewpoint.wording["rules.pages"])
      twin.items(
        pages.indices.map { index in
          TwinText.link("\(title) (\(index + 1))", to: viewpoint.twinURL(to: .rules(index + 1)))
        })
    }
    return twin.finished()
  }
}
