/// What connects rules and components before a change and no longer would after it.
enum LostEdges {
  /// The kinds that are written; what follows from them is protected by other means.
  private static let kinds: [EdgeKind] = [
    .belongsTo, .governs, .mentions, .seeAlso, .supersedes, .conflicts,
  ]

  /// The edges that are only in the old graph, in its order.
  ///
  /// - Parameter present: what a rule is called in the new graph; `nil` for one that goes, with its edges.
  static func between(
    _ old: Graph, _ new: Graph, _ present: (RuleID) -> RuleID?
  ) -> [Edge] {
    all(from: old, to: new) { node in
      guard case .rule(let id) = node else { return node }
      return present(id).map(NodeID.rule)
    }
  }

  /// - Parameter present: what a node is called in the new graph; `nil` for one that goes, with its edges.
  static func all(
    from old: Graph, to new: Graph, present: (NodeID) -> NodeID?
  ) -> [Edge] {
    let nodes = old.components.map { NodeID.component($0.id) } + old.rules.map { .rule($0.id) }
    return nodes.flatMap { node -> [Edge] in
      guard let source = present(node) else { return [] }
      let kept = Set(new.edges(from: source))
      return old.edges(from: node).compactMap { edge in
        guard kinds.contains(edge.kind), let target = present(edge.target) else { return nil }
        let same = Edge(kind: edge.kind, source: source, target: target)
        return kept.contains(same) ? nil : edge
      }
    }
  }

  static func words(_ edges: [Edge]) -> String {
    edges.map { edge in
      let target = edge.target
      return "'\(edge.source.name)' would no longer lead to the \(target.kind) '\(target.name)' "
        + "(\(edge.kind.rawValue))"
    }.joined(separator: "; ")
  }
}
