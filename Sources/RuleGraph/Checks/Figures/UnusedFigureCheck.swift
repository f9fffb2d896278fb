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
    let shown = content.linked.shownFiles.union(content.graph.pictures)
    let unused = figures.drawings.values.filter {
      !shown.contains($0.path) && !mayBeShown($0.path, content.damage)
    }.map {
      report(at: $0.location, "no page shows '\($0.path)'")
    }
    let meant = Set(content.catalog.pages.compactMap { LikelyID.name(of: $0.id) })
    let absent = AbsentDrawing.all(in: content)
      .filter { !isOfComponent($0.file.value, among: meant) }
      .map { drawing in
        let finding = report(unknown: "figure", drawing.file, drawing.suggestion)
        // A page shows the drawing where it is now, without its words.
        return drawing.meant.contains(where: shown.contains) ? finding.asError : finding
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
}
