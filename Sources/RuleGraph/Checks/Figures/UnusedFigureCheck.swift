/// Every drawing is shown somewhere, and `figures.yml` names only drawings that exist.
enum UnusedFigureCheck: Check {
  static let description = CheckDescription(
    id: "figure/unused", severity: .warning,
    texts: (
      summary:
        "Every drawing is shown somewhere, and `figures.yml` names only drawings that exist.",
      explanation: """
      A page shows a figure with `![…](name.svg)`. Beside a page, `icon.svg` is the component's picture, and `system-items/NAME.svg` is the picture of the system item with that name.
      """
    ),
    bad: [
      CheckExample(["bars/tab-bar/bar.svg": "↓<svg viewBox=\"0 0 9 9\"/>\n"]),
      CheckExample([
        "figures.yml": FigureExample.words.replacing("file: ", with: "file: ↓")
      ]),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/icon.svg": "<svg viewBox=\"0 0 9 9\"/>\n",
        "bars/tab-bar/system-items/bookmarks.svg": "<svg viewBox=\"0 0 9 9\"/>\n",
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let figures = content.catalog.figures
    // Without a page nothing can be shown: the folder is another than was meant.
    guard !content.catalog.pages.isEmpty else { return [] }
    let shown = content.linked.shownFiles.union(pictures(in: content.graph))
    let unused = figures.drawings.values.filter {
      !shown.contains($0.path) && !mayBeShown($0.path, content.damage)
    }.map {
      report(at: $0.location, "no page shows '\($0.path)'")
    }
    let wordless = figures.drawings.keys.filter { figures.words[$0] == nil }
    let free = Set(wordless).subtracting(pictures(in: content.graph)).sorted()
    let meant = Set(content.catalog.pages.compactMap { LikelyID.name(of: $0.id) })
    var suggestions = Suggestions()
    let absent = figures.words.sorted { $0.key < $1.key }.map(\.value.file)
      .filter { figures.files[$0.value] == nil && !isOfComponent($0.value, among: meant) }
      .map { file in
        let finding = report(
          unknown: "figure", file, suggestions.suggestion(for: file.value, among: free))
        // A page shows the drawing where it is now, without its words.
        let isMoved = wordless.contains {
          shown.contains($0)
            && FigureWordsCheck.name(of: $0) == FigureWordsCheck.name(of: file.value)
        }
        return isMoved ? finding.asError : finding
      }
    return unused + absent
  }

  /// Whether what would show a drawing may have been lost: its page, or the table of its system item.
  private static func mayBeShown(_ path: String, _ damage: Damage) -> Bool {
    let pieces = path.split(separator: "/")
    return pieces.dropFirst().first.map { damage.holds(page: String($0)) } ?? false
      || pieces.contains("system-items") && damage.holds(file: "apis.yml")
  }

  /// Whether a drawing lies in the folder of one of some components.
  private static func isOfComponent(_ path: String, among components: Set<String>) -> Bool {
    path.split(separator: "/").dropFirst().first.map { components.contains(String($0)) } ?? false
  }

  /// Where the pictures of components and of system items are looked for.
  private static func pictures(in graph: Graph) -> [String] {
    let items = graph.tables.flatMap { table -> [String] in
      guard let component = graph.component(table.component) else { return [] }
      return table.rows.map { FigureSet.icon(of: $0, for: component) }
    }
    return graph.components.map(FigureSet.pictogram) + items
  }
}
