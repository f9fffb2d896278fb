/// A link to a page leads to a page file.
enum UnknownPageCheck: Check {
  static let description = CheckDescription(
    id: "link/unknown-page", isMended: true,
    texts: (
      summary: "A link to a page leads to a page file.",
      explanation: """
      Links are relative to the file they are in: `../toolbar/en.md`. A link to a page that has come to another group \
      leads there again after `--fix`.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. Use a [toolbar](↓../tool-bar/en.md).
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. Use a [toolbar](↓../../controls/toolbar/en.md).
        """),
      CheckExample([
        "rules.lock": "strip/keep-every-tab-enabled active",
        "bars/toolbar/ko.md": """
        ---
        title: 툴바
        summary: 툴바는 동작을 제공합니다.
        ---

        영역은 [탭 바](↓../strip/ko.md)로 오가게 하세요.
        """,
      ]),
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
    let references = content.unresolved.filter { $0.target == .page }
    guard !references.isEmpty else { return [] }
    let renamed = UnrecordedRenames(in: content)
    return references.map { reference in
      let page = pages[reference.location.path]
      if let page, let known = report(reference, from: page, content, renamed) { return known }
      return report(
        unknown: "page", reference.written,
        suggestions.suggestion(
          for: reference.name, on: reference.location.path,
          among: page.map { paths(from: $0, content) } ?? []))
    }
  }

  /// A link that names a page which is in another group, or which had another name.
  private static func report(
    _ reference: UnresolvedReference, from page: CheckedPage, _ content: CheckedContent,
    _ renamed: UnrecordedRenames
  ) -> Diagnostic? {
    let pieces = reference.name.split(separator: "/")
    guard pieces.last == "\(page.language).md", let name = pieces.dropLast().last.map(String.init)
    else { return nil }
    let path = { content.graph.links.path(from: page.id, to: $0, in: page.language) }
    let place = reference.written.location
    if let path = path(name) {
      // What the link stands for in an accepted text is the page, wherever it is.
      let fixIts =
        place.range.isEmpty
        ? [] : [FixIt(location: place, replacement: path, isCertain: true)]
      return report(
        at: place, "no page '\(reference.name)'\(Suggestion(name: path).phrase)", fixIts: fixIts)
    }
    guard let former = FormerPage(name, in: content.graph, renamed) else { return nil }
    return report(
      at: place, former.message(after: "no page '\(reference.name)'; "),
      fixIts: path(former.successor).map { former.fixIts(at: place, $0) } ?? [])
  }

  /// The paths to all pages in the language of a page file, from that file.
  private static func paths(from page: CheckedPage, _ content: CheckedContent) -> [String] {
    content.catalog.pages.filter { $0.texts[page.language] != nil }
      .compactMap { content.graph.links.path(from: page.id, to: $0.id, in: page.language) }
  }
}
