package import RuleGraph

extension NodeRecords {
  /// The fields of a node of any kind.
  package func write(_ node: NodeID, to json: inout JSONText) {
    switch node {
    case .component(let id): if let component = graph.component(id) { write(component, to: &json) }
    case .rule(let id): if let rule = graph.rule(id) { write(rule, to: &json) }
    case .symbol(let name): if let symbol = graph.symbol(name) { write(symbol, to: &json) }
    case .systemItem(let name): if let item = graph.systemItem(name) { write(item, to: &json) }
    case .edition(let id): if let edition = graph.edition(id) { write(edition, to: &json) }
    case .source(let id): if let source = graph.source(id) { write(source, to: &json) }
    case .term(let id): if let term = graph.term(id) { write(term, to: &json) }
    }
  }
}
