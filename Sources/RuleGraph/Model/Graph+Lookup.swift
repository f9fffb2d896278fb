extension Graph {
  /// The component or part with an id.
  public func component(_ id: String) -> Component? {
    index.components[id].map { components[$0] }
  }

  /// The rule with a full id.
  public func rule(_ id: RuleID) -> Rule? {
    index.rules[id].map { rules[$0] }
  }

  /// The place of a rule in reading order, from 0.
  package func position(of rule: RuleID) -> Int? {
    index.rules[rule]
  }

  /// The symbol with a Swift spelling.
  public func symbol(_ name: String) -> Symbol? {
    index.symbols[name].map { symbols[$0] }
  }

  /// The system item with a Swift spelling.
  public func systemItem(_ name: String) -> SystemItem? {
    index.systemItems[name].map { systemItems[$0] }
  }

  /// The table with an id.
  public func table(_ id: String) -> SystemItemTable? {
    index.tables[id].map { tables[$0] }
  }

  /// The edition with an id.
  public func edition(_ id: String) -> Edition? {
    index.editions[id].map { editions[$0] }
  }

  /// The source with an id.
  public func source(_ id: String) -> Source? {
    index.sources[id].map { sources[$0] }
  }

  /// The glossary entry with an id.
  public func term(_ id: String) -> Term? {
    index.terms[id].map { terms[$0] }
  }

  /// The node of an API name in its Swift spelling: a symbol or a system item.
  public func api(_ name: String) -> NodeID? {
    index.number(ofAPI: name).map { index.nodes[Int($0)] }
  }

  /// The edges that start at a node, in the order of kinds and then of reading.
  public func edges(from node: NodeID, _ kind: EdgeKind? = nil) -> [Edge] {
    edgeIndex.edges(from: index.number(of: node), kind)
  }

  /// The edges that end at a node.
  public func edges(to node: NodeID, _ kind: EdgeKind? = nil) -> [Edge] {
    edgeIndex.edges(to: index.number(of: node), kind)
  }

  /// All edges, in the order of kinds and then of reading.
  public var edges: [Edge] {
    edgeIndex.all
  }

  /// All edges of a kind, in the order of reading.
  public func edges(_ kind: EdgeKind) -> [Edge] {
    edgeIndex.edges(kind)
  }

  /// Whether a rule holds in an edition.
  public func isValid(_ rule: RuleID, in edition: String) -> Bool {
    guard let rule = index.number(of: .rule(rule)),
      let edition = index.number(of: .edition(edition))
    else { return false }
    return edgeIndex.leads(from: rule, to: edition, .validIn)
  }

  /// Whether a rule holds now: in the newest edition, and without another rule in its place.
  public func isInForce(_ rule: RuleID) -> Bool {
    guard edges(to: .rule(rule), .supersedes).isEmpty else { return false }
    return editions.last.map { isValid(rule, in: $0.id) } ?? true
  }

  /// The rules that hold in an edition, in reading order.
  public func rules(in edition: String) -> [Rule] {
    rules.filter { isValid($0.id, in: edition) }
  }

  /// The rules that govern an API name, in reading order.
  public func rules(governing api: NodeID) -> [Rule] {
    edges(to: api, .governs).compactMap { edge in
      guard case .rule(let id) = edge.source else { return nil }
      return rule(id)
    }
  }

  /// The rules that govern what stands directly beneath an API name, in the order of its members and each once.
  package func rules(governingMembersOf api: NodeID) -> [Rule] {
    var seen: Set<RuleID> = []
    return edges(to: api, .partOf).flatMap { rules(governing: $0.source) }
      .filter { seen.insert($0.id).inserted }
  }
}
