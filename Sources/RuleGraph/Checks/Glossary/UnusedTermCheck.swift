/// Every entry of the glossary is in use.
enum UnusedTermCheck: Check {
  static let description = CheckDescription(
    id: "glossary/unused", severity: .warning,
    texts: (
      summary: "Every entry of the glossary is in use.",
      explanation: """
      A term names a component, or its name is on a page in some language. A term with neither has no answer to give to \
      a search: take it out, or write the rule it was meant for.
      """
    ),
    bad: [
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: ↓sidebar, name: {en: sidebar, ko: 사이드바}}
        """
      ])
    ],
    good: [
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: area, name: {en: area, ko: 영역}}
          - {id: toolbar, component: toolbar, name: {en: bar of tools, ko: 툴 바}}
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let terms = content.catalog.terms
    let unused = terms.indices.filter { terms[$0].component == nil }
    guard !unused.isEmpty else { return [] }
    let isOnPage = content.glossaryScan().isOnPage
    return unused.filter { !isOnPage[$0] }.map {
      report(at: terms[$0].location, "no page uses the term '\(terms[$0].id)'")
    }
  }
}
