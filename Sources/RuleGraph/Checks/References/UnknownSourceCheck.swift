/// A source is listed in `sources.yml`.
enum UnknownSourceCheck: Check {
  static let description = CheckDescription(
    id: "link/unknown-source",
    texts: (
      summary: "A source is listed in `sources.yml`.",
      explanation: """
      A rule is only as good as the document it comes from.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do source=↓ios7-2014}
        """)
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do source=ios7-2013}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var suggestions = Suggestions()
    return content.unresolved.compactMap { reference in
      guard reference.target == .source else { return nil }
      return report(
        unknown: "source", reference.written,
        suggestions.suggestion(
          for: reference.name, among: content.graph.sources.map(\.id)))
    }
  }
}
