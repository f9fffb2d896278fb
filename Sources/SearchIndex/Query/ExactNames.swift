/// What a whole query may name: a rule by id or title, an API, a concept.
struct ExactNames: Sendable {
  private let rules: [String: [Int]]
  private let symbols: [String: [Int]]
  /// For each symbol the rules that govern it, as the core has them.
  private let governed: [String]
  private let leads: [Int]

  init(_ core: CoreShard, _ analyzer: Analyzer) {
    rules = Self.table(
      core.rules.ids.indices.map { rule in
        let id = core.rules.ids[rule]
        let name = String(decoding: id.utf8.drop { $0 != UInt8(ascii: "/") }, as: UTF8.self)
        return [id, name, core.rules.titles[rule]].map { NameTable.key(of: $0, analyzer) }
      })
    symbols = Self.table(
      core.symbols.keys.map { SpacedFields($0).strings })
    governed = core.symbols.rules
    leads = core.concepts.leads
  }

  private static func table(_ keys: [[String]]) -> [String: [Int]] {
    keys.enumerated().reduce(into: [:]) { table, item in
      for key in item.element where !key.isEmpty { table[key, default: []].append(item.offset) }
    }
  }

  /// The rules that the keys of a query name.
  func rules(named keys: [String], concepts: [Int]) -> Set<Int> {
    let named = keys.flatMap { rules[$0] ?? [] }
    return Set(named + concepts.map { leads[$0] }.filter { $0 >= 0 }).union(rules(governing: keys))
  }

  /// The rules that govern an API with one of the keys.
  func rules(governing keys: [String]) -> Set<Int> {
    Set(keys.flatMap { symbols[$0] ?? [] }.flatMap { NumberText.decode(rising: governed[$0]) })
  }
}
