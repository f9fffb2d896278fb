internal import RuleGraph

/// Reads the API names, with the rules that answer each.
struct SymbolReading {
  private let graph: Graph
  private let numbers: RuleNumbers
  /// By table, the rules beneath which it stands.
  private let tabled: [String: [Int]]

  init(_ graph: Graph, _ numbers: RuleNumbers) {
    self.graph = graph
    self.numbers = numbers
    tabled = graph.rules.reduce(into: [:]) { tabled, rule in
      guard let table = rule.table, let number = numbers[rule.id] else { return }
      tabled[table, default: []].append(number)
    }
  }

  /// Symbols and then system items that any rule answers, in the graph's order.
  var symbols: [IndexedSymbol] {
    let all =
      graph.symbols.map { symbol($0.name, $0.aliases, .symbol($0.name)) }
      + graph.tables.flatMap(\.rows).map { item in
        symbol(item.symbol, item.aliases, .systemItem(item.symbol))
      }
    return all.filter { !$0.rules.isEmpty }
  }

  private func symbol(_ name: String, _ aliases: [String], _ node: NodeID) -> IndexedSymbol {
    IndexedSymbol(
      name: name, spellings: [name] + aliases + member(of: name),
      rules: Set(rules(about: node)).sorted())
  }

  /// The member's own name where it has humps, because `search` or `add` alone means other things; and the name with
  /// its labels.
  private func member(of name: String) -> [String] {
    let head = name.prefix { $0 != "(" }
    let path = head.split(separator: ".")
    guard path.count > 1, let last = path.last else { return [] }
    let labels = name.dropFirst(head.count)
    return (Humps(String(last)).humps.count > 1 ? [String(last)] : [])
      + (labels.contains(":") ? [String(last + labels)] : [])
  }

  /// Rules that govern the name, and those whose table has it; otherwise the first rule of each component that governs
  /// it; otherwise rules that govern its members.
  private func rules(about node: NodeID) -> [Int] {
    let own = graph.rules(governing: node).compactMap { numbers[$0.id] } + tabled(node)
    if !own.isEmpty { return own }
    let leads = graph.edges(to: node, .governs).compactMap(lead)
    if !leads.isEmpty { return leads }
    return graph.rules(governingMembersOf: node).compactMap { numbers[$0.id] }
  }

  private func tabled(_ node: NodeID) -> [Int] {
    guard case .systemItem(let name) = node, let item = graph.systemItem(name) else { return [] }
    return tabled[item.table] ?? []
  }

  private func lead(_ edge: Edge) -> Int? {
    guard case .component(let id) = edge.source else { return nil }
    return graph.component(id)?.rules.first.flatMap { numbers[$0] }
  }
}
