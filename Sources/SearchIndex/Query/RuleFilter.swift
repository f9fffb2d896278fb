/// Decides which rules may be found: values of one field are alternatives, fields add up.
struct RuleFilter {
  /// The filters as they were understood.
  let applied: [AppliedFilter]
  private let core: CoreShard
  private let accepted: [(field: FilterField, values: Set<Int>)]
  /// Whether something is asked that no rule can have, for there is no such filter.
  private let isUnmet: Bool

  init(_ asked: [AskedFilter], _ reading: FilterReading) {
    core = reading.core
    let found = asked.map { filter in
      (FilterField(rawValue: filter.field), filter, reading.meaning(of: filter))
    }
    isUnmet = found.contains { $0.0 == nil }
    applied = found.map { _, filter, meaning in
      AppliedFilter(field: filter.field, value: filter.value, names: meaning.names)
    }
    accepted = FilterField.allCases.compactMap { field in
      let some = found.filter { $0.0 == field }
      return some.isEmpty ? nil : (field, Set(some.flatMap(\.2.positions)))
    }
  }

  /// Whether nothing is asked.
  var isEmpty: Bool { accepted.isEmpty && !isUnmet }

  /// Whether a value of a field is asked for.
  func asks(for field: FilterField) -> Bool { accepted.contains { $0.field == field } }

  /// Whether a rule passes, but for the filters of one field.
  func passes(_ rule: Int, except: FilterField? = nil) -> Bool {
    !isUnmet
      && accepted.allSatisfy { field, values in
        field == except || self.values(of: field, rule).contains(where: values.contains)
      }
  }

  /// The positions of what a rule has; for an API the rule itself.
  func values(of field: FilterField, _ rule: Int) -> [Int] {
    let rules = core.rules
    switch field {
    case .component:
      let own = rules.components[rule]
      let page = core.components.pages[own]
      return own == page ? [own] : [own, page]
    case .kind: return [rules.kinds[rule]]
    case .edition: return rules.editions[rule]
    case .platform:
      let named = rules.platforms[rule]
      return named.isEmpty ? Array(core.platforms.indices) : named
    case .lang: return [rules.languages[rule]]
    case .api: return [rule]
    }
  }
}
