/// Links a catalog into a graph.
package struct Linker {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  package func link() -> LinkedContent {
    let outlines = catalog.pages.concurrentMap { PageOutline($0, site: catalog.site) }
    let citations = Citations(catalog)
    let pages = outlines.concurrentMap { PageLinker(outline: $0, citations: citations).link() }
    var nodes = GraphNodes(
      site: catalog.site,
      components: pages.flatMap(\.components), rules: pages.flatMap(\.rules),
      symbols: catalog.symbols, tables: catalog.tables, editions: catalog.editions,
      sources: catalog.sources, terms: catalog.terms, figures: catalog.figures)
    nodes.wordPairs = catalog.wordPairs
    addLock(to: &nodes)
    let names = NameTable(nodes: nodes, outlines: outlines, paths: catalog.paths)
    var references = ReferenceLinker(names: names)
    references.link(catalog, outlines: outlines)
    nodes.figures.files = nodes.figures.files.filter { references.shownFiles.contains($0.key) }
    let validity = ValidityLinker(nodes: nodes, written: references.edges)
    let graph = Graph(nodes: nodes, edges: references.edges + validity.edges(), links: names.links)
    return LinkedContent(
      graph: graph, unresolved: references.unresolved, shownFiles: references.shownFiles)
  }

  /// What `rules.lock` says of the rules that are there and of those that were.
  private func addLock(to nodes: inout GraphNodes) {
    let reader = TranslationReader(catalog)
    let translations = nodes.rules.concurrentMap { ($0.id, reader.translations(of: $0)) }
    nodes.translations = Dictionary(translations, uniquingKeysWith: { _, last in last })
    guard let lock = catalog.lock else { return }
    nodes.formerRules = SuccessorFinder(lock: lock, known: Set(nodes.rules.map(\.id)))
      .formerRules()
  }
}
