import Korean

/// An API name stands in `apis.yml`.
enum UnknownAPICheck: Check {
  static let description = CheckDescription(
    id: "api/unknown",
    texts: (
      summary: "An API name stands in `apis.yml`.",
      explanation: """
      Names in `apis`, and code spans that can only be names (`UITabBar`, `Tab.isEnabled`), are links to the page of the symbol. Write the Swift spelling; other spellings are aliases in `apis.yml`.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. See `↓UITabBarItem.enabled`.
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do apis=↓UITabbar}
        """),
      CheckExample([
        "apis.yml": """
        symbols:
          - {name: UISearchDisplayController, kind: class, framework: UIKit, replacement: ↓UISearchControler}
          - {name: UISearchController, kind: class, framework: UIKit}
        """
      ]),
      .page("배지는 `↓UIT\u{430}bBar`에 답니다.", language: "ko"),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. See `UITabBarItem.isEnabled`.
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let graph = content.graph
    let known = graph.symbols.map(\.name) + graph.tables.flatMap(\.rows).map(\.symbol)
    let joined = JoinedNames(graph)
    var suggestions = Suggestions()
    return content.unresolved.compactMap { reference in
      // Names run together are told by a check of their own.
      guard [.api, .symbol].contains(reference.target), joined.parts(of: reference.name) == nil
      else { return nil }
      let suggestion = graph.lookalike(of: reference.name).map { Suggestion(name: $0.meant) }
      return report(
        reference, suggestion ?? suggestions.suggestion(for: reference.name, among: known))
    }
  }

  /// Says where names come from unless one was plainly mistyped: it may be one that nobody has named yet.
  private static func report(
    _ reference: UnresolvedReference, _ suggestion: Suggestion
  ) -> Diagnostic {
    let name = reference.name
    let isSlip = suggestion.name.map { editDistance(name, $0, limit: mostSlips) != nil } ?? false
    let message = Message(
      "no API '\(name)'\(suggestion.phrase)",
      explanation: LookalikeName(name)?.words
        ?? (isSlip ? nil : "A name that is right but new goes into 'apis.yml'."))
    return report(
      at: reference.location, message, fixIts: suggestion.fixIts(at: reference.location))
  }

  private static let mostSlips = 2
}
