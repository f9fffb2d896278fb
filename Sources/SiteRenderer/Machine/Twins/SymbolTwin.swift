import RuleGraph

/// The twin of the page of a symbol or system item.
struct SymbolTwin {
  let viewpoint: Viewpoint
  let name: String

  func bytes() -> [UInt8] {
    let symbol = graph.symbol(name)
    let node: NodeID = symbol == nil ? .systemItem(name) : .symbol(name)
    var twin = TwinText()
    twin.heading(1, TwinText.code(name))
    twin.block(viewpoint.twinNoted(symbol?.note))
    if SymbolPage.tellsGeneralKnowledge(symbol) {
      twin.block(viewpoint.wording["symbol.general-knowledge"])
    }
    twin.items(facts(symbol, node))
    if let table = page.table { TableTwin(viewpoint: viewpoint).write(table, to: &twin) }
    writeRules(to: &twin)
    twin.items(
      tree.names(beneath: name).map { viewpoint.twinLink(api: $0) },
      beneath: viewpoint.wording["symbol.members"])
    twin.items([
      TwinText.link(viewpoint.wording["symbols.title"], to: viewpoint.twinURL(to: .symbols))
    ])
    return twin.finished()
  }

  private var graph: Graph {
    viewpoint.graph
  }

  private var page: SymbolPage {
    SymbolPage(viewpoint: viewpoint, name: name)
  }

  private var tree: SymbolTree {
    viewpoint.site.symbolTree
  }

  private func facts(_ symbol: Symbol?, _ node: NodeID) -> [String] {
    let item = graph.systemItem(name)
    let kind = viewpoint.wording["symbol.kind-\(symbol?.kind.rawValue ?? "system-item")"]
    let replaces = graph.edges(to: node, .replacedBy).compactMap {
      viewpoint.twinLink(api: $0.source)
    }
    let itemWords = [viewpoint.twinText(item?.name), viewpoint.twinText(item?.meaning)]
    return [
      [kind, symbol.map { TwinText.escaped($0.framework) }].compactMap(\.self).joined(
        separator: ", "),
      symbol?.deprecated.map {
        viewpoint.wording("symbol.deprecated", ["version": TwinText.escaped($0)])
      },
      item.map { _ in itemWords.compactMap(\.self).joined(separator: " – ") },
      viewpoint.twinFact(
        "symbol.replaced-by", symbol?.replacement.map { [viewpoint.twinLink(api: $0)] } ?? []),
      viewpoint.twinFact("symbol.replaces", replaces),
      viewpoint.twinFact(
        "symbol.aliases", (symbol?.aliases ?? item?.aliases ?? []).map(TwinText.code)),
      viewpoint.twinFact(
        "symbol.owner", tree.owner(of: name).map { [viewpoint.twinLink(api: $0)] } ?? []),
      viewpoint.twinFact(
        "symbol.components", page.components.compactMap { viewpoint.twinLink(component: $0) }),
    ].compactMap(\.self)
  }

  private func writeRules(to twin: inout TwinText) {
    twin.heading(2, viewpoint.wording["symbol.rules"])
    twin.block(page.othersRules)
    RuleListTwin(viewpoint: viewpoint).write(page.rules.runs(by: \.component), level: 3, to: &twin)
  }
}
