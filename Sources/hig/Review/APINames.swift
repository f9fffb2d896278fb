import RuleGraph

/// The names of APIs, as Swift files may write them.
struct APINames {
  private let graph: Graph
  private let own: [String]
  private let aliases: [String: String]

  init(_ graph: Graph) {
    self.graph = graph
    let symbols = graph.symbols.map { ($0.name, $0.aliases) }
    let items = graph.tables.flatMap(\.rows).map { ($0.symbol, $0.aliases) }
    own = (symbols + items).map(\.0)
    aliases = Dictionary(
      (symbols + items).flatMap { name, aliases in aliases.map { ($0, name) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// All that a file may write.
  var all: Set<String> { Set(own + aliases.keys) }

  /// The API that a name means, and of a case the type too: rules on all cases are on the type.
  func apis(named text: String) -> [String] {
    guard let name = api(text) else { return [] }
    let owner = isCase(name) ? SymbolName.owner(of: name) : nil
    return [name] + (owner.flatMap(api).map { [$0] } ?? [])
  }

  private func api(_ name: String) -> String? {
    graph.api(name) == nil ? aliases[name] : name
  }

  private func isCase(_ name: String) -> Bool {
    graph.systemItem(name) != nil || graph.symbol(name)?.kind == .enumCase
  }
}
