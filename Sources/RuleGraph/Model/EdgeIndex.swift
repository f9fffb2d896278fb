/// Edges that can be read from both ends.
struct EdgeIndex: Sendable {
  /// Without doubles, by kind and then in the order given.
  let all: [Edge]
  let outgoing: [NodeID: [Int]]
  let incoming: [NodeID: [Int]]

  init(_ edges: [Edge]) {
    var seen: Set<Edge> = []
    let unique = edges.filter { seen.insert($0).inserted }
    let byKind = Dictionary(grouping: unique, by: \.kind)
    all = EdgeKind.allCases.flatMap { byKind[$0] ?? [] }
    outgoing = Dictionary(grouping: all.indices) { [all] in all[$0].source }
    incoming = Dictionary(grouping: all.indices) { [all] in all[$0].target }
  }

  func edges(_ positions: [Int]?, _ kind: EdgeKind?) -> [Edge] {
    let edges = (positions ?? []).map { all[$0] }
    guard let kind else { return edges }
    return edges.filter { $0.kind == kind }
  }
}
