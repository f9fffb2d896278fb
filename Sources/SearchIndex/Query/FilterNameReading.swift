internal import Korean

extension Analyzer {
  /// The name of a filter that begins alike and is within an edit, or two of a long one; the nearest.
  func filterName(near name: String) -> String? {
    let typed = Array(keystrokes(of: name).utf16)
    let near = tables.filters.names.pairs.compactMap { known -> (edits: Int, name: String)? in
      let keys = Array(keystrokes(of: known.word).utf16)
      guard keys.count >= NearWords.shortest, keys.first == typed.first else { return nil }
      let limit = keys.count < NearWords.shortestTwice ? 1 : 2
      return editDistance(typed, keys, limit: limit).map { ($0, known.word) }
    }
    return near.min { $0 < $1 }?.name
  }
}

extension SearchReader {
  /// The name of a filter that a name is near, and is none itself.
  package static func filterName(near name: String) -> String? {
    let analyzer = Analyzer(.standard)
    guard AnalysisTables.standard.filters.names[name] == nil else { return nil }
    return analyzer.filterName(near: name)
  }
}

extension AppliedFilter {
  /// Whether there is a filter of this name.
  package var isFilter: Bool { FilterField(rawValue: field) != nil }
}
