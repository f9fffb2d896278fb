/// The names of a filter's values that a language's tables know: kinds, platforms and editions.
///
/// They may have several words: `판:iOS 7`, `kind: do not`.
struct FilterValueNames {
  /// The most words of a name that is looked for without quotes.
  static let longest = 3

  private let analyzer: Analyzer
  private var keys: [FilterField: Set<String>] = [:]

  init(_ analyzer: Analyzer) {
    self.analyzer = analyzer
  }

  /// Whether a text is one of the names, however it is spaced.
  mutating func contain(_ text: String, of name: String) -> Bool {
    // Between quotes is what is meant as it stands.
    guard !text.unicodeScalars.contains(where: { "\"“”".unicodeScalars.contains($0) }),
      let field = FilterField(rawValue: name), let meanings = meanings(of: field)
    else { return false }
    let names = keys[field] ?? Set(meanings.pairs.flatMap { [$0.word, $0.meaning] }.map(key))
    keys[field] = names
    return names.contains(key(of: text))
  }

  private func key(of text: String) -> String { NameTable.key(of: text, analyzer) }

  private func meanings(of field: FilterField) -> Meanings? {
    let filters = analyzer.tables.filters
    return switch field {
    case .kind: filters.kinds
    case .platform: filters.platforms
    case .edition: filters.editions
    case .component, .lang, .api: nil
    }
  }
}
