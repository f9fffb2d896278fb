extension NodeID: CustomStringConvertible {
  /// The kind and the id, `rule tab-bar/keep-every-tab-enabled`.
  public var description: String {
    switch self {
    case .component(let id): "component \(id)"
    case .rule(let id): "rule \(id)"
    case .symbol(let name): "symbol \(name)"
    case .systemItem(let name): "system-item \(name)"
    case .edition(let id): "edition \(id)"
    case .source(let id): "source \(id)"
    case .term(let id): "term \(id)"
    }
  }
}

extension NodeID: Comparable {
  /// By kind and then by id.
  public static func < (left: NodeID, right: NodeID) -> Bool {
    left.description < right.description
  }
}
