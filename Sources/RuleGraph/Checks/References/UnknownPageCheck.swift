/// A link to a page leads to a page file.
enum UnknownPageCheck: Check {
  static let description = CheckDescription(
    id: "link/unknown-page",
    texts: (
      summary: "A link to a page leads to a page file.",
      explanation: """
      Links are relative to the file they are in: `../toolbar/en.md`.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. Use a [toolbar](↓../tool-bar/en.md).
        """)
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. Use a [toolbar](../toolbar/en.md).
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var suggestions = Suggestions()
    let pages = content.pagesByPath
    return content.unresolved.compactMap { reference in
      guard reference.target == .page else { return nil }
      let page = pages[reference.location.path]
      let moved = page.flatMap { path(of: reference, from: $0, content) }
      return report(
        unknown: "page", reference.written,
        moved.map { Suggestion(name: $0) }
          ?? suggestions.suggestion(
            for: reference.name, on: reference.location.path,
            among: page.map { paths(from: $0, content) } ?? []))
    }
  }

  /// The path to the page of the component that a link names, which is in another group.
  private static func path(
    of reference: UnresolvedReference, from page: CheckedPage, _ content: CheckedContent
  ) -> String? {
    let pieces = reference.name.split(separator: "/")
    guard pieces.last == "\(page.language).md", let component = pieces.dropLast().last else {
      return nil
    }
    return content.graph.links.path(from: page.id, to: String(component), in: page.language)
  }

  /// The paths to all pages in the language of a page file, from that file.
  private static func paths(from page: CheckedPage, _ content: CheckedContent) -> [String] {
    content.catalog.pages.filter { $0.texts[page.language] != nil }
      .compactMap { content.graph.links.path(from: page.id, to: $0.id, in: page.language) }
  }
}
