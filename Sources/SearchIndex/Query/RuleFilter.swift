/// Decides which rules may be found.
struct RuleFilter {
  private let wanted: [Bool]

  init(_ filters: QueryFilters, _ core: CoreShard, governed: (String) -> Set<Int>) {
    let kind = filters.kind.map { core.kinds.firstIndex(of: $0) ?? -1 }
    let component = filters.component.map { core.components.ids.firstIndex(of: $0) ?? -1 }
    let edition = filters.edition.map { core.editions.firstIndex(of: $0) ?? -1 }
    let api = filters.api.map(governed)
    wanted = core.rules.priors.indices.map { rule in
      let own = core.rules.components[rule]
      return (kind ?? core.rules.kinds[rule]) == core.rules.kinds[rule]
        && (component == nil || component == own || component == core.components.pages[own])
        && (edition.map { Self.holds(core.rules.editions[rule], $0) } ?? true)
        && (api?.contains(rule) ?? true)
    }
  }

  func isWanted(_ rule: Int) -> Bool {
    wanted[rule]
  }

  private static func holds(_ editions: Int, _ edition: Int) -> Bool {
    edition >= 0 && editions >> edition & 1 == 1
  }
}
