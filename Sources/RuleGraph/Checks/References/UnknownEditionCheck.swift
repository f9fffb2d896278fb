/// An edition is listed in `editions.yml`.
enum UnknownEditionCheck: Check {
  static let description = CheckDescription(
    id: "link/unknown-edition",
    texts: (
      summary: "An edition is listed in `editions.yml`.",
      explanation: """
      Without an edition nobody can tell when a rule holds.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do since=↓ios8}
        """)
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios7}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let known = content.graph.editions.map(\.id)
    var suggestions = Suggestions()
    return content.unresolved.compactMap { reference in
      guard reference.target == .edition else { return nil }
      return report(
        unknown: "edition", reference.written, outOf: known,
        suggestions.suggestion(for: reference.name, among: known))
    }
  }
}
