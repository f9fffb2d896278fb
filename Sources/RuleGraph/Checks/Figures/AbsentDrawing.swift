/// An entry of `figures.yml` whose drawing is not there: it was moved, or its name is mistyped.
struct AbsentDrawing {
  let file: Located<String>
  let suggestion: Suggestion
  /// The drawings without words that may be the one that is meant.
  let meant: [String]

  static func all(in content: CheckedContent) -> [AbsentDrawing] {
    let figures = content.catalog.figures
    let wordless = figures.drawings.keys.filter { figures.words[$0] == nil }
    let named = Dictionary(grouping: wordless, by: name(of:))
    let free = Set(wordless).subtracting(content.graph.pictures).sorted()
    var suggestions = Suggestions()
    return figures.words.sorted { $0.key < $1.key }.map(\.value.file)
      .filter { figures.files[$0.value] == nil }
      .map { file in
        let suggestion = suggestions.suggestion(for: file.value, among: free)
        let moved = named[name(of: file.value)] ?? []
        let mistyped = suggestion.name.map { [$0] } ?? []
        return AbsentDrawing(file: file, suggestion: suggestion, meant: moved + mistyped)
      }
  }

  /// The path within the group, which stays the same when the component moves to another group.
  private static func name(of path: String) -> Substring {
    path.drop { $0 != "/" }
  }
}

extension Graph {
  /// Where the pictures of components and of system items are looked for.
  var pictures: [String] {
    let items = tables.flatMap { table -> [String] in
      guard let component = component(table.component) else { return [] }
      return table.rows.map { FigureSet.icon(of: $0, for: component) }
    }
    return components.map(FigureSet.pictogram) + items
  }
}
