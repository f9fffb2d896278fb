/// A link to an id leads to a heading with that id.
enum UnknownAnchorCheck: Check {
  static let description = CheckDescription(
    id: "link/unknown-anchor",
    texts: (
      summary: "A link to an id leads to a heading with that id.",
      explanation: """
      Rules, parts and sections with an id can be linked to.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. Use a [toolbar](../toolbar/en.md#↓keep-short).
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. See [below](#↓keep-tab-enabled).
        """),
      .page("A dimmed tab explains nothing. Use a [toolbar](↓)."),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. Use a [toolbar](../toolbar/en.md#keep-it-short).
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var suggestions = Suggestions()
    return content.unresolved.compactMap { reference in
      guard case .anchor(let page) = reference.target else { return nil }
      if let former = FormerName(reference.name, on: page, in: content) {
        // Behind a '#' stands what is on that page alone.
        return report(
          at: reference.location, former.message,
          fixIts: former.fixIts(at: reference.location) { !$0.contains("/") })
      }
      return report(
        reference, page,
        suggestions.suggestion(
          for: reference.name, on: page, among: content.graph.links.anchors(on: page)))
    }
  }

  private static func report(
    _ reference: UnresolvedReference, _ page: String, _ suggestion: Suggestion
  ) -> Diagnostic {
    guard !reference.name.isEmpty else {
      return report(at: reference.location, "this link leads nowhere")
    }
    let meant = Suggestion(name: suggestion.name.map { "#\($0)" }).phrase
    return report(
      at: reference.location, "no heading '#\(reference.name)' on the page of '\(page)'\(meant)",
      fixIts: suggestion.fixIts(at: reference.location))
  }
}
