import RuleGraph

/// What has to do with something else: a rule by its position in reading order, or a whole component by its place among
/// all.
///
/// Numbers alone: the pages of relations say ten times as many of them as there are rules.
enum RelationEnd: Equatable, Sendable {
  case rule(Int)
  case component(Int)
}

struct RelationPair: Equatable, Sendable {
  let kind: EdgeKind
  let source: RelationEnd
  let target: RelationEnd
}

/// A component with a page of its own, as another one's neighbour.
struct Neighbour: Sendable {
  let component: String
  /// The edges between the two and their rules, in either direction.
  fileprivate(set) var pairs: [RelationPair] = []
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
    pairs.count + 2 * (replaced + replacing + conflicts) + apis.count
  }

  /// - Parameter isOwn: whether the edge starts at the component whose neighbour this is.
  fileprivate mutating func add(_ pair: RelationPair, isOwn: Bool) {
    switch pair.kind {
    case .supersedes:
      // Several rules may replace one.
      guard !pairs.contains(where: { $0.kind == pair.kind && $0.target == pair.target }) else {
        break
      }
      if isOwn { replaced += 1 } else { replacing += 1 }
    case .conflicts:
      // Both may say it.
      let back = RelationPair(kind: pair.kind, source: pair.target, target: pair.source)
      guard !pairs.contains(back) else { return }
      conflicts += 1
    default: links += 1
    }
    pairs.append(pair)
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
    row.sorted { left, right in
      let (weight, other) = (left.value.weight, right.value.weight)
      return weight != other ? weight > other : left.key < right.key
    }.map(\.value)
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
  private let places: [String: Int]
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
    self.places = places
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
    guard let page = page(of: edge.source), let other = self.page(of: edge.target), other != page,
      let source = end(edge.source), let target = end(edge.target)
    else { return }
    let pair = RelationPair(kind: edge.kind, source: source, target: target)
    join(page, other) { $0.add(pair, isOwn: $1) }
  }

  private func end(_ node: NodeID) -> RelationEnd? {
    switch node {
    case .rule(let id): rules[id].map(RelationEnd.rule)
    case .component(let id): places[id].map(RelationEnd.component)
    default: nil
    }
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
