import RuleGraph

/// The twin of the list of all APIs.
struct SymbolsTwin {
  let viewpoint: Viewpoint

  func bytes() -> [UInt8] {
    let tree = viewpoint.site.symbolTree
    let graph = viewpoint.graph
    var twin = TwinText()
    twin.heading(1, viewpoint.wording["symbols.title"])
    twin.quote(viewpoint.wording["symbols.description"])
    let names = graph.apiNames
    var seen: Set<String> = []
    let tops = names.filter { tree.owner(of: $0) == nil && seen.insert($0).inserted }
    twin.block(
      tops.flatMap { top in
        ["- \(item(top, origin: origin(of: top)))"]
          + tree.names(beneath: top).map { "  - \(item($0))" }
      }.joined(separator: "\n"))
    return twin.finished()
  }

  /// What a type is and where it is from.
  private func origin(of name: String) -> [String] {
    guard let symbol = viewpoint.graph.symbol(name) else { return [] }
    return [
      viewpoint.wording["symbol.kind-\(symbol.kind.rawValue)"], TwinText.escaped(symbol.framework),
    ]
  }

  private func item(_ name: String, origin: [String] = []) -> String {
    let rules = viewpoint.graph.api(name)
      .flatMap { viewpoint.ruleCount(viewpoint.site.rules.rules(of: $0).count) }
    let isDeprecated = viewpoint.graph.symbol(name)?.deprecated != nil
    let state = [isDeprecated ? viewpoint.wording["symbols.deprecated"] : nil, rules]
    let notes = origin + state.compactMap(\.self)
    return viewpoint.twinLink(api: name)
      + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }
}
