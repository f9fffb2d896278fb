/// Any node of the graph.
public enum NodeID: Hashable, Sendable {
  case component(String)
  case rule(RuleID)
  case symbol(String)
  case systemItem(String)
  case edition(String)
  case source(String)
  case term(String)
}

/// How two nodes are related, read from source to target.
public enum EdgeKind: String, CaseIterable, Sendable {
  /// Rule or system item to component.
  case belongsTo = "belongs-to"
  /// Part to component; symbol to the symbol that owns it.
  case partOf = "part-of"
  /// Rule or component to symbol or system item.
  case governs
  /// Rule to a component or rule that its text links to.
  case mentions
  /// Rule to a rule or component that its heading names with `see=`.
  case seeAlso = "see-also"
  /// Newer rule to the rule it replaces.
  case supersedes
  /// Rule to one that says otherwise.
  case conflicts
  /// Rule to every edition in which it holds.
  case validIn = "valid-in"
  /// Rule to source.
  case citedFrom = "cited-from"
  /// Term to component.
  case names
  /// Deprecated symbol to its successor.
  case replacedBy = "replaced-by"
}

/// A typed edge.
public struct Edge: Hashable, Sendable {
  /// How the source is related to the target.
  public let kind: EdgeKind
  /// Where it starts.
  public let source: NodeID
  /// Where it ends.
  public let target: NodeID

  package init(kind: EdgeKind, source: NodeID, target: NodeID) {
    self.kind = kind
    self.source = source
    self.target = target
  }
}
