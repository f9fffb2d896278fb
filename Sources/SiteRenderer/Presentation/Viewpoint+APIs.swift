import CommonMark
import RuleGraph

extension Viewpoint {
  /// The symbols and system items that a component governs.
  func apis(governedBy node: NodeID) -> [NodeID] {
    graph.edges(from: node, .governs).map(\.target)
  }

  func symbolLink(_ node: NodeID) -> SymbolLinkView? {
    switch node {
    case .symbol(let name), .systemItem(let name): symbolLink(name)
    default: nil
    }
  }

  func table(_ table: SystemItemTable) -> TableView? {
    guard let caption = phrase(table.caption) else { return nil }
    let rows = table.rows.map { item in
      TableRowView(
        picture: picture(of: item), symbol: symbolLink(item.symbol), name: phrase(item.name),
        meaning: phrase(item.meaning))
    }
    return TableView(caption: caption, rows: rows)
  }
}

extension Passage {
  /// The level of the heading, at least 2 because the page's title is the first.
  func headingLevel(otherwise level: Int) -> Int {
    guard let heading, case .heading(let written) = document.nodes[heading].kind else {
      return level
    }
    return max(Int(written), 2)
  }

  /// Whether there is an image in it.
  var hasImage: Bool {
    nodes.contains { if case .image = document.nodes[$0].kind { true } else { false } }
  }

  /// The symbols and system items that code spans in it name.
  func apis(in graph: Graph) -> [NodeID] {
    nodes.compactMap { node in
      if case .code = document.nodes[node].kind {
        graph.api(document.literal(of: node))
      } else {
        nil
      }
    }
  }
}
