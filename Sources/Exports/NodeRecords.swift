package import RuleGraph

/// The fields of each kind of node, the same in `graph.json` and where one node is told as JSON.
package struct NodeRecords: Sendable {
  let graph: Graph
  private let addresses: [NodeID: String]

  /// - Parameter address: where a node stands below a language's folder.
  package init(_ graph: Graph, address: (NodeID) -> String) {
    self.graph = graph
    let nodes: [NodeID] =
      graph.components.map { .component($0.id) } + graph.rules.map { .rule($0.id) }
      + graph.symbols.map { .symbol($0.name) }
      + graph.tables.flatMap(\.rows).map { .systemItem($0.symbol) }
      + graph.editions.map { .edition($0.id) } + graph.sources.map { .source($0.id) }
      + graph.terms.map { .term($0.id) }
    addresses = Dictionary(nodes.map { ($0, address($0)) }, uniquingKeysWith: { first, _ in first })
  }

  func write(_ component: Component, to json: inout JSONText) {
    json.field("id", component.id)
    json.field("page", component.page)
    json.field("group", component.group)
    json.field("title", component.texts.map(\.title))
    json.field("summary", nonEmpty(component.texts.map(\.summary)))
    json.field("platforms", component.platforms)
    json.field("parts", component.parts)
    json.field("rules", component.rules.map(\.description))
    json.field("address", addresses[.component(component.id)])
  }

  package func write(_ rule: Rule, to json: inout JSONText) {
    json.field("id", rule.id.description)
    json.field("component", rule.component)
    json.field("kind", rule.kind.rawValue)
    json.field("title", rule.texts.map(\.title))
    json.field("text", rule.texts.map(\.plainText))
    json.translation(of: rule.id, in: graph)
    json.field("since", rule.since)
    json.field("until", rule.until)
    json.field("editions", names(of: graph.edges(from: .rule(rule.id), .validIn)))
    json.field("apis", names(of: graph.edges(from: .rule(rule.id), .governs)))
    json.field("platforms", rule.platforms)
    json.array("citations") { array in
      for citation in rule.citations {
        array.object {
          $0.field("source", citation.source)
          $0.field("statement", citation.statement.isEmpty ? nil : citation.statement)
          $0.field("lines", citation.lines.isEmpty ? nil : citation.lines)
        }
      }
    }
    json.field("address", addresses[.rule(rule.id)])
  }

  package func write(_ former: FormerRule, to json: inout JSONText) {
    json.field("id", former.id.description)
    json.field("status", former.status.rawValue)
    json.field("successors", former.successors.map(\.description))
  }

  func write(_ symbol: Symbol, to json: inout JSONText) {
    json.field("name", symbol.name)
    json.field("kind", symbol.kind.rawValue)
    json.field("framework", symbol.framework)
    json.field("aliases", symbol.aliases)
    json.field("deprecated", symbol.deprecated)
    json.field("replacement", symbol.replacement)
    json.field("note", symbol.note)
    json.field("isGeneralKnowledge", symbol.isGeneralKnowledge)
    json.field("address", addresses[.symbol(symbol.name)])
  }

  func write(_ item: SystemItem, to json: inout JSONText) {
    json.field("symbol", item.symbol)
    json.field("table", item.table)
    json.field("aliases", item.aliases)
    json.field("name", item.name)
    json.field("meaning", item.meaning)
    json.field("address", addresses[.systemItem(item.symbol)])
  }

  func write(_ edition: Edition, to json: inout JSONText) {
    json.field("id", edition.id)
    json.field("date", edition.date)
    json.field("title", edition.title)
    json.field("summary", edition.summary)
    json.field("address", addresses[.edition(edition.id)])
  }

  func write(_ source: Source, to json: inout JSONText) {
    json.field("id", source.id)
    json.field("edition", source.edition)
    json.field("languages", source.languages)
    json.field("title", source.title)
    json.field("origin", source.origin)
    json.field("address", addresses[.source(source.id)])
  }

  func write(_ term: Term, to json: inout JSONText) {
    json.field("id", term.id)
    json.field("category", term.category)
    json.field("component", term.component)
    json.field("name", term.name)
    json.field("why", term.why)
    json.array("variants") { array in
      for variant in term.variants {
        array.object {
          $0.field("text", variant.text)
          $0.field("language", variant.language)
          $0.field("standing", variant.standing.rawValue)
        }
      }
    }
    json.field("address", addresses[.term(term.id)])
  }

  package func write(_ edge: Edge, to json: inout JSONText) {
    json.field("kind", edge.kind.rawValue)
    json.field("source", edge.source.description)
    json.field("target", edge.target.description)
  }

  /// The names of the nodes that edges lead to.
  private func names(of edges: [Edge]) -> [String] {
    edges.compactMap { edge in
      switch edge.target {
      case .symbol(let name), .systemItem(let name), .edition(let name): name
      default: nil
      }
    }
  }

  private func nonEmpty(_ texts: Localized<String>) -> Localized<String>? {
    texts.languages.allSatisfy { texts[$0]?.isEmpty ?? true } ? nil : texts
  }
}
