import RuleGraph

/// The pages that list all there is of one kind, apart from those of checks.
enum ListPages {
  /// Those that list anything, in the order of links to them; the name is that of their words.
  ///
  /// The others are there as well, as their addresses are promised, but a link would lead to an empty page.
  static func all(in graph: Graph) -> [(address: Address, name: String)] {
    let hasAPIs = !graph.symbols.isEmpty || graph.tables.contains { !$0.rows.isEmpty }
    let pages: [(Address, String, Bool)] = [
      (.rules(1), "rules", true), (.symbols, "apis", hasAPIs),
      (.glossary, "glossary", !graph.terms.isEmpty),
      (.editions, "editions", !graph.editions.isEmpty),
    ]
    return pages.filter(\.2).map { (address: $0.0, name: $0.1) }
  }
}
