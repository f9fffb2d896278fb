/// Finds what the value of a filter means, by the names that people give.
struct FilterReading {
  let core: CoreShard
  let analyzer: Analyzer
  let names: NameTable
  let exact: ExactNames

  /// The positions that a value means, of rules for an API, and their names.
  struct Meaning {
    let positions: [Int]
    let names: [String]
  }

  /// Nothing where there is no such filter.
  func meaning(of filter: AskedFilter) -> Meaning {
    let value = analyzer.folded(filter.value)
    let (key, words) = (NameTable.key(of: value, analyzer), core.tables.filters)
    switch FilterField(rawValue: filter.field) {
    case .component: return named(Array(core.components.ids), components(value, key))
    case .kind: return named(core.kinds, among(core.kinds, words.kinds, key, filter.isTyped))
    case .platform:
      return named(core.platforms, among(core.platforms, words.platforms, key, filter.isTyped))
    case .edition: return named(core.editions, editions(value, filter.isTyped))
    case .lang:
      let names = Meanings(
        zip(core.languageNames, core.languages).map { (word: $0, meaning: $1) })
      return named(core.languages, among(core.languages, names, key, filter.isTyped))
    case .api:
      let whole = exact.rules(governing: [key])
      let rules = (whole.isEmpty && filter.isTyped ? exact.rules(governingNames: key) : whole)
        .sorted()
      return Meaning(positions: rules, names: rules.isEmpty ? [] : [value])
    case nil: return Meaning(positions: [], names: [])
    }
  }

  private func named(_ names: [String], _ positions: [Int]) -> Meaning {
    Meaning(positions: positions, names: positions.map { names[$0] })
  }

  private func positions(in names: [String], where isMeant: (String) -> Bool) -> [Int] {
    names.indices.filter { position in
      let key = NameTable.key(of: names[position], analyzer)
      return !key.isEmpty && isMeant(key)
    }
  }

  /// By its own name or by one of a table of other names, or else all of which one begins so.
  private func among(
    _ names: [String], _ others: Meanings, _ key: String, _ mayBegin: Bool
  ) -> [Int] {
    if key.isEmpty { return [] }
    let others = others.sorted.map { other in
      (
        key: NameTable.key(of: other.word, analyzer),
        meant: NameTable.key(of: other.meaning, analyzer)
      )
    }
    let ways: [(String) -> Bool] = [{ $0 == key }, { mayBegin && $0.utf8.starts(with: key.utf8) }]
    for isMeant in ways {
      let own = positions(in: names, where: isMeant)
      let meant = others.filter { isMeant($0.key) }.flatMap { other in
        positions(in: names) { $0 == other.meant }
      }
      let found = (own + meant).reduce(into: [Int]()) { found, position in
        if !found.contains(position) { found.append(position) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Also by a name that has an ending, as among the words of a query: 2018년의.
  private func editions(_ value: String, _ mayBegin: Bool) -> [Int] {
    let keys = NameTable.joinedKeys(of: analyzer.words(of: value)[...], analyzer)
    let others = core.tables.filters.editions
    return keys.lazy.map { among(core.editions, others, $0, mayBegin) }.first { !$0.isEmpty } ?? []
  }

  /// By id or title, by a name of the glossary, or by the beginning of one.
  private func components(_ value: String, _ key: String) -> [Int] {
    let (ids, titles) = (Array(core.components.ids), Array(core.components.titles))
    let byID = positions(in: ids) { $0 == key }
    let exact = byID + positions(in: titles) { $0 == key }.filter { !byID.contains($0) }
    if !exact.isEmpty { return exact }
    let meant = components(of: names.concepts(named: analyzer.words(of: value)[...], analyzer))
    if !meant.isEmpty || key.isEmpty { return meant }
    let begun = positions(in: ids) { $0.utf8.starts(with: key.utf8) }
    return begun.isEmpty ? components(of: names.concepts(beginningWith: key)) : begun
  }

  private func components(of concepts: [Int]) -> [Int] {
    concepts.reduce(into: []) { found, concept in
      if let position = core.components.ids.firstIndex(of: core.concepts.ids[concept]),
        !found.contains(position)
      {
        found.append(position)
      }
    }
  }
}

/// What rules can be filtered by, in the order in which counts are given.
enum FilterField: String, CaseIterable, Sendable {
  case component, kind, edition, platform, lang, api
}
