import RuleGraph

/// The list of all symbols, types with their members.
struct SymbolsPage {
  let viewpoint: Viewpoint

  func content() -> PageContent {
    let names = Dictionary(grouping: graph.symbols, by: \.framework)
    var anchors: Set<String> = []
    let frameworks = names.keys.sorted().compactMap { name -> FrameworkView? in
      // What it adds to types of another stands there.
      let types = types(names[name] ?? [])
      guard !types.isEmpty else { return nil }
      return FrameworkView(
        name: name, anchor: Self.anchor(of: name, among: &anchors), types: types)
    }
    return PageContent(
      title: viewpoint.wording["symbols.title"],
      description: viewpoint.wording["symbols.description"],
      fields: Fields(SymbolsView(frameworks: frameworks)),
      source: frameworks.isEmpty ? nil : "apis.yml")
  }

  /// The name without blanks, and with a number where another one has come to the same.
  private static func anchor(of name: String, among taken: inout Set<String>) -> String {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    var (anchor, number) = (words, 1)
    while !taken.insert(anchor).inserted {
      number += 1
      anchor = "\(words)-\(number)"
    }
    return anchor
  }

  private var graph: Graph {
    viewpoint.graph
  }

  /// Types in order of name; a symbol whose owner is not listed counts as a type.
  private func types(_ symbols: [Symbol]) -> [TypeView] {
    let tops = symbols.filter { viewpoint.site.symbolTree.owner(of: $0.name) == nil }
      .sorted { $0.name < $1.name }
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
