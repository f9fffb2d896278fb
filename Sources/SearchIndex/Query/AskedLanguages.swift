extension SearchReader {
  /// The languages that filters of a query ask for, by codes and names, before there is an index of one.
  ///
  /// - Parameter known: the languages that there are.
  package static func languages(
    askedIn query: String, among known: [(code: String, name: String)]
  ) -> [String] {
    // Most queries have no filter, and need no tables for that.
    guard query.utf16.contains(where: { $0 == 0x3A || $0 == 0xFF1A }) else { return [] }
    let analyzer = Analyzer(.standard)
    let filters = QueryText(analyzer.folded(query), analyzer).filters
    let values = filters.filter { $0.field == FilterField.lang.rawValue }.map {
      NameTable.key(of: $0.value, analyzer)
    }
    let names = known.map { language in
      (
        code: language.code,
        keys: [language.code, language.name].map { NameTable.key(of: $0, analyzer) }
      )
    }
    return values.filter { !$0.isEmpty }.flatMap { value in
      let whole = names.filter { $0.keys.contains(value) }
      // What is typed may be unfinished.
      return
        (whole.isEmpty
        ? names.filter { $0.keys.contains { $0.utf8.starts(with: value.utf8) } } : whole)
        .map(\.code)
    }
  }
}
