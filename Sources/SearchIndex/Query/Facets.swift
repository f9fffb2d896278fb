/// Counts what rules have.
struct Facets {
  let core: CoreShard
  let exact: ExactNames
  let filter: RuleFilter

  private static let mostSymbols = 12

  /// For each field the values that the rules have, the most frequent first; its own filters do not count.
  func facets(of rules: [Int]) -> [Facet] {
    FilterField.allCases.compactMap { field in
      let passing = rules.filter { filter.passes($0, except: field) }
      let counts = field == .api ? symbolCounts(passing) : counts(passing, field)
      let sorted = counts.sorted { left, right in
        left.value == right.value ? left.key < right.key : left.value > right.value
      }
      let values = sorted.prefix(field == .api ? Self.mostSymbols : sorted.count).map {
        value(of: field, at: $0.key, count: $0.value)
      }
      return values.isEmpty ? nil : Facet(field: field.rawValue, values: values)
    }
  }

  private func counts(_ rules: [Int], _ field: FilterField) -> [Int: Int] {
    rules.reduce(into: [:]) { counts, rule in
      for value in filter.values(of: field, rule) { counts[value, default: 0] += 1 }
    }
  }

  private func symbolCounts(_ rules: [Int]) -> [Int: Int] {
    let rules = Set(rules)
    return core.symbols.names.indices.reduce(into: [:]) { counts, symbol in
      let count = exact.rules(ofSymbol: symbol).filter(rules.contains).count
      if count > 0 { counts[symbol] = count }
    }
  }

  private func value(of field: FilterField, at position: Int, count: Int) -> Facet.Value {
    let named = { (name: String, title: String) in
      Facet.Value(value: name, title: title, count: count)
    }
    switch field {
    case .component: return named(core.components.ids[position], core.components.titles[position])
    case .kind: return named(core.kinds[position], core.kinds[position])
    case .edition: return named(core.editions[position], core.editions[position])
    case .platform: return named(core.platforms[position], core.platforms[position])
    case .lang: return named(core.languages[position], core.languageNames[position])
    case .api: return named(core.symbols.names[position], core.symbols.names[position])
    }
  }
}
