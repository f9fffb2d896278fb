import RuleGraph

/// A component with a page of its own, as another one's neighbour.
struct Neighbour: Sendable {
  let component: String
  /// The edges between the two, in either direction.
  fileprivate(set) var edges: [Edge] = []
  /// The APIs that both govern.
  fileprivate(set) var apis: [NodeID] = []

  /// Rules that replace or contradict one another bind more than a link does.
  var weight: Int {
    let strong = edges.count { $0.kind == .supersedes || $0.kind == .conflicts }
    return edges.count + 2 * strong + apis.count
  }
}

/// Which components have to do with one another; parts count as the component whose page they are on.
struct Neighbourhoods: Sendable {
  private var table: [String: [String: Neighbour]] = [:]
  private let order: [String: Int]

  /// An API that more components share says nothing of any two of them.
  private static let mostSharing = 8

  init(_ graph: Graph) {
    order = Dictionary(
      zip(graph.components.map(\.id), graph.components.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
    var governing: [NodeID: [String]] = [:]
    for edge in graph.edges {
      guard let page = Self.page(of: edge.source, in: graph) else { continue }
      switch edge.kind {
      case .mentions, .seeAlso, .supersedes, .conflicts:
        guard let other = Self.page(of: edge.target, in: graph), other != page else { continue }
        join(page, other) { $0.edges.append(edge) }
      case .governs:
        if governing[edge.target]?.contains(page) != true {
          governing[edge.target, default: []].append(page)
        }
      default: continue
      }
    }
    for (api, pages) in governing.sorted(by: { $0.key < $1.key })
    where pages.count <= Self.mostSharing {
      share(api, among: pages)
    }
  }

  /// The neighbours of a component, the closest first.
  func neighbours(of component: String) -> [Neighbour] {
    (table[component] ?? [:]).values.sorted { left, right in
      if left.weight != right.weight { return left.weight > right.weight }
      return (order[left.component] ?? 0) < (order[right.component] ?? 0)
    }
  }

  private mutating func share(_ api: NodeID, among pages: [String]) {
    for (place, page) in pages.enumerated() {
      for other in pages[(place + 1)...] {
        join(page, other) { $0.apis.append(api) }
      }
    }
  }

  private mutating func join(_ one: String, _ other: String, _ change: (inout Neighbour) -> Void) {
    change(&table[one, default: [:]][other, default: Neighbour(component: other)])
    change(&table[other, default: [:]][one, default: Neighbour(component: one)])
  }

  private static func page(of node: NodeID, in graph: Graph) -> String? {
    switch node {
    case .rule(let id): id.page
    case .component(let id): graph.component(id)?.page
    default: nil
    }
  }
}
