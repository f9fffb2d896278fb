package import RuleGraph

/// What the indexes of all languages of a graph have in common.
package struct SharedReading: Sendable {
  let numbers: RuleNumbers
  let mined: MinedLanguages
  let symbols: [IndexedSymbol]
}

extension SharedReading {
  package init(_ graph: Graph) {
    let numbers = RuleNumbers(graph)
    self.init(
      numbers: numbers, mined: MinedLanguages(graph),
      symbols: SymbolReading(graph, numbers).symbols)
  }
}
