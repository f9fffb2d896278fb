import CommonMark
package import RuleGraph

/// The addresses that a site promises: pages, and the places on them, below a language's folder.
package struct SiteAddresses: Sendable {
  private let graph: Graph
  private let book: AddressBook

  package init(_ graph: Graph) {
    self.graph = graph
    book = AddressBook(graph)
  }

  /// Where a node stands, below a language's folder, with its anchor.
  package func address(of node: NodeID) -> String {
    text(book.place(of: Address(node)))
  }

  /// The page of a check, below a language's folder.
  package static func page(ofCheck id: String) -> String {
    AddressBook.page(ofCheck: id)
  }

  /// In reading order, each once.
  ///
  /// Rules that no longer exist keep theirs. Places that only repeat another page's, as those of rules on the parallel
  /// page do, come and go with them and are not named.
  package func all() -> [String] {
    let pages = graph.components.filter { !$0.isPart }.map(\.id)
    let rules = Dictionary(grouping: graph.rules, by: \.id.page)
    let addresses: [Address] =
      [.home, .symbols, .glossary, .editions, .checks]
      + RulePages.divide(graph).indices.map { .rules($0 + 1) }
      + pages.flatMap(views)
      + pages.flatMap { places(on: $0, of: rules[$0] ?? []) }
      + FormerRules.pages(in: graph).map { .former($0) }
      + graph.formerRules.map { .rule($0.id) } + graph.apiNames.map { .symbol($0) }
      + graph.terms.map { .term($0.id) } + graph.editions.map { .edition($0.id) }
      + graph.sources.map { .source($0.id) } + CheckPage.all.map { .check($0.id) }
    var seen: Set<String> = []
    return addresses.map { text(book.place(of: $0)) }.filter { seen.insert($0).inserted }
  }

  private func views(of component: String) -> [Address] {
    let parallel = graph.site.hasParallels ? [Address.parallel(component)] : []
    return [.component(component)] + parallel + [.relations(component)]
  }

  /// The rules, parts and sections of a page that have an id.
  private func places(on page: String, of rules: [Rule]) -> [Address] {
    let rules = rules.map(\.id.name)
    let others = Set(graph.links.anchors(on: page)).subtracting(rules)
      .filter { !Self.isNumbered($0) }
    return (rules + others.sorted()).map { .section(page: page, anchor: $0) }
  }

  /// Whether an anchor is `section-` and a number, which is no promise.
  private static func isNumbered(_ anchor: String) -> Bool {
    let number = anchor.utf8.dropFirst("section-".utf8.count)
    return anchor.hasPrefix("section-") && !number.isEmpty
      && number.allSatisfy(\.isDigit)
  }

  private func text(_ place: (page: String, anchor: String?)) -> String {
    place.page + (place.anchor.map { "#\($0)" } ?? "")
  }
}
