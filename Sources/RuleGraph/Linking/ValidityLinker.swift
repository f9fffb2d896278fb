/// Works out in which editions each rule holds.
struct ValidityLinker {
  let nodes: GraphNodes
  /// Of the same nodes.
  let index: GraphIndex
  /// The edges that the text makes, for what supersedes what.
  let written: [NumberedEdge]

  /// The `valid-in` and `cited-from` edges of all rules.
  func edges() -> [NumberedEdge] {
    let ends = ends()
    let editions = nodes.editions.compactMap { index.number(of: .edition($0.id)) }
    var edges: [NumberedEdge] = []
    edges.reserveCapacity(nodes.rules.count * (editions.count + 1))
    for rule in nodes.rules {
      guard let number = index.number(of: .rule(rule.id)) else { continue }
      for edition in validEditions(of: rule, end: ends[Int(number)]) {
        edges.append(NumberedEdge(kind: .validIn, source: number, target: editions[edition]))
      }
      for citation in rule.citations {
        guard let source = index.number(of: .source(citation.source)) else { continue }
        edges.append(NumberedEdge(kind: .citedFrom, source: number, target: source))
      }
    }
    return edges
  }

  /// From `since` up to `until`, or to the edition before the first rule that supersedes it; by position.
  private func validEditions(of rule: Rule, end: Int) -> Range<Int> {
    guard let start = start(of: rule) ?? nodes.editions.indices.first else { return 0..<0 }
    let until = rule.until.flatMap { index.editions[$0] }.map { $0 + 1 } ?? nodes.editions.count
    return start..<max(start + 1, min(until, end))
  }

  /// The position of the edition that a rule holds from, the first by default; `nil` for an edition that does not
  /// exist.
  private func start(of rule: Rule) -> Int? {
    guard let since = rule.since else { return nodes.editions.indices.first }
    return index.editions[since]
  }

  /// For each node the first edition in which a newer rule replaces it; past the last edition when there is none.
  private func ends() -> [Int] {
    var ends = [Int](repeating: nodes.editions.count, count: index.nodes.count)
    for edge in written where edge.kind == .supersedes {
      guard case .rule(let newer) = index.nodes[Int(edge.source)],
        let start = index.rules[newer].flatMap({ start(of: nodes.rules[$0]) })
      else { continue }
      ends[Int(edge.target)] = min(ends[Int(edge.target)], start)
    }
    return ends
  }
}
