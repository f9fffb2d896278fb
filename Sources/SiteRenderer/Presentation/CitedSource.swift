import RuleGraph

/// A document that a rule was taken from, and where in it.
struct CitedSource: Sendable {
  let id: String
  /// The lines of all statements taken from it, such as `3–5, 9`; `nil` where none are known.
  let lines: String?

  /// The documents behind a rule, each once.
  static func sources(of rule: Rule) -> [CitedSource] {
    var order: [String] = []
    var lines: [String: Set<String>] = [:]
    for citation in rule.citations {
      if lines[citation.source] == nil { order.append(citation.source) }
      lines[citation.source, default: []].formUnion(
        citation.lines.isEmpty ? [] : [citation.lines])
    }
    return order.map { id in
      let lines = lines[id] ?? []
      return CitedSource(id: id, lines: lines.isEmpty ? nil : LineRanges(lines).description)
    }
  }
}
