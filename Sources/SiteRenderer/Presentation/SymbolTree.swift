import RuleGraph

/// Which symbols and system items stand beneath which.
struct SymbolTree: Sendable {
  /// The symbols directly beneath one, in reading order; system items stand in tables instead.
  private let members: [String: [String]]
  /// All names beneath one, sorted.
  private let descendants: [String: [String]]
  private let owners: [String: String]

  init(_ graph: Graph) {
    let symbols = graph.symbols.map(\.name)
    let names = Set(symbols + graph.tables.flatMap(\.rows).map(\.symbol))
    let pairs = names.compactMap { name in SymbolName.owner(of: name).map { (name, $0) } }
    let owners = Dictionary(
      pairs.filter { names.contains($0.1) }, uniquingKeysWith: { first, _ in first })
    var descendants: [String: [String]] = [:]
    for name in names.sorted() {
      for ancestor in sequence(state: name, next: { Self.step(&$0, in: owners) }) {
        descendants[ancestor, default: []].append(name)
      }
    }
    members = Dictionary(grouping: symbols.filter { owners[$0] != nil }) { owners[$0] ?? "" }
    self.owners = owners
    self.descendants = descendants
  }

  private static func step(_ name: inout String, in owners: [String: String]) -> String? {
    guard let owner = owners[name] else { return nil }
    name = owner
    return owner
  }

  func owner(of name: String) -> String? {
    owners[name]
  }

  func members(of name: String) -> [String] {
    members[name] ?? []
  }

  func names(beneath name: String) -> [String] {
    descendants[name] ?? []
  }

  /// The outermost symbol around a name, which may be itself.
  func outermost(of name: String) -> String {
    var name = name
    while Self.step(&name, in: owners) != nil {}
    return name
  }
}
