/// What a whole query may name beside a rule: an API, a concept.
struct ExactNames: Sendable {
  private let symbols: [NumberedKey]
  /// For each symbol the rules that govern it, as the core has them.
  private let governed: [String]
  private let leads: [Int]

  /// A key, and the position of what has it.
  ///
  /// A plain list: tables by key would cost a reader more at its first answer than they ever save.
  private struct NumberedKey {
    let key: String
    let position: Int
  }

  init(_ core: CoreShard) {
    symbols = core.symbols.keys.enumerated().flatMap { symbol, keys in
      SpacedFields(keys).strings.map { NumberedKey(key: $0, position: symbol) }
    }
    governed = core.symbols.rules
    leads = core.concepts.leads
  }

  /// The rules that define what the keys of a query name.
  func rules(named keys: [String], concepts: [Int]) -> Set<Int> {
    Set(concepts.map { leads[$0] }.filter { $0 >= 0 }).union(rules(governing: keys))
  }

  /// The rules that govern an API with one of the keys.
  func rules(governing keys: [String]) -> Set<Int> {
    let symbols = Self.positions(of: keys.map(NameTable.symbolKey(ofKey:)), in: symbols)
    return Set(symbols.flatMap { NumberText.decode(rising: governed[$0]) })
  }

  private static func positions(of keys: [String], in numbered: [NumberedKey]) -> Set<Int> {
    // No word makes an empty key, and nothing is named by one.
    let wanted = Set(keys).subtracting([""])
    return Set(numbered.lazy.filter { wanted.contains($0.key) }.map(\.position))
  }
}
