/// Every rule says where it comes from.
enum UncitedRuleCheck: Check {
  static let description = CheckDescription(
    id: "provenance/uncited-rule",
    texts: (
      summary: "Every rule says where it comes from.",
      explanation: """
      A line of `provenance.tsv` names the rule, or its heading has `source=`. A rule that no
      document supports is an opinion.
      """
    ),
    bad: [
      .page(
        """
        ↓### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing.
        """)
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do source=ios7-2013}

        A dimmed tab explains nothing.
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let languages = content.graph.site.languages.map(\.code)
    return content.graph.rules.filter(\.citations.isEmpty).compactMap { rule in
      guard let text = rule.texts.first(of: languages)?.value else { return nil }
      return report(at: text.location, "no source stands behind '\(rule.id)'")
    }
  }
}
