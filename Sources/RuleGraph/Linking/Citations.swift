/// The statements that each rule carries, from `provenance.tsv`.
struct Citations: Sendable {
  private let byRule: [String: [Citation]]

  init(_ catalog: Catalog) {
    let order = Dictionary(
      zip(catalog.sources.map(\.id), catalog.sources.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
    var byRule: [String: [Citation]] = [:]
    for line in catalog.provenance {
      let citation = Citation(
        statement: line.statement.value, source: line.source.value, lines: line.lines)
      for rule in line.rules {
        byRule[rule.value, default: []].append(citation)
      }
    }
    self.byRule = byRule.mapValues { citations in
      citations.sorted {
        (order[$0.source] ?? 0, $0.statement) < (order[$1.source] ?? 0, $1.statement)
      }
    }
  }

  /// The citations of a rule; the sources that its heading names stand in when there are none.
  func of(_ rule: RuleID, named sources: [String]) -> [Citation] {
    byRule[rule.description] ?? sources.map { Citation(statement: "", source: $0, lines: "") }
  }
}
