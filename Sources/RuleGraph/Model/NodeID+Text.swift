extension NodeID: CustomStringConvertible {
  /// The kind and the id, `rule tab-bar/keep-every-tab-enabled`.
  public var description: String { "\(kind) \(name)" }

  /// The kind alone, `rule`.
  package var kind: String {
    switch self {
    case .component: "component"
    case .rule: "rule"
    case .symbol: "symbol"
    case .systemItem: "system-item"
    case .edition: "edition"
    case .source: "source"
    case .term: "term"
    }
  }

  /// The id alone, `tab-bar/keep-every-tab-enabled`.
  package var name: String {
    switch self {
    case .component(let name), .symbol(let name), .systemItem(let name), .edition(let name),
      .source(let name), .term(let name):
      name
    case .rule(let id): id.description
    }
  }
}

extension NodeID: Comparable {
  /// By kind and then by id.
  public static func < (left: NodeID, right: NodeID) -> Bool {
    left.description < right.description
  }
}
