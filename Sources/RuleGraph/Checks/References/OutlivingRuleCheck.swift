/// A rule ends before the one that supersedes it begins.
enum OutlivingRuleCheck: Check {
  static let description = CheckDescription(
    id: "rule/until-superseded", severity: .warning,
    texts: (
      summary: "A rule ends before the one that supersedes it begins.",
      explanation: """
      A rule that is superseded holds up to the edition before the newer one, which needs no `until=`. With a later `until=` \
      the page says that the rule still holds and that another has replaced it.
      """
    ),
    bad: [
      .page(
        """
        ### Dim tabs {#dim-tabs .do since=ios7 until=↓ios11}

        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios11 supersedes=dim-tabs}
        """)
    ],
    good: [
      .page(
        """
        ### Dim tabs {#dim-tabs .do since=ios7 until=ios7}

        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios11 supersedes=dim-tabs}
        """),
      .page(
        """
        ### Dim tabs {#dim-tabs .do since=ios11 until=ios11}

        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios11 supersedes=dim-tabs}
        """),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    // Which edition is the older one may be what was not understood.
    guard !content.damage.holds(file: "editions.yml") else { return [] }
    let graph = content.graph
    return content.outlines.flatMap { outline in
      outline.entries.compactMap { entry -> Diagnostic? in
        guard let rule = entry.ruleID(on: outline.page.id).flatMap(graph.rule),
          let written = entry.headings.languages.lazy
            .compactMap({ entry.headings[$0]?.values(.until).first }).first,
          let end = graph.editions.firstIndex(where: { $0.id == rule.until }),
          let newer = newer(than: rule, heldUntil: end, graph), let since = newer.since
        else { return nil }
        return report(
          at: written.location,
          Message(
            "'\(rule.id)' is superseded before it ends with '\(written.value)'",
            notes: newer.notes(since: since)))
      }
    }
  }

  /// The first of the rules that supersede one in an edition in which that is said to hold.
  private static func newer(than rule: Rule, heldUntil end: Int, _ graph: Graph) -> Rule? {
    // That it ends before it begins is told already.
    guard let own = graph.start(of: rule), own <= end else { return nil }
    return graph.edges(to: .rule(rule.id), .supersedes).lazy
      .compactMap { edge -> Rule? in
        guard case .rule(let id) = edge.source else { return nil }
        return graph.rule(id)
      }
      .first { newer in graph.start(of: newer).map { own < $0 && $0 <= end } ?? false }
  }
}
