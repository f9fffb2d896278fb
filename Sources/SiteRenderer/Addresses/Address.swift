import RuleGraph

/// Something a page of the site can link to.
enum Address: Hashable, Sendable {
  case home
  /// A component's page, or the place of a part on one.
  case component(String)
  /// All languages of a component beside one another.
  case parallel(String)
  /// A rule where all languages stand beside one another.
  case parallelRule(RuleID)
  /// A page whose component no longer exists.
  case former(String)
  /// The drawing of what a component has to do with others.
  case relations(String)
  case rule(RuleID)
  case section(page: String, anchor: String)
  /// A symbol or a system item, by its Swift name.
  case symbol(String)
  case symbols
  /// A page of the list of all rules, counted from 1.
  case rules(Int)
  case glossary
  case term(String)
  case editions
  case edition(String)
  /// A component on the page of an edition.
  case editionComponent(String, String)
  /// The rules of a component that an edition brought, on the page of the edition.
  case editionNews(String, String)
  case source(String)
  case checks
  case check(String)
}

extension Address {
  init(_ node: NodeID) {
    switch node {
    case .component(let id): self = .component(id)
    case .rule(let id): self = .rule(id)
    case .symbol(let name), .systemItem(let name): self = .symbol(name)
    case .edition(let id): self = .edition(id)
    case .source(let id): self = .source(id)
    case .term(let id): self = .term(id)
    }
  }
}
