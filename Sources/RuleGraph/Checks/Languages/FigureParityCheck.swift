import CommonMark

/// A figure is on the page in all languages.
enum FigureParityCheck: Check {
  static let description = CheckDescription(
    id: "translation/figure",
    texts: (
      summary: "A figure is on the page in all languages.",
      explanation: """
      Its words come from `figures.yml` in each language, so the only thing to translate on the page is its alternative \
      text.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/bar.svg": FigureExample.figure("<path d=\"M0 0\"/>"),
        "figures.yml": FigureExample.words,
        FigureExample.page.path: FigureExample.page.text,
        "bars/tab-bar/ko.md": """
        ---
        title: ↓탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        탭 바입니다.
        """,
      ])
    ],
    good: [
      CheckExample([
        "bars/tab-bar/bar.svg": FigureExample.figure("<path d=\"M0 0\"/>"),
        "figures.yml": FigureExample.words,
        FigureExample.page.path: FigureExample.page.text,
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ![탭 바](bar.svg)
        """,
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let pages = Dictionary(grouping: content.pages, by: \.id)
    // What stands beneath a heading that one language lacks is looked for at another place than where it is.
    return content.outlines
      .filter { !content.damage.holds(page: $0.page.id) && !$0.lacksHeadings }
      .flatMap { outline in
        let told = outline.entries.filter { $0.kind != nil }
        return diagnostics(
          pages[outline.page.id] ?? [], besides: Set(told.map(\.key.anchor)), content.graph)
      }
  }

  /// - Parameters:
  ///   - pages: one page in its languages, the first of the site first.
  ///   - told: the ids of headings whose texts are compared in more respects than figures.
  private static func diagnostics(
    _ pages: [CheckedPage], besides told: Set<String>, _ graph: Graph
  ) -> [Diagnostic] {
    guard pages.count > 1, pages.contains(where: { $0.marks.contains(.image) }) else { return [] }
    let shown = pages.map { figures(on: $0, besides: told, graph) }
    let all = shown.flatMap { $0.keys.sorted() }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }.flatMap { path -> [Diagnostic] in
      guard
        let (page, place) = zip(pages, shown).first(where: { $1[path] != nil })
          .flatMap({ page, found in found[path].map { (page, $0) } })
      else { return [] }
      return zip(pages, shown).filter { $1[path] == nil }.compactMap { other, _ in
        guard !other.mayShow(path, in: graph) else { return nil }
        return report(
          at: other.text.titleLocation,
          Message(
            "the figure '\(path)' is missing in '\(other.language)'",
            notes: [Note(location: place, text: "in '\(page.language)' it is here")]))
      }
    }
  }

  /// The drawings that a page shows, each at its first place.
  private static func figures(
    on page: CheckedPage, besides told: Set<String>, _ graph: Graph
  ) -> [String: SourceLocation] {
    guard page.marks.contains(.image) else { return [:] }
    let bodies = page.text.headings.filter { told.contains($0.id?.value ?? "") }.map(\.body)
    return page.document.nodes.reduce(into: [:]) { found, node in
      guard case .image = node.kind, !isIn(bodies, node.id),
        case .file(let path) = graph.links.target(
          of: page.document.destination(of: node.id), on: page.id, in: page.language),
        graph.figures.drawings[path] != nil, found[path] == nil
      else { return }
      found[path] = page.location(of: node)
    }
  }
}

extension FigureParityCheck {
  /// Whether a node is in one of some bodies, which are in order.
  private static func isIn(_ bodies: [Range<Int>], _ node: Int) -> Bool {
    let next = bodies.partitioningIndex { $0.upperBound > node }
    return next < bodies.endIndex && bodies[next].contains(node)
  }
}

extension CheckedPage {
  /// Whether a mistyped name, a torn image or a link, each of which is reported where it is, was meant as a figure.
  fileprivate func mayShow(_ path: String, in graph: Graph) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return document.nodes.contains { node in
      switch node.kind {
      case .text: document.literal(of: node.id).contains(name)
      case .image:
        graph.links.target(of: document.destination(of: node.id), on: id, in: language).isUnresolved
      case .link: figure(at: node, in: graph)?.path == path
      default: false
      }
    }
  }
}

extension LinkTarget {
  fileprivate var isUnresolved: Bool {
    if case .unresolved = self { true } else { false }
  }
}
