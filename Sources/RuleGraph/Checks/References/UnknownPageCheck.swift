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
      let known = content.catalog.pages.flatMap { page in
        page.texts.languages.map { "../\(page.id)/\($0).md" }
      }
      return report(unknown: "page", reference.name, at: reference.location, among: known)
    }
  }
}
