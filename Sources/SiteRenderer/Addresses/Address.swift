import RuleGraph

/// Something a page of the site can link to.
enum Address: Hashable, Sendable {
  case home
  /// A component's page, or the place of a part on one.
  case component(String)
  case rule(RuleID)
  case section(page: String, anchor: String)
  /// A symbol or a system item, by its Swift name.
  case symbol(String)
  case symbols
  case glossary
  case term(String)
  case editions
  case edition(String)
}

extension Address {
  init(_ node: NodeID) {
    switch node {
    case .component(let id): self = .component(id)
    case .rule(let id): self = .rule(id)
    case .symbol(let name), .systemItem(let name): self = .symbol(name)
    case .edition(let id): self = .edition(id)
    case .source: self = .editions
    case .term(let id): self = .term(id)
    }
  }
}
