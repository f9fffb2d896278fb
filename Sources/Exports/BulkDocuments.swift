import RuleGraph

/// The nodes as documents of a search server: fields of one name have one type in all of them.
struct BulkDocuments: Sendable {
  let graph: Graph
  private let address: @Sendable (NodeID) -> String
  private let sections: [RuleID: Component.Section]
  /// The ids that each rule stands in for.
  private let formerIDs: [RuleID: [String]]

  init(_ graph: Graph, address: @escaping @Sendable (NodeID) -> String) {
    self.graph = graph
    self.address = address
    sections = graph.sections
    formerIDs = graph.formerRules.reduce(into: [:]) { ids, former in
      for rule in former.successors { ids[rule, default: []].append(former.id.description) }
    }
  }

  /// Rules first of all, each kind in reading order.
  var nodes: [NodeID] {
    let rules = graph.rules.map { NodeID.rule($0.id) }
    let components = graph.components.map { NodeID.component($0.id) }
    let symbols = graph.symbols.map { NodeID.symbol($0.name) }
    let items = graph.tables.flatMap(\.rows).map { NodeID.systemItem($0.symbol) }
    return rules + components + symbols + items + graph.terms.map { .term($0.id) }
  }

  func write(_ node: NodeID, to json: inout JSONText) {
    switch node {
    case .rule(let id): if let rule = graph.rule(id) { write(rule, to: &json) }
    case .component(let id): if let component = graph.component(id) { write(component, to: &json) }
    case .symbol(let name): if let symbol = graph.symbol(name) { write(symbol, to: &json) }
    case .systemItem(let name): if let item = graph.systemItem(name) { write(item, to: &json) }
    case .term(let id): if let term = graph.term(id) { write(term, to: &json) }
    case .edition, .source: return
    }
    writePlace(of: node, to: &json)
  }

  private func write(_ rule: Rule, to json: inout JSONText) {
    let node = NodeID.rule(rule.id)
    json.field("type", "rule")
    json.field("id", rule.id.description)
    json.field("component", rule.component)
    json.field("group", graph.component(rule.component)?.group)
    json.field("kind", rule.kind.rawValue)
    json.field("title", rule.texts.map(\.title))
    json.field("text", rule.texts.map(\.plainText))
    json.field("section", sections[rule.id]?.texts.map(\.title))
    json.translation(of: rule.id, in: graph)
    json.field("since", rule.since)
    json.field("until", rule.until)
    json.field("editions", graph.edges(from: node, .validIn).map(\.target.name))
    json.field("apis", graph.edges(from: node, .governs).map(\.target.name))
    json.field("platforms", rule.platforms)
    json.field("supersedes", graph.edges(from: node, .supersedes).map(\.target.name))
    json.field("supersededBy", graph.edges(to: node, .supersedes).map(\.source.name))
    // Whoever reads one of two rules has to hear of the other, whichever of them names it, or both.
    let named = graph.edges(from: node, .conflicts).map(\.target.name)
    let naming = graph.edges(to: node, .conflicts).map(\.source.name)
    json.field("conflicts", named + naming.filter { !named.contains($0) })
    json.field("sources", graph.edges(from: node, .citedFrom).map(\.target.name))
    json.field("formerIds", formerIDs[rule.id] ?? [])
  }

  private func write(_ component: Component, to json: inout JSONText) {
    json.field("type", "component")
    json.field("id", component.id)
    json.field("component", component.page)
    json.field("group", component.group)
    json.field("title", component.texts.map(\.title))
    let summary = component.texts.map(\.summary)
    if summary.languages.contains(where: { summary[$0]?.isEmpty == false }) {
      json.field("text", summary)
    }
    json.field("platforms", component.platforms)
    let governed = graph.edges(from: .component(component.id), .governs)
    json.field("apis", governed.map(\.target.name))
  }

  private func write(_ symbol: Symbol, to json: inout JSONText) {
    json.field("type", "symbol")
    json.field("id", symbol.name)
    json.field("kind", symbol.kind.rawValue)
    json.field("framework", symbol.framework)
    json.field("text", symbol.note)
    json.field("aliases", symbol.aliases)
    json.field("deprecated", symbol.deprecated)
    json.field("replacement", symbol.replacement)
  }

  private func write(_ item: SystemItem, to json: inout JSONText) {
    json.field("type", "system-item")
    json.field("id", item.symbol)
    json.field("component", graph.table(item.table)?.component)
    json.field("title", item.name)
    json.field("text", item.meaning)
    json.field("aliases", item.aliases)
  }

  private func write(_ term: Term, to json: inout JSONText) {
    json.field("type", "term")
    json.field("id", term.id)
    json.field("category", term.category)
    json.field("component", term.component)
    json.field("title", term.name)
    json.field("text", term.why)
    json.object("names") { names in
      for language in graph.site.languageCodes {
        let variants = term.variants.filter { $0.language == language }
        if !variants.isEmpty { names.field(language, variants.map(\.text)) }
      }
    }
  }

  /// Where the site has it: below a language's folder, and in full where the site's address is known.
  private func writePlace(of node: NodeID, to json: inout JSONText) {
    let address = address(node)
    json.field("address", address)
    guard let root = graph.site.publication.url else { return }
    json.object("url") { url in
      for language in graph.site.languageCodes {
        url.field(language, "\(root)\(language)/\(address)")
      }
    }
  }
}
