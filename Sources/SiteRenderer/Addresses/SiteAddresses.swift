package import RuleGraph

/// The addresses that a site promises: pages, and the places on them, below a language's folder.
package struct SiteAddresses: Sendable {
  private let graph: Graph

  package init(_ graph: Graph) {
    self.graph = graph
  }

  /// In reading order, each once.
  ///
  /// Rules that are there no more keep theirs.
  package func all() -> [String] {
    let book = AddressBook(graph)
    let nodes: [Address] =
      [.home, .symbols, .glossary, .editions]
      + graph.components.map { .component($0.id) }
      + graph.rules.map { .rule($0.id) }
      + graph.formerRules.map { .rule($0.id) }
      + apis.map { .symbol($0) }
      + graph.terms.map { .term($0.id) } + graph.editions.map { .edition($0.id) }
    var seen: Set<String> = []
    return nodes.map { text(book.place(of: $0)) }.filter { seen.insert($0).inserted }
  }

  private var apis: [String] {
    graph.symbols.map(\.name) + graph.tables.flatMap(\.rows).map(\.symbol)
  }

  private func text(_ place: (page: String, anchor: String?)) -> String {
    place.page + (place.anchor.map { "#\($0)" } ?? "")
  }
}
