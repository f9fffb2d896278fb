import RuleGraph

/// The list of all symbols, types with their members.
struct SymbolsPage {
  let viewpoint: Viewpoint

  func content() -> PageContent {
    let names = Dictionary(grouping: graph.symbols.filter { $0.kind != .module }, by: \.framework)
    let frameworks = names.keys.sorted().map { name in
      FrameworkView(name: name, types: types(names[name] ?? []))
    }
    return PageContent(
      title: viewpoint.wording["symbols.title"],
      description: viewpoint.wording["symbols.description"],
      fields: Fields(SymbolsView(frameworks: frameworks)))
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
      let members = symbols.filter { $0.name.hasPrefix(top.name + ".") }.map(\.name)
      return TypeView(
        symbol: viewpoint.symbolLink(top.name),
        kind: viewpoint.wording["symbol.kind-\(top.kind.rawValue)"], rules: rules(of: top.name),
        isDeprecated: top.deprecated != nil,
        members: (members + items(of: top.name)).sorted().map(member))
    }
  }

  private func items(of type: String) -> [String] {
    graph.tables.flatMap(\.rows).map(\.symbol).filter { $0.hasPrefix(type + ".") }
  }

  private func member(_ name: String) -> MemberView {
    MemberView(
      symbol: viewpoint.symbolLink(name), rules: rules(of: name),
      isDeprecated: graph.symbol(name)?.deprecated != nil)
  }

  private func rules(of name: String) -> String? {
    graph.api(name).flatMap { viewpoint.ruleCount(graph.rules(governing: $0).count) }
  }
}
