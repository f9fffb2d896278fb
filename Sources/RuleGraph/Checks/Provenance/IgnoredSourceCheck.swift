/// A rule names its source in one place.
enum IgnoredSourceCheck: Check {
  static let description = CheckDescription(
    id: "provenance/source-ignored", severity: .warning,
    texts: (
      summary: "A rule names its source in one place.",
      explanation: """
      `source=` counts only where `provenance.tsv` has no line for the rule. Take the attribute out, or give the file a \
      line that says the same.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-every-tab-enabled .do ↓source=ios7-2013}
        """)
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do source=ios7-2013}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let named = content.catalog.provenance.flatMap(\.rules)
    let first = Dictionary(
      named.map { ($0.value, $0.location) }, uniquingKeysWith: { first, _ in first })
    return content.outlines.flatMap { outline in
      outline.entries.compactMap { entry -> Diagnostic? in
        guard let line = entry.ruleID(on: outline.page.id).flatMap({ first[$0.description] }),
          let source = source(of: entry, outline.languages)
        else { return nil }
        return report(
          at: source.keyLocation,
          Message(
            "'source=' says nothing here, because 'provenance.tsv' names the rule",
            notes: [Note(location: line, text: "named here")]))
      }
    }
  }

  private static func source(
    of entry: PageOutline.Entry, _ languages: [String]
  ) -> HeadingAttribute? {
    languages.lazy.compactMap { entry.headings[$0] }.flatMap(\.attributes)
      .first { $0.key == .source }
  }
}
