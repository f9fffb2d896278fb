/// Works out in which editions each rule holds.
struct ValidityLinker {
  let nodes: GraphNodes
  /// The edges that the text makes, for what supersedes what.
  let written: [Edge]

  /// The `valid-in` and `cited-from` edges of all rules.
  func edges() -> [Edge] {
    let order = Dictionary(
      zip(nodes.editions.map(\.id), nodes.editions.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
    let ends = ends(order)
    let sources = Set(nodes.sources.map(\.id))
    return nodes.rules.flatMap { rule in
      validEditions(of: rule, order, end: ends[rule.id]).map {
        Edge(kind: .validIn, source: .rule(rule.id), target: .edition($0))
      } + citations(of: rule, from: sources)
    }
  }

  /// From `since` up to `until`, or to the edition before the first rule that supersedes it.
  private func validEditions(
    of rule: Rule, _ order: [String: Int], end: Int?
  ) -> [String] {
    guard let start = rule.since.flatMap({ order[$0] }) ?? nodes.editions.indices.first
    else { return [] }
    let until = rule.until.flatMap { order[$0] }.map { $0 + 1 } ?? nodes.editions.count
    let last = max(start + 1, min(until, end ?? nodes.editions.count))
    return nodes.editions[start..<last].map(\.id)
  }

  /// For each superseded rule the first edition in which a newer rule stands in for it.
  private func ends(_ order: [String: Int]) -> [RuleID: Int] {
    let since = Dictionary(
      nodes.rules.map { ($0.id, $0.since.flatMap { order[$0] }) },
      uniquingKeysWith: { first, _ in first })
    var ends: [RuleID: Int] = [:]
    for edge in written where edge.kind == .supersedes {
      guard case .rule(let newer) = edge.source, case .rule(let older) = edge.target,
        case .some(.some(let start)) = since[newer]
      else { continue }
      ends[older] = min(ends[older] ?? start, start)
    }
    return ends
  }

  private func citations(of rule: Rule, from known: Set<String>) -> [Edge] {
    rule.citations.map(\.source).filter(known.contains).map {
      Edge(kind: .citedFrom, source: .rule(rule.id), target: .source($0))
    }
  }
}
