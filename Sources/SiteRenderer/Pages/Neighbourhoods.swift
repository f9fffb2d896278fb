import RuleGraph

/// A rule and another one that it has to do with, by their positions in reading order.
///
/// Numbers alone: the pages of relations say ten times as many of them as there are rules.
struct RulePair: Equatable, Sendable {
  let kind: EdgeKind
  let source: Int
  let target: Int
}

/// A component with a page of its own, as another one's neighbour.
struct Neighbour: Sendable {
  let component: String
  /// The edges between rules of the two, in either direction.
  fileprivate(set) var pairs: [RulePair] = []
  /// The APIs that both govern.
  fileprivate(set) var apis: [NodeID] = []
  /// How many of the edges are mentions or hints.
  fileprivate(set) var links = 0
  fileprivate(set) var conflicts = 0
  /// How many rules of the neighbour the component's own replace, and the other way about.
  fileprivate(set) var replaced = 0
  fileprivate(set) var replacing = 0

  /// How many edges there are between the two, those of whole components among them.
  var edgeCount: Int {
    links + conflicts + replaced + replacing
  }

  /// Rules that replace or contradict one another bind more than a link does.
  var weight: Int {
    edgeCount + 2 * (replaced + replacing + conflicts) + apis.count
  }

  /// - Parameters:
  ///   - pair: the rules at both ends; `nil` when one end is a component.
  ///   - isOwn: whether the edge starts at the component whose neighbour this is.
  fileprivate mutating func add(_ kind: EdgeKind, _ pair: RulePair?, isOwn: Bool) {
    if let pair { pairs.append(pair) }
    switch kind {
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
    let ids = graph.components.map(\.id)
    let rows = NeighbourTable(graph).rows.enumerated().map { place, row in
      (ids[place], Self.sorted(row))
    }
    neighbours = Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  private static func sorted(_ row: [Int: Neighbour]) -> [Neighbour] {
    row.map { (weight: $0.value.weight, place: $0.key, neighbour: $0.value) }
      .sorted { left, right in
        left.weight != right.weight ? left.weight > right.weight : left.place < right.place
      }.map(\.neighbour)
  }

  /// The neighbours of a component, the closest first.
  func neighbours(of component: String) -> [Neighbour] {
    neighbours[component] ?? []
  }
}

/// The neighbours of each component; components go by their places among all, rules by their positions.
private struct NeighbourTable {
  private(set) var rows: [[Int: Neighbour]]
  private let ids: [String]
  /// The places of components; a part has that of the component whose page it is on.
  private let pages: [String: Int]
  private let rules: [RuleID: Int]

  /// An API that more components share says nothing of any two of them.
  private static let mostSharing = 8

  init(_ graph: Graph) {
    let ids = graph.components.map(\.id)
    let places = Dictionary(
      zip(ids, ids.indices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    self.ids = ids
    pages = Dictionary(
      graph.components.compactMap { component in places[component.page].map { (component.id, $0) }
      },
      uniquingKeysWith: { first, _ in first })
    rules = Dictionary(
      graph.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    rows = Array(repeating: [:], count: ids.count)
    for kind in [EdgeKind.mentions, .seeAlso, .supersedes, .conflicts] {
      for edge in graph.edges(kind) { add(edge) }
    }
    for (api, pages) in governed(graph.edges(.governs)) { share(api, among: pages) }
  }

  /// The APIs that more than one component governs, and these.
  private func governed(_ edges: [Edge]) -> [(api: NodeID, pages: [Int])] {
    var pages: [NodeID: [Int]] = [:]
    for edge in edges {
      guard let page = page(of: edge.source), pages[edge.target]?.contains(page) != true
      else { continue }
      pages[edge.target, default: []].append(page)
    }
    return pages.filter { 2...Self.mostSharing ~= $0.value.count }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  private mutating func add(_ edge: Edge) {
    guard let page = page(of: edge.source), let other = self.page(of: edge.target), other != page
    else { return }
    let pair = pair(edge)
    join(page, other) { $0.add(edge.kind, pair, isOwn: $1) }
  }

  private func pair(_ edge: Edge) -> RulePair? {
    guard case .rule(let source) = edge.source, case .rule(let target) = edge.target,
      let source = rules[source], let target = rules[target]
    else { return nil }
    return RulePair(kind: edge.kind, source: source, target: target)
  }

  private mutating func share(_ api: NodeID, among pages: [Int]) {
    for (place, page) in pages.enumerated() {
      for other in pages[(place + 1)...] {
        join(page, other) { neighbour, _ in neighbour.apis.append(api) }
      }
    }
  }

  /// Changes what the one is to the other, and the other way about.
  private mutating func join(
    _ one: Int, _ other: Int, _ change: (inout Neighbour, _ isOwn: Bool) -> Void
  ) {
    change(&rows[one][other, default: Neighbour(component: ids[other])], true)
    change(&rows[other][one, default: Neighbour(component: ids[one])], false)
  }

  private func page(of node: NodeID) -> Int? {
    switch node {
    case .rule(let id): pages[id.page]
    case .component(let id): pages[id]
    default: nil
    }
  }
}
