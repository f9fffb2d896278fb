import RuleGraph

/// The list of all symbols, types with their members.
struct SymbolsPage {
  let viewpoint: Viewpoint

  func content() -> PageContent {
    let names = Dictionary(grouping: graph.symbols, by: \.framework)
    let frameworks = names.keys.sorted().map { name in
      FrameworkView(
        name: name, anchor: name.split(whereSeparator: \.isWhitespace).joined(separator: "-"),
        types: types(names[name] ?? []))
    }
    return PageContent(
      title: viewpoint.wording["symbols.title"],
      description: viewpoint.wording["symbols.description"],
      fields: Fields(SymbolsView(frameworks: frameworks)), source: "apis.yml")
  }

  private var graph: Graph {
    viewpoint.graph
  }

  /// Types in order of name; a symbol whose owner is not listed counts as a type.
  private func types(_ symbols: [Symbol]) -> [TypeView] {
    let listed = Set(symbols.map(\.name))
    let isMember = { (symbol: Symbol) in symbol.owner.map(listed.contains) ?? false }
    let tops = symbols.filter { !isMember($0) }.sorted { $0.name < $1.name }
    return tops.map { top in
      return TypeView(
        anchor: top.name, symbol: viewpoint.symbolLink(top.name),
        kind: viewpoint.wording["symbol.kind-\(top.kind.rawValue)"], rules: rules(of: top.name),
        isDeprecated: top.deprecated != nil,
        members: viewpoint.site.symbolTree.names(beneath: top.name).map { member($0, of: top.name) }
      )
    }
  }

  /// A member without the name of its type.
  private func member(_ name: String, of type: String) -> MemberView {
    MemberView(
      symbol: viewpoint.symbolLink(name, writtenAs: String(name.dropFirst(type.count + 1))),
      rules: rules(of: name), isDeprecated: graph.symbol(name)?.deprecated != nil)
  }

  private func rules(of name: String) -> String? {
    graph.api(name).flatMap { viewpoint.ruleCount(viewpoint.site.rules.rules(of: $0).count) }
  }
}
