/// The rules that `provenance.tsv` names exist.
enum ProvenanceRuleCheck: Check {
  static let description = CheckDescription(
    id: "provenance/unknown-rule",
    texts: (
      summary: "The rules that `provenance.tsv` names exist.",
      explanation: """
      A line that names no existing rule loses its statement: nobody could say any longer which rule
      carries it.
      """
    ),
    bad: [
      CheckExample([
        "provenance.tsv": "s1\tios7-2013\t13\ttoolbar/keep-it-short,↓tab-bar/keep-every-tab"
      ])
    ],
    good: [
      CheckExample([
        "provenance.tsv":
          "s1\tios7-2013\t13\ttoolbar/keep-it-short,tab-bar/keep-every-tab-enabled"
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let known = content.graph.rules.map(\.id.description)
    let rules = Set(known)
    var suggestions = Suggestions()
    return content.catalog.provenance.flatMap(\.rules)
      .filter { name in
        !rules.contains(name.value) && !(RuleID(name.value).map(content.damage.holds) ?? false)
      }
      .map { name in
        if let former = FormerName(name.value, on: "", in: content) {
          return report(
            at: name.location, former.message, fixIts: former.fixIts(at: name.location))
        }
        return report(unknown: "rule", name, suggestions.suggestion(for: name.value, among: known))
      }
  }
}
