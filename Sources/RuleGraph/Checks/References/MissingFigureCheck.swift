/// A figure or other file that a page shows or links to exists.
enum MissingFigureCheck: Check {
  static let description = CheckDescription(
    id: "link/missing-file",
    texts: (
      summary: "A figure or other file that a page shows or links to exists.",
      explanation: """
      Files stand beside the page, and paths are relative to it.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing.

        ![A bar with five tabs](↓five-tabs.png)
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. Use a [toolbar](↓../toolbar/).
        """),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        ---

        ![A bar with five tabs](five-tabs.png)
        """,
        "bars/tab-bar/five-tabs.png": "",
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.unresolved.compactMap { reference in
      guard reference.target == .file else { return nil }
      let page = page(meantBy: reference, in: content)
      return report(
        at: reference.location,
        Message(
          "no file '\(reference.name)' beside the page\(page?.phrase ?? "")",
          explanation: page == nil && reference.name.hasPrefix("/")
            ? "A path is relative to the page; one to another page is like '../toolbar/en.md'."
            : nil),
        fixIts: page?.fixIts(at: reference.location) ?? [])
    }
  }

  /// The page whose folder is named, `../toolbar/`, or its address on a site, `toolbar.html`.
  private static func page(
    meantBy reference: UnresolvedReference, in content: CheckedContent
  ) -> Suggestion? {
    guard let last = reference.name.split(separator: "/").last?.lowercased() else { return nil }
    let folder = last.hasSuffix(".html") ? String(last.dropLast(".html".count)) : last
    return UnknownPageCheck.paths(from: reference.location.path, content)
      .first { $0.split(separator: "/").dropLast().last.map(String.init) == folder }
      .map(Suggestion.init)
  }
}
