/// A figure that a page shows or links to exists, and is one that a site carries.
enum MissingFigureCheck: Check {
  static let description = CheckDescription(
    id: "link/missing-file",
    texts: (
      summary: "A figure that a page shows or links to exists.",
      explanation: """
      Figures are beside the page, and paths are relative to it. Names of figures end in \(endings), in lower case.
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
      .page("[탭 바](↓C:/그림/탭.png)를 보세요.", language: "ko"),
      example(showing: "↓five-tab.png", beside: "five-tabs.png"),
      example(showing: "↓five-tabs.PNG", beside: "five-tabs.PNG"),
    ],
    good: [
      example(showing: "five-tabs.png", beside: "five-tabs.png")
    ])

  private static func example(showing written: String, beside file: String) -> CheckExample {
    let page = CheckExample.page("![A bar with five tabs](\(written))")
    return CheckExample(page.files.merging(["bars/tab-bar/\(file)": ""]) { $1 })
  }

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var files = NeighbouringFiles(content)
    return content.unresolved.filter { $0.target == .otherFile }.map(uncarried)
      + missing(in: content, &files)
  }

  private static let endings =
    FigureSet.endings.dropLast().joined(separator: ", ")
    + " or \(FigureSet.endings.last ?? "")"

  private static func uncarried(_ reference: UnresolvedReference) -> Diagnostic {
    report(
      at: reference.location,
      Message(
        "'\(reference.name)' is no figure, and a site carries no other files",
        explanation: "The name of a figure ends in \(endings), in small letters."))
  }

  private static func missing(
    in content: CheckedContent, _ files: inout NeighbouringFiles
  ) -> [Diagnostic] {
    let pages = content.pagesByPath
    return content.unresolved.filter { $0.target == .file }.map { reference in
      let page = pages[reference.location.path]
      let meant =
        address(meantBy: reference.name)
        ?? page.flatMap { self.page(meantBy: reference.name, on: $0, content.graph) }
        ?? files.file(meantBy: reference)
      return report(
        at: reference.location,
        Message(
          "no file '\(reference.name)' beside the page\(meant.phrase)",
          explanation: meant.name == nil && reference.name.hasPrefix("/")
            ? "A path is relative to the page; one to another page is like '../toolbar/en.md'."
            : nil),
        fixIts: meant.fixIts(at: reference.location))
    }
  }

  /// An address without its scheme, or with no colon behind it.
  private static func address(meantBy name: String) -> Suggestion? {
    let scheme = ["https", "http"].first { name.lowercased().hasPrefix("\($0)//") }
    if let scheme { return Suggestion(name: "\(scheme)://\(name.dropFirst(scheme.count + 2))") }
    return name.lowercased().hasPrefix("www.") ? Suggestion(name: "https://\(name)") : nil
  }

  /// The page whose folder is named, `../toolbar/`, or its address on a site, `toolbar.html`, or its file with that
  /// ending, `../toolbar/en.html`.
  private static func page(
    meantBy name: String, on page: CheckedPage, _ graph: Graph
  ) -> Suggestion? {
    guard let last = name.split(separator: "/").last?.lowercased() else { return nil }
    let isAddress = last.hasSuffix(".html")
    let folder = isAddress ? String(last.dropLast(".html".count)) : last
    let file = isAddress ? String(name.dropLast(".html".count)) + ".md" : ""
    let meant = [file, graph.links.path(from: page.id, to: folder, in: page.language)]
    return meant.compactMap(\.self).first { path in
      guard
        case .component(let id) = graph.links.target(of: path, on: page.id, in: page.language)
      else { return false }
      return path == file || id != page.id
    }.map(Suggestion.init)
  }
}

/// The figures beside a page.
private struct NeighbouringFiles {
  private let names: [Substring: [String]]
  /// What paths of locations have in front of those below the content folder.
  private let root: Int
  private var suggestions = Suggestions()

  init(_ content: CheckedContent) {
    root = content.catalog.printedPath("").count
    let files = content.catalog.paths.filter(FigureSet.isFigure).sorted()
    names = Dictionary(grouping: files, by: Self.folder(of:)).mapValues { paths in
      paths.map { String($0.dropFirst(Self.folder(of: $0).count)) }
    }
  }

  /// The one whose name is nearest.
  mutating func file(meantBy reference: UnresolvedReference) -> Suggestion {
    let page = String(reference.location.path.dropFirst(root))
    let folder = Self.folder(of: page)
    return suggestions.suggestion(
      for: reference.name, on: String(folder), among: names[folder] ?? [])
  }

  /// `bars/tab-bar/` of `bars/tab-bar/en.md`.
  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }
}
