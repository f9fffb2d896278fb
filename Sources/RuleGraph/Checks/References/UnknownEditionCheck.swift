/// An edition stands in `editions.yml`.
enum UnknownEditionCheck: Check {
  static let description = CheckDescription(
    id: "link/unknown-edition",
    texts: (
      summary: "An edition stands in `editions.yml`.",
      explanation: """
      Without its edition nobody can tell when a rule holds.
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
    content.unresolved.compactMap { reference in
      guard reference.target == .edition else { return nil }
      return report(
        unknown: "edition", reference.name, at: reference.location,
        outOf: content.graph.editions.map(\.id))
    }
  }
}
