import RuleGraph

/// What a rule has to do with other nodes, as its edges say.
struct RuleRelations: Sendable {
  fileprivate(set) var supersededBy: [NodeID] = []
  fileprivate(set) var supersedes: [NodeID] = []
  /// Those it names, then those that name it.
  fileprivate(set) var conflicts: [NodeID] = []
  /// Those it names, then those that name it.
  fileprivate(set) var seeAlso: [NodeID] = []
  /// The symbols and system items that it governs.
  fileprivate(set) var apis: [NodeID] = []

  /// Of a rule without any.
  fileprivate static let none = RuleRelations()
}

/// The relations of all rules, read once from the edges.
struct RelationTable: Sendable {
  private let graph: Graph
  /// Whether those of all rules are in the table; else they are read when they are wanted.
  private let hasAll: Bool
  private var relations: [RuleID: RuleRelations] = [:]

  init(_ graph: Graph, wantsAll: Bool) {
    self.graph = graph
    hasAll = wantsAll
    guard wantsAll else { return }
    let edges = [EdgeKind.supersedes, .conflicts, .seeAlso].flatMap { graph.edges($0) }
    for edge in edges { addForward(edge) }
    for edge in edges { addBackward(edge) }
    for edge in graph.edges(.governs) { addForward(edge) }
  }

  subscript(rule: RuleID) -> RuleRelations {
    guard !hasAll else { return relations[rule] ?? .none }
    var table = self
    for edge in graph.edges(from: .rule(rule)) { table.addForward(edge) }
    for edge in graph.edges(to: .rule(rule)) { table.addBackward(edge) }
    return table.relations[rule] ?? .none
  }

  private mutating func addForward(_ edge: Edge) {
    guard case .rule(let rule) = edge.source else { return }
    switch edge.kind {
    case .supersedes: relations[rule, default: .none].supersedes.append(edge.target)
    case .conflicts: relations[rule, default: .none].conflicts.append(edge.target)
    case .seeAlso: relations[rule, default: .none].seeAlso.append(edge.target)
    case .governs: relations[rule, default: .none].apis.append(edge.target)
    default: break
    }
  }

  private mutating func addBackward(_ edge: Edge) {
    guard case .rule(let rule) = edge.target else { return }
    switch edge.kind {
    case .supersedes: relations[rule, default: .none].supersededBy.append(edge.source)
    case .conflicts: relations[rule, default: .none].conflicts.append(edge.source)
    case .seeAlso: relations[rule, default: .none].seeAlso.append(edge.source)
    default: break
    }
  }
}
