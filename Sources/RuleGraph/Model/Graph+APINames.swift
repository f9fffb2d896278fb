extension Graph {
  /// The Swift spellings of all symbols, and then of all system items.
  package var apiNames: [String] {
    symbols.map(\.name) + tables.flatMap(\.rows).map(\.symbol)
  }
}
