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
        ["- \(item(top))"] + tree.names(beneath: top).map { "  - \(item($0))" }
      }.joined(separator: "\n"))
    return twin.finished()
  }

  private func item(_ name: String) -> String {
    let rules = viewpoint.graph.api(name)
      .flatMap { viewpoint.ruleCount(viewpoint.site.rules.rules(of: $0).count) }
    let isDeprecated = viewpoint.graph.symbol(name)?.deprecated != nil
    let notes = [isDeprecated ? viewpoint.wording["symbols.deprecated"] : nil, rules]
      .compactMap(\.self)
    return viewpoint.twinLink(api: name)
      + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }
}
