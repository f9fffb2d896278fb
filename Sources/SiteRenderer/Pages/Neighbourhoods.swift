import RuleGraph

/// A component with a page of its own, as another one's neighbour.
struct Neighbour: Sendable {
  let component: String
  /// The edges between the two, in either direction.
  fileprivate(set) var edges: [Edge] = []
  /// The APIs that both govern.
  fileprivate(set) var apis: [NodeID] = []
  /// How many of the edges are mentions or hints.
  fileprivate(set) var links = 0
  fileprivate(set) var conflicts = 0
  /// How many rules of the neighbour the component's own replace, and the other way about.
  fileprivate(set) var replaced = 0
  fileprivate(set) var replacing = 0

  /// Rules that replace or contradict one another bind more than a link does.
  var weight: Int {
    edges.count + 2 * (replaced + replacing + conflicts) + apis.count
  }

  /// - Parameter isOwn: whether the edge starts at the component whose neighbour this is.
  fileprivate mutating func add(_ edge: Edge, isOwn: Bool) {
    edges.append(edge)
    switch edge.kind {
    case .supersedes: if isOwn { replaced += 1 } else { replacing += 1 }
    case .conflicts: conflicts += 1
    default: links += 1
    }
  }
}

/// Which components have to do with one another; parts count as the component whose page they are on.
struct Neighbourhoods: Sendable {
  /// The closest first.
  private let neighbours: [String: [Neighbour]]

  init(_ graph: Graph) {
    let order = Dictionary(
      zip(graph.components.map(\.id), graph.components.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
    neighbours = NeighbourTable(graph).rows.mapValues { row in
      row.values.map { (weight: $0.weight, place: order[$0.component] ?? 0, neighbour: $0) }
        .sorted { left, right in
          left.weight != right.weight ? left.weight > right.weight : left.place < right.place
        }.map(\.neighbour)
    }
  }

  /// The neighbours of a component, the closest first.
  func neighbours(of component: String) -> [Neighbour] {
    neighbours[component] ?? []
  }
}

/// The neighbours of each component by their ids.
private struct NeighbourTable {
  private(set) var rows: [String: [String: Neighbour]] = [:]
  /// The pages of components and parts, looked up here because a component is much to copy.
  private let pages: [String: String]

  /// An API that more components share says nothing of any two of them.
  private static let mostSharing = 8

  init(_ graph: Graph) {
    pages = Dictionary(
      graph.components.map { ($0.id, $0.page) }, uniquingKeysWith: { first, _ in first })
    var governing: [NodeID: [String]] = [:]
    for edge in graph.edges {
      guard let page = page(of: edge.source) else { continue }
      switch edge.kind {
      case .mentions, .seeAlso, .supersedes, .conflicts:
        guard let other = self.page(of: edge.target), other != page else { continue }
        join(page, other) { $0.add(edge, isOwn: $1) }
      case .governs:
        if governing[edge.target]?.contains(page) != true {
          governing[edge.target, default: []].append(page)
        }
      default: continue
      }
    }
    let shared = governing.filter { 2...Self.mostSharing ~= $0.value.count }
    for (api, pages) in shared.sorted(by: { $0.key < $1.key }) { share(api, among: pages) }
  }

  private mutating func share(_ api: NodeID, among pages: [String]) {
    for (place, page) in pages.enumerated() {
      for other in pages[(place + 1)...] {
        join(page, other) { neighbour, _ in neighbour.apis.append(api) }
      }
    }
  }

  /// Changes what the one is to the other, and the other way about.
  private mutating func join(
    _ one: String, _ other: String, _ change: (inout Neighbour, _ isOwn: Bool) -> Void
  ) {
    change(&rows[one, default: [:]][other, default: Neighbour(component: other)], true)
    change(&rows[other, default: [:]][one, default: Neighbour(component: one)], false)
  }

  private func page(of node: NodeID) -> String? {
    switch node {
    case .rule(let id): id.page
    case .component(let id): pages[id]
    default: nil
    }
  }
}
