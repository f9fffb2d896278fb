/// A rule refers to others, not to itself.
enum SelfReferenceCheck: Check {
  static let description = CheckDescription(
    id: "rule/self-reference",
    texts: (
      summary: "A rule refers to others, not to itself.",
      explanation: """
      In `see=` and `conflicts=`, a rule's own id was usually meant to be the id of another. For `supersedes=`, \
      `rule/superseding-cycle` reports it.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do see=↓keep-tabs-enabled}
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do conflicts=↓tab-bar/keep-tabs-enabled}
        """),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do see=dim-tabs}

        ### Dim tabs {#dim-tabs .do since=ios7}
        """)
    ])

  private static let keys: [AttributeKey] = [.see, .conflicts]

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      page.text.headings.filter { !$0.attributes.isEmpty }.flatMap { heading -> [Diagnostic] in
        guard let id = heading.id.map({ RuleID(page: page.id, name: $0.value) }),
          content.graph.rule(id) != nil
        else { return [] }
        return keys.flatMap { diagnostics(of: id, $0, heading.values($0)) }
      }
    }
  }

  private static func diagnostics(
    of rule: RuleID, _ key: AttributeKey, _ names: [Located<String>]
  ) -> [Diagnostic] {
    names.filter { RuleID($0.value, on: rule.page) == rule }.map {
      report(at: $0.location, "'\(rule)' names itself in '\(key.rawValue)'")
    }
  }
}
