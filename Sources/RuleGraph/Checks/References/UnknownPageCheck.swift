/// A link to a page leads to a page file.
enum UnknownPageCheck: Check {
  static let description = CheckDescription(
    id: "link/unknown-page",
    texts: (
      summary: "A link to a page leads to a page file.",
      explanation: """
      Links are relative to the file they stand in: `../toolbar/en.md`.
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
    content.linked.unresolved.compactMap { reference in
      guard reference.target == .page else { return nil }
      return report(
        unknown: "page", reference.name, at: reference.location,
        among: paths(from: reference.location.path, content))
    }
  }

  /// The paths to all pages in the language of a page file, from that file.
  private static func paths(from file: String, _ content: CheckedContent) -> [String] {
    let pages = content.catalog.pages
    for page in pages {
      guard let language = page.texts.languages.first(where: { page.texts[$0]?.path == file })
      else { continue }
      return pages.filter { $0.texts[language] != nil }
        .compactMap { content.graph.links.path(from: page.id, to: $0.id, in: language) }
    }
    return []
  }
}
