/// A rule supersedes older rules only.
enum SupersededNewerCheck: Check {
  static let description = CheckDescription(
    id: "rule/supersedes-newer",
    texts: (
      summary: "A rule supersedes older rules only.",
      explanation: """
      `supersedes=` is on the newer rule and names the older one. The other way round, the site would show the old rule \
      as the one that holds now.
      """
    ),
    bad: [
      .page(
        """
        ### Dim tabs {#dim-tabs .do since=ios7 supersedes=↓keep-tabs-enabled}

        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios11}
        """)
    ],
    good: [
      .page(
        """
        ### Dim tabs {#dim-tabs .do since=ios7}

        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios11 supersedes=dim-tabs}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    // Which edition is the older one may be what was not understood.
    guard !content.damage.holds(file: "editions.yml") else { return [] }
    let editions = content.graph.editions.enumerated().map { ($0.element.id, $0.offset) }
    let order = Dictionary(editions, uniquingKeysWith: { first, _ in first })
    return content.pages.flatMap { page in
      page.text.headings.flatMap { heading -> [Diagnostic] in
        guard let id = heading.id,
          let rule = content.graph.rule(RuleID(page: page.id, name: id.value))
        else { return [] }
        return heading.values(.supersedes).compactMap { name in
          content.graph.rule(RuleID(name.value, on: page.id)).flatMap {
            report(rule, $0, at: name.location, order)
          }
        }
      }
    }
  }

  private static func report(
    _ rule: Rule, _ other: Rule, at location: SourceLocation, _ order: [String: Int]
  ) -> Diagnostic? {
    // Without an edition it holds from the first.
    guard let own = rule.since.map({ order[$0] }) ?? 0, let since = other.since,
      let later = order[since], own < later
    else { return nil }
    return report(
      at: location,
      Message(
        "'\(rule.id)' is older than '\(other.id)', which it supersedes",
        notes: other.notes(since: since)))
  }
}
