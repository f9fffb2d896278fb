/// Makes the edges that data files give: between symbols, from system items, from terms.
struct DataLinker {
  let names: NameTable

  /// Names that lead nowhere make no edge; they are reported as data references.
  func edges(of catalog: Catalog) -> [NumberedEdge] {
    catalog.symbols.flatMap(edges) + catalog.tables.flatMap(edges) + catalog.terms.flatMap(edges)
  }

  private func edges(of symbol: Symbol) -> [NumberedEdge] {
    let node = NodeID.symbol(symbol.name)
    return [
      edge(.partOf, node, symbol.owner.flatMap { names.number(of: .symbol($0)) }),
      edge(.replacedBy, node, symbol.replacement.flatMap(names.number(ofAPI:))),
    ].compactMap(\.self)
  }

  private func edges(of table: SystemItemTable) -> [NumberedEdge] {
    let symbol = names.number(of: .symbol(table.id))
    let component = names.number(of: .component(table.component))
    return table.rows.flatMap { row in
      let item = NodeID.systemItem(row.symbol)
      return [edge(.partOf, item, symbol), edge(.belongsTo, item, component)].compactMap(\.self)
    }
  }

  private func edges(of term: Term) -> [NumberedEdge] {
    let component = term.component.flatMap { names.number(of: .component($0)) }
    return [edge(.names, .term(term.id), component)].compactMap(\.self)
  }

  private func edge(_ kind: EdgeKind, _ source: NodeID, _ target: Int32?) -> NumberedEdge? {
    guard let source = names.number(of: source), let target else { return nil }
    return NumberedEdge(kind: kind, source: source, target: target)
  }
}
