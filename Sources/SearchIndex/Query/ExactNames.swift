/// What a whole query may name beside a rule: an API, a concept.
struct ExactNames: Sendable {
  private let symbols: SymbolColumns
  private let leads: [Int]
  private let rules: Range<Int>

  init(_ core: CoreShard) {
    symbols = core.symbols
    leads = core.concepts.leads
    rules = core.rules.priors.indices
  }

  /// The rules that define what the keys of a query name.
  func rules(named keys: [String], concepts: [Int]) -> Set<Int> {
    Set(concepts.map { leads[$0] }.filter { $0 >= 0 }).union(rules(governing: keys))
  }

  /// The rules that govern an API with one of the keys.
  func rules(governing keys: [String]) -> Set<Int> {
    let symbols = Set(
      keys.map(NameTable.symbolKey(ofKey:)).flatMap { self.symbols.positions(of: $0) })
    return Set(symbols.flatMap(rules(ofSymbol:)))
  }

  /// The rules that govern an API of which a name begins so.
  func rules(governingNames key: String) -> Set<Int> {
    let positions = symbols.positions(beginningWith: NameTable.symbolKey(ofKey: key))
    return Set(positions.flatMap(rules(ofSymbol:)))
  }

  /// The rules that govern the API at a position.
  func rules(ofSymbol symbol: Int) -> [Int] {
    symbols.rules(of: symbol).filter(rules.contains)
  }
}
