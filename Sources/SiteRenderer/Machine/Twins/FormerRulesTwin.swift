import RuleGraph

/// What became of the rules that a page no longer has.
struct FormerRulesTwin {
  let viewpoint: Viewpoint
  let page: String

  func write(to twin: inout TwinText) {
    let former = viewpoint.graph.formerRules.filter { $0.id.page == page }
    guard !former.isEmpty else { return }
    twin.heading(2, viewpoint.wording["former.title"], attributes: "_former")
    twin.items(former.map(item))
  }

  private func item(_ former: FormerRule) -> String {
    let successors = former.successors.compactMap { viewpoint.twinLink(rule: $0, on: page) }
    let fate = FormerRules(viewpoint: viewpoint).fate(of: former)
    return "\(TwinText.code(former.id.name)) \(TwinText.escaped(fate))"
      + (successors.isEmpty ? "" : " \(successors.joined(separator: "; "))")
  }
}
