import RuleGraph

/// All rules as pages have them.
struct RuleEntries: Sendable {
  private let source: RuleEntrySource
  /// `nil` when each is made when it is wanted.
  private let made: EntryTables?

  /// - Parameter wantsAll: whether all are made now, on all processors.
  init(_ source: RuleEntrySource, wantsAll: Bool) {
    self.source = source
    made = wantsAll ? EntryTables(source) : nil
  }

  /// In reading order.
  var all: [RuleEntry] {
    made?.all ?? source.graph.rules.indices.map { self[$0] }
  }

  /// The rule at a position in reading order.
  subscript(position: Int) -> RuleEntry {
    made?.all[position]
      ?? source.entry(of: source.graph.rules[position], at: position, isLater: true)
  }

  subscript(id: RuleID) -> RuleEntry? {
    guard let made else { return source.graph.position(of: id).map { self[$0] } }
    return made.byID[id]
  }

  /// The rules on the page of a component, those of its parts among them.
  func rules(on component: String) -> [RuleEntry] {
    if let made { return made.outlines[component] ?? [] }
    return source.graph.component(component).map { EntryTables.outline(of: $0) { self[$0] } } ?? []
  }

  /// The rules that govern an API, in reading order.
  func rules(governing api: NodeID) -> [RuleEntry] {
    if let made { return made.governing[api] ?? [] }
    return entries(source.graph.rules(governing: api))
  }

  /// The rules that show a table of system items.
  func rules(showing table: String) -> [RuleEntry] {
    if let made { return made.tabled[table] ?? [] }
    return entries(source.graph.rules.filter { $0.table == table })
  }

  /// The rules of a symbol or system item itself: those that govern it, and those that show the item's table.
  func rules(of api: NodeID) -> [RuleEntry] {
    let governing = rules(governing: api)
    switch api {
    case .symbol(let name), .systemItem(let name):
      let shown = source.graph.systemItem(name).map { rules(showing: $0.table) } ?? []
      return governing + shown.filter { rule in !governing.contains { $0.id == rule.id } }
    default: return governing
    }
  }

  private func entries(_ rules: [Rule]) -> [RuleEntry] {
    rules.compactMap { self[$0.id] }
  }
}

/// The entries of all rules, by what pages look them up by.
///
/// A reference, because pages look up hundreds.
private final class EntryTables: Sendable {
  let all: [RuleEntry]
  let byID: [RuleID: RuleEntry]
  let outlines: [String: [RuleEntry]]
  let governing: [NodeID: [RuleEntry]]
  let tabled: [String: [RuleEntry]]

  init(_ source: RuleEntrySource) {
    let graph = source.graph
    // In stretches, so that two processors seldom read the same page at the same time.
    let all = Array(graph.rules.enumerated()).inChunks(of: 32).concurrentMap { rules in
      rules.map { position, rule in source.entry(of: rule, at: position, isLater: false) }
    }.flatMap(\.self)
    self.all = all
    let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.byID = byID
    outlines = Dictionary(
      graph.components.map { ($0.id, Self.outline(of: $0) { byID[$0] }) },
      uniquingKeysWith: { first, _ in first })
    tabled = Dictionary(grouping: all.filter { $0.table != nil }) { $0.table ?? "" }
    governing = Self.governing(graph.edges(.governs), byID)
  }

  private static func governing(
    _ edges: [Edge], _ entries: [RuleID: RuleEntry]
  ) -> [NodeID: [RuleEntry]] {
    var governing: [NodeID: [RuleEntry]] = [:]
    for edge in edges {
      guard case .rule(let id) = edge.source, let entry = entries[id] else { continue }
      governing[edge.target, default: []].append(entry)
    }
    return governing
  }

  static func outline(
    of component: Component, _ entry: (RuleID) -> RuleEntry?
  ) -> [RuleEntry] {
    component.outline.compactMap { place in
      if case .rule(let id) = place { entry(id) } else { nil }
    }
  }
}
