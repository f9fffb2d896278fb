import RuleGraph

/// The page of a symbol or system item: what it is, and which rules govern it.
struct SymbolPage {
  let viewpoint: Viewpoint
  let name: String

  func content() -> PageContent {
    let symbol = graph.symbol(name)
    let item = graph.systemItem(name)
    let rules = rules
    let replaces = graph.edges(to: node, .replacedBy).compactMap { viewpoint.symbolLink($0.source) }
    let view = SymbolView(
      name: SymbolMarkup.code(name),
      kind: viewpoint.wording["symbol.kind-\(symbol?.kind.rawValue ?? "system-item")"],
      framework: symbol?.framework,
      deprecated: symbol?.deprecated.map {
        viewpoint.wording.marked(viewpoint.wording("symbol.deprecated", ["version": $0]))
      },
      replacement: symbol?.replacement.map { viewpoint.symbolLink($0) }, replaces: replaces,
      note: viewpoint.noted(symbol?.note), isGeneralKnowledge: Self.tellsGeneralKnowledge(symbol),
      owner: tree.owner(of: name).map { viewpoint.symbolLink($0) },
      aliases: (symbol?.aliases ?? item?.aliases ?? []).map(SymbolMarkup.code),
      itemName: viewpoint.phrase(item?.name), itemMeaning: viewpoint.phrase(item?.meaning),
      itemPicture: item.flatMap(viewpoint.picture),
      components: components.compactMap(viewpoint.componentLink), groups: groups(rules),
      othersRules: othersRules,
      unruledEditions: viewpoint.editions(withNoneOf: rules),
      members: tree.members(of: name).map { viewpoint.symbolLink($0) },
      table: table.flatMap(viewpoint.table), family: family())
    return PageContent(
      title: name, description: viewpoint.wording("symbol.description", ["name": name]),
      fields: Fields(view), source: "apis.yml")
  }

  /// Whether anything is said of a symbol that is not from the sources, beyond what it is.
  static func tellsGeneralKnowledge(_ symbol: Symbol?) -> Bool {
    guard let symbol, symbol.isGeneralKnowledge else { return false }
    return symbol.note != nil || symbol.deprecated != nil || symbol.replacement != nil
  }

  private var graph: Graph {
    viewpoint.graph
  }

  private var tree: SymbolTree {
    viewpoint.site.symbolTree
  }

  /// The system items of the symbol, or of a type within it.
  var table: SystemItemTable? {
    graph.table(name) ?? graph.tables.first { tree.owner(of: $0.id) == name }
  }

  private func family() -> [FamilyView] {
    let top = tree.outermost(of: name)
    let names = tree.names(beneath: top)
    guard !names.isEmpty else { return [] }
    return ([top] + names).map { member in
      let link = viewpoint.site.symbolLinks[member]
      return FamilyView(
        url: viewpoint.symbolURL(member), name: link?.shortCode ?? SymbolMarkup.code(member),
        isCurrent: member == name)
    }
  }

  private var node: NodeID {
    graph.symbol(name) == nil ? .systemItem(name) : .symbol(name)
  }

  /// Those that govern it; otherwise, where no component does as a whole, those of its members.
  var rules: [RuleEntry] {
    let (entries, own) = (viewpoint.site.rules, viewpoint.site.rules.rules(of: node))
    guard own.isEmpty, components.isEmpty else { return own }
    return graph.rules(governingMembersOf: node).compactMap { entries[$0.id] }
  }

  /// What to say where none governs it.
  var othersRules: String? {
    guard viewpoint.site.rules.rules(of: node).isEmpty else { return nil }
    if !components.isEmpty { return viewpoint.wording["symbol.rules-of-component"] }
    return viewpoint.wording[rules.isEmpty ? "symbol.no-rules" : "symbol.rules-of-members"]
  }

  /// Those that govern it as a whole, and that of a system item's table.
  var components: [String] {
    let governing = viewpoint.site.symbolLinks[name]?.components ?? []
    let home = graph.systemItem(name).flatMap { graph.table($0.table)?.component }
    return governing + [home].compactMap(\.self).filter { !governing.contains($0) }
  }

  private func groups(_ rules: [RuleEntry]) -> [RuleGroupView] {
    RuleGrouping(viewpoint: viewpoint).groups(of: rules.runs(by: \.component))
  }
}
