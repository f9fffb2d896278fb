/// Every label of a figure is in `figures.yml`, and every label there is used.
enum FigureLabelCheck: Check {
  static let description = CheckDescription(
    id: "figure/label",
    texts: (
      summary: "Every label of a figure is in `figures.yml`, and every label there is used.",
      explanation: """
      A figure holds sample words for those who look at the file by itself. On pages the words come from `figures.yml`, by the key in `data-label`; numbered parts are listed there under `parts`.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/bar.svg": figure("↓homme"), "figures.yml": words(), tabBar.path: tabBar.text,
      ]),
      CheckExample([
        "bars/tab-bar/bar.svg": figure("home"),
        "figures.yml": words(more: "      ↓end: {en: End, ko: 끝}\n"),
        tabBar.path: tabBar.text,
      ]),
      CheckExample([
        "bars/tab-bar/bar.svg": figure("home"), "figures.yml": words(more: "    parts: [↓hom]\n"),
        tabBar.path: tabBar.text,
      ]),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/bar.svg": figure("home"), "figures.yml": words(), tabBar.path: tabBar.text,
      ])
    ])

  private static let tabBar = FigureExample.page

  private static func figure(_ key: String) -> String {
    FigureExample.figure("<text x=\"1\" y=\"8\" data-label=\"\(key)\">Home</text>")
  }

  private static func words(more: String = "") -> String {
    FigureExample.words + "    labels:\n      home: {en: Home, ko: 홈}\n" + more
  }

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    guard !content.damage.holds(file: "figures.yml") else { return [] }
    let figures = content.catalog.figures
    var suggestions = Suggestions()
    return figures.words.sorted { $0.key < $1.key }.flatMap { file, words -> [Diagnostic] in
      guard let figure = figures.drawings[words.file.value] else { return [] }
      let known = words.labels.map(\.key.value)
      let labels = Set(known)
      let used = figure.labels + words.parts
      let strange = used.filter { !labels.contains($0.value) }
      let free = Array(labels.subtracting(used.map(\.value)))
      let unknown = strange.map { label in
        // Where one of each is left, they are the same.
        let isOnly = free.count == 1 && strange.allSatisfy { $0.value == label.value }
        let near = suggestions.suggestion(for: label.value, on: file, among: known)
        return (label, isOnly ? Suggestion(name: free[0]) : near)
      }
      // A label that was mistyped in the drawing is told there.
      let names = Set(used.map(\.value)).union(unknown.compactMap(\.1.name))
      let idle = words.labels.map(\.key).filter { !names.contains($0.value) }.map {
        report(
          at: $0.location,
          Message(
            "'\(figure.path)' has no label '\($0.value)'",
            explanation: words.parts.isEmpty
              ? "What a number in the drawing stands for is listed under 'parts' too." : nil))
      }
      return unknown.map { report(unknown: "label", $0, $1) } + idle
    }
  }
}
