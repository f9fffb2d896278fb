import CommonMark

/// Positions in the lists of a graph, by id.
struct GraphIndex: Sendable {
  /// All nodes: components, rules, symbols, system items, editions, sources, terms.
  ///
  /// Their positions are their numbers. Where two have the same name, both have the number of the first.
  private(set) var nodes: [NodeID]
  let components: [String: Int]
  let rules: [RuleID: Int]
  let symbols: [String: Int]
  /// Among the rows of all tables.
  let systemItems: [String: Int]
  let tables: [String: Int]
  let editions: [String: Int]
  let sources: [String: Int]
  let terms: [String: Int]
  let symbolPrefixes: SymbolPrefixes
  private let starts: Starts

  /// The numbers of the first nodes of each kind.
  private struct Starts {
    let rules: Int
    let symbols: Int
    let systemItems: Int
    let editions: Int
    let sources: Int
    let terms: Int

    init(_ nodes: GraphNodes, itemCount: Int) {
      rules = nodes.components.count
      symbols = rules + nodes.rules.count
      systemItems = symbols + nodes.symbols.count
      editions = systemItems + itemCount
      sources = editions + nodes.editions.count
      terms = sources + nodes.sources.count
    }
  }

  /// - Parameter before: of other nodes, which may have the same names.
  init(_ nodes: GraphNodes, after before: GraphIndex?) {
    let items = nodes.tables.flatMap(\.rows)
    let ids = Self.ids(of: nodes, items)
    if let before, before.nodes == ids, before.tables.count == nodes.tables.count,
      nodes.tables.indices.allSatisfy({ before.tables[nodes.tables[$0].id] == $0 })
    {
      self = before
      // Equal names may still be written in other forms of Unicode.
      self.nodes = ids
      return
    }
    self.nodes = ids
    components = Self.positions(nodes.components.map(\.id))
    rules = Self.positions(nodes.rules.map(\.id))
    symbols = Self.positions(nodes.symbols.map(\.name))
    systemItems = Self.positions(items.map(\.symbol))
    tables = Self.positions(nodes.tables.map(\.id))
    editions = Self.positions(nodes.editions.map(\.id))
    sources = Self.positions(nodes.sources.map(\.id))
    terms = Self.positions(nodes.terms.map(\.id))
    symbolPrefixes = SymbolPrefixes(nodes.symbols.map(\.name))
    starts = Starts(nodes, itemCount: items.count)
  }

  /// The number of a node; `nil` when there is none of that name.
  func number(of node: NodeID) -> Int32? {
    let number: Int? =
      switch node {
      case .component(let id): components[id]
      case .rule(let id): rules[id].map { $0 + starts.rules }
      case .symbol(let name): symbols[name].map { $0 + starts.symbols }
      case .systemItem(let name): systemItems[name].map { $0 + starts.systemItems }
      case .edition(let id): editions[id].map { $0 + starts.editions }
      case .source(let id): sources[id].map { $0 + starts.sources }
      case .term(let id): terms[id].map { $0 + starts.terms }
      }
    return number.map { Int32($0) }
  }

  /// The number of the symbol or system item with a Swift spelling.
  func number(ofAPI name: String) -> Int32? {
    number(of: .symbol(name)) ?? number(of: .systemItem(name))
  }

  /// Whether a code span can only be meant as a symbol: by its form, or because it begins as the symbols of the guide do,
  /// or with one of them before its last dot or colons, `GtkWindow::title`.
  func looksLikeSymbol(_ code: String) -> Bool {
    SymbolName.looksLikeSymbol(code) || symbolPrefixes.begin(code) || hasOwner(code)
  }

  private func hasOwner(_ code: String) -> Bool {
    let marks = [UInt8(ascii: "."), UInt8(ascii: ":")]
    guard let mark = code.utf8.firstIndex(where: marks.contains) else { return false }
    let owner = String(code[..<mark])
    guard symbolPrefixes.owners.contains(owner) || number(ofAPI: owner) != nil else { return false }
    let member = code[mark...].utf8.drop(while: marks.contains)
    return !member.isEmpty && !SymbolName.isFile(code)
      && member.allSatisfy { $0.isWordByte || $0 == UInt8(ascii: "-") }
  }

  private static func ids(of nodes: GraphNodes, _ items: [SystemItem]) -> [NodeID] {
    var ids: [NodeID] = []
    ids.reserveCapacity(nodes.components.count + nodes.rules.count + nodes.symbols.count)
    ids += nodes.components.lazy.map { .component($0.id) }
    ids += nodes.rules.lazy.map { .rule($0.id) }
    ids += nodes.symbols.lazy.map { .symbol($0.name) }
    ids += items.lazy.map { .systemItem($0.symbol) }
    ids += nodes.editions.lazy.map { .edition($0.id) }
    ids += nodes.sources.lazy.map { .source($0.id) }
    ids += nodes.terms.lazy.map { .term($0.id) }
    return ids
  }

  private static func positions<ID: Hashable>(_ ids: [ID]) -> [ID: Int] {
    Dictionary(
      zip(ids, ids.indices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }
}
