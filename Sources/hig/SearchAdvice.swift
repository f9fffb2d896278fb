import SearchIndex

/// What to say beside the hits: what was corrected, and where there are none, what else to look for.
enum SearchAdvice {
  static func lines(for answer: SearchAnswer) -> [String] {
    let corrected = answer.suggestions.filter { $0.kind == .corrected }.map(\.query)
    let reading =
      corrected.isEmpty || answer.hits.isEmpty
      ? [] : ["read as \(quoted(corrected, "or"))"]
    guard answer.hits.isEmpty else { return reading }
    return answer.suggestions.compactMap(line)
      + nearest(answer.suggestions.filter { $0.kind == .nearest }.map(\.query))
  }

  /// How to see a page that the query names.
  static func line(for page: NamedPage) -> String {
    "'hig show \(page.id)' tells of the \(page.noun)"
  }

  private static func line(for suggestion: SearchSuggestion) -> String? {
    let rules = suggestion.count.counted("rule")
    switch suggestion.kind {
    case .corrected: return "nothing, also not for '\(suggestion.query)'"
    case .unfiltered: return "without the filters \(rules)"
    case .without: return "'\(suggestion.query)' finds \(rules)"
    case .nearest: return nil
    }
  }

  private static func nearest(_ names: [String]) -> [String] {
    names.isEmpty ? [] : ["nothing found; did you mean \(quoted(names, "or"))?"]
  }

  private static func quoted(_ words: [String], _ last: String) -> String {
    let words = words.map { "'\($0)'" }
    return words.count < 2
      ? words.joined()
      : "\(words.dropLast().joined(separator: ", ")) \(last) \(words.last ?? "")"
  }
}

extension NamedPage {
  /// What kind of a thing it is of, in a sentence.
  var noun: String { kind == .api ? "API" : kind.rawValue }
}
