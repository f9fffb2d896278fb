/// Edges that can be read from both ends.
struct EdgeIndex: Sendable {
  /// Without doubles, by kind and then in the order given.
  let all: [Edge]
  /// A number for each node that has an edge.
  private let numbers: [NodeID: Int]
  private let outgoing: Adjacency
  private let incoming: Adjacency

  init(_ edges: [Edge]) {
    var numbering = Numbering()
    let ends = edges.map { edge in
      (source: numbering.number(of: edge.source), target: numbering.number(of: edge.target))
    }
    let order = Self.order(of: edges, ends)
    all = order.map { edges[$0] }
    numbers = numbering.numbers
    outgoing = Adjacency(order.map { ends[$0].source }, nodeCount: numbers.count)
    incoming = Adjacency(order.map { ends[$0].target }, nodeCount: numbers.count)
  }

  func edges(from node: NodeID, _ kind: EdgeKind?) -> [Edge] {
    edges(at: outgoing.positions(of: numbers[node]), kind)
  }

  func edges(to node: NodeID, _ kind: EdgeKind?) -> [Edge] {
    edges(at: incoming.positions(of: numbers[node]), kind)
  }

  private func edges(at positions: ArraySlice<Int>, _ kind: EdgeKind?) -> [Edge] {
    guard let kind else { return positions.map { all[$0] } }
    return positions.filter { all[$0].kind == kind }.map { all[$0] }
  }

  /// The positions of the edges by kind, doubles left out.
  ///
  /// Doubles are found by the numbers of their ends: hashing the names of both took a third of all linking.
  private static func order(of edges: [Edge], _ ends: [(source: Int, target: Int)]) -> [Int] {
    var seen: Set<Ends> = []
    var byKind: [EdgeKind: [Int]] = [:]
    for position in edges.indices {
      let kind = edges[position].kind
      let ends = Ends(kind: kind, source: ends[position].source, target: ends[position].target)
      guard seen.insert(ends).inserted else { continue }
      byKind[kind, default: []].append(position)
    }
    return EdgeKind.allCases.flatMap { byKind[$0] ?? [] }
  }

  private struct Ends: Hashable {
    let kind: EdgeKind
    let source: Int
    let target: Int
  }

  private struct Numbering {
    var numbers: [NodeID: Int] = [:]

    mutating func number(of node: NodeID) -> Int {
      if let number = numbers[node] { return number }
      numbers[node] = numbers.count
      return numbers.count - 1
    }
  }
}

/// The positions of the edges at each node, ascending, in one array.
private struct Adjacency: Sendable {
  private let positions: [Int]
  /// Where the positions of each node begin, and past the last one where they end.
  private let starts: [Int]

  /// - Parameter nodes: the number of the node at this end of each edge.
  init(_ nodes: [Int], nodeCount: Int) {
    var starts = [Int](repeating: 0, count: nodeCount + 1)
    for node in nodes { starts[node + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    var next = starts
    var positions = [Int](repeating: 0, count: nodes.count)
    for (position, node) in nodes.enumerated() {
      positions[next[node]] = position
      next[node] += 1
    }
    self.positions = positions
    self.starts = starts
  }

  func positions(of node: Int?) -> ArraySlice<Int> {
    guard let node else { return [] }
    return positions[starts[node]..<starts[node + 1]]
  }
}
