import RuleGraph

/// A node as `hig show` prints it: what it is, its words in each language, its edges.
struct NodePage {
  let graph: Graph
  /// That of the terminal, which longer lines are broken for.
  var width: Int?

  func lines(for node: NodeID) -> [String] {
    [node.description] + facts(of: node).flatMap { folded("  \($0)", indent: 4) } + words(of: node)
      + edges(of: node)
  }

  private func folded(_ line: String, indent: Int) -> [String] {
    FoldedLine(text: line, indent: indent).lines(within: width)
  }

  private func facts(of node: NodeID) -> [String] {
    switch node {
    case .rule(let id): graph.rule(id).map(facts) ?? []
    case .component(let id):
      graph.component(id).map { ["page: \($0.page)", "rules: \($0.rules.count)"] } ?? []
    case .symbol(let name): graph.symbol(name).map(facts) ?? []
    case .systemItem(let name):
      graph.systemItem(name).map { ["table: \($0.table)"] + list("aliases", $0.aliases) } ?? []
    case .edition(let id): graph.edition(id).map { ["date: \($0.date)"] } ?? []
    case .source(let id): graph.source(id).map { ["edition: \($0.edition)"] } ?? []
    case .term(let id): graph.term(id).map { ["category: \($0.category)"] } ?? []
    }
  }

  private func facts(_ rule: Rule) -> [String] {
    let sources = rule.citations.map { citation in
      "source: \(citation.source)\(citation.lines.isEmpty ? "" : ":\(citation.lines)")"
        + (citation.statement.isEmpty ? "" : " (\(citation.statement))")
    }
    return ["kind: \(rule.kind.rawValue)"] + list("platforms", rule.platforms)
      + list("since", rule.since.map { [$0] } ?? []) + list("until", rule.until.map { [$0] } ?? [])
      + list("table", rule.table.map { [$0] } ?? []) + sources
  }

  private func facts(_ symbol: Symbol) -> [String] {
    ["\(symbol.kind.rawValue) of \(symbol.framework)"] + list("aliases", symbol.aliases)
      + list("deprecated", symbol.deprecated.map { [$0] } ?? [])
      + list("use instead", symbol.replacement.map { [$0] } ?? [])
  }

  private func list(_ name: String, _ values: [String]) -> [String] {
    values.isEmpty ? [] : ["\(name): \(values.joined(separator: ", "))"]
  }

  private func words(of node: NodeID) -> [String] {
    graph.site.languages.flatMap { language -> [String] in
      let words = NodeWords(graph: graph, language: language.code).words(of: node)
      guard let first = words.first else { return [] }
      let title = folded("[\(language.code)] \(first)", indent: language.code.count + 3)
      return [""] + title + words.dropFirst().flatMap { folded("  \($0)", indent: 2) }
    }
  }

  private func edges(of node: NodeID) -> [String] {
    let outgoing = graph.edges(from: node).map { "  \($0.kind.rawValue) → \($0.target)" }
    let incoming = graph.edges(to: node).map { "  \($0.kind.rawValue) ← \($0.source)" }
    let lines = (outgoing + incoming).flatMap { folded($0, indent: 4) }
    return lines.isEmpty ? [] : ["", "edges"] + lines
  }
}
