/// An edge between nodes that have numbers.
struct NumberedEdge: Sendable {
  let kind: EdgeKind
  /// The number of the node where it starts.
  let source: Int32
  /// The number of the node where it ends.
  let target: Int32
}

/// Edges that can be read from both ends.
///
/// Nodes are numbers here, and an edge is nine bytes: as values with the names of both ends, edges took a third of all
/// linking and a tenth of the memory of a build.
struct EdgeIndex: Sendable {
  /// Without doubles, by kind and then in the order given.
  private let edges: NumberedEdges
  /// By number.
  private let nodes: [NodeID]
  private let outgoing: Adjacency
  private let incoming: Adjacency

  /// - Parameter nodes: by number.
  init(_ edges: [NumberedEdge], between nodes: [NodeID]) {
    self.nodes = nodes
    self.edges = NumberedEdges(edges, nodeCount: nodes.count)
    outgoing = Adjacency(self.edges.sources, nodeCount: nodes.count)
    incoming = Adjacency(self.edges.targets, nodeCount: nodes.count)
  }

  /// All edges, by kind and then in the order given.
  var all: [Edge] {
    edges.sources.indices.map(edge)
  }

  /// The edges of a kind, in the order given.
  func edges(_ kind: EdgeKind) -> [Edge] {
    edges.positions(of: kind).map(edge)
  }

  func edges(from node: Int32?, _ kind: EdgeKind?) -> [Edge] {
    edges(at: outgoing.positions(of: node), kind)
  }

  func edges(to node: Int32?, _ kind: EdgeKind?) -> [Edge] {
    edges(at: incoming.positions(of: node), kind)
  }

  /// Whether there is an edge of a kind between two nodes.
  func leads(from source: Int32, to target: Int32, _ kind: EdgeKind) -> Bool {
    let ofKind = edges.positions(of: kind)
    return outgoing.positions(of: source).contains {
      ofKind.contains(Int($0)) && edges.targets[Int($0)] == target
    }
  }

  private func edges(at positions: ArraySlice<Int32>, _ kind: EdgeKind?) -> [Edge] {
    guard let kind else { return positions.map { edge(at: Int($0)) } }
    let ofKind = edges.positions(of: kind)
    return positions.filter { ofKind.contains(Int($0)) }.map { edge(at: Int($0)) }
  }

  private func edge(at position: Int) -> Edge {
    Edge(
      kind: edges.kinds[position], source: nodes[Int(edges.sources[position])],
      target: nodes[Int(edges.targets[position])])
  }
}

/// Edges by kind and then in the order given, doubles left out.
private struct NumberedEdges: Sendable {
  private(set) var kinds: [EdgeKind] = []
  private(set) var sources: [Int32] = []
  private(set) var targets: [Int32] = []
  /// Where the edges of each kind begin, in the order of the kinds, and past the last one where they end.
  private var starts: [Int] = [0]

  init(_ edges: [NumberedEdge], nodeCount: Int) {
    var byKind = EdgeKind.allCases.map { _ in [NumberedEdge]() }
    for edge in edges { byKind[edge.kind.order].append(edge) }
    for edges in byKind {
      append(edges, nodeCount: nodeCount)
      starts.append(kinds.count)
    }
  }

  func positions(of kind: EdgeKind) -> Range<Int> {
    starts[kind.order]..<starts[kind.order + 1]
  }

  /// Adds edges of one kind.
  private mutating func append(_ edges: [NumberedEdge], nodeCount: Int) {
    let isDouble = Self.doubles(among: edges, nodeCount: nodeCount)
    for (edge, isDouble) in zip(edges, isDouble) where !isDouble {
      kinds.append(edge.kind)
      sources.append(edge.source)
      targets.append(edge.target)
    }
  }

  /// Which edges of one kind are there before.
  private static func doubles(among edges: [NumberedEdge], nodeCount: Int) -> [Bool] {
    var isDouble = [Bool](repeating: false, count: edges.count)
    guard edges.count > 1 else { return isDouble }
    let bySource = Adjacency(edges.map(\.source), nodeCount: nodeCount)
    // The last source that was seen to lead to each node.
    var sourceOf = [Int32](repeating: -1, count: nodeCount)
    for position in bySource.positions {
      let edge = edges[Int(position)]
      isDouble[Int(position)] = sourceOf[Int(edge.target)] == edge.source
      sourceOf[Int(edge.target)] = edge.source
    }
    return isDouble
  }
}

/// The positions of the edges at each node, ascending, in one array.
private struct Adjacency: Sendable {
  /// By node.
  let positions: [Int32]
  /// Where the positions of each node begin, and past the last one where they end.
  private let starts: [Int32]

  /// - Parameter nodes: the number of the node at this end of each edge.
  init(_ nodes: [Int32], nodeCount: Int) {
    var starts = [Int32](repeating: 0, count: nodeCount + 1)
    for node in nodes { starts[Int(node) + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    var next = starts
    var positions = [Int32](repeating: 0, count: nodes.count)
    for (position, node) in nodes.enumerated() {
      positions[Int(next[Int(node)])] = Int32(position)
      next[Int(node)] += 1
    }
    self.positions = positions
    self.starts = starts
  }

  func positions(of node: Int32?) -> ArraySlice<Int32> {
    guard let node else { return [] }
    return positions[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])]
  }
}

extension EdgeKind {
  /// The position among all kinds.
  fileprivate var order: Int {
    switch self {
    case .belongsTo: 0
    case .partOf: 1
    case .governs: 2
    case .mentions: 3
    case .seeAlso: 4
    case .supersedes: 5
    case .conflicts: 6
    case .validIn: 7
    case .citedFrom: 8
    case .names: 9
    case .replacedBy: 10
    }
  }
}
