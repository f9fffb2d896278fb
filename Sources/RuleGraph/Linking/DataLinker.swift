/// Makes the edges that data files give: between symbols, from system items, from terms.
struct DataLinker {
  let names: NameTable

  /// Names that lead nowhere make no edge; they are reported as data references.
  func edges(of catalog: Catalog) -> [Edge] {
    catalog.symbols.flatMap(edges) + catalog.tables.flatMap(edges) + catalog.terms.flatMap(edges)
  }

  private func edges(of symbol: Symbol) -> [Edge] {
    let node = NodeID.symbol(symbol.name)
    let owner = symbol.owner.flatMap { names.index.symbols[$0] == nil ? nil : NodeID.symbol($0) }
    return [
      owner.map { Edge(kind: .partOf, source: node, target: $0) },
      symbol.replacement.flatMap(names.api).map {
        Edge(kind: .replacedBy, source: node, target: $0)
      },
    ].compactMap(\.self)
  }

  private func edges(of table: SymbolTable) -> [Edge] {
    let hasSymbol = names.index.symbols[table.id] != nil
    let component = component(table.component)
    return table.rows.flatMap { row -> [Edge] in
      let item = NodeID.systemItem(row.symbol)
      return [
        hasSymbol ? Edge(kind: .partOf, source: item, target: .symbol(table.id)) : nil,
        component.map { Edge(kind: .belongsTo, source: item, target: $0) },
      ].compactMap(\.self)
    }
  }

  private func edges(of term: Term) -> [Edge] {
    guard let component = term.component.flatMap(component) else { return [] }
    return [Edge(kind: .names, source: .term(term.id), target: component)]
  }

  private func component(_ id: String) -> NodeID? {
    names.index.components[id].map { _ in .component(id) }
  }
}
