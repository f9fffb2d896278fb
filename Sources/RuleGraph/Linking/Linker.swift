/// Links a catalog into a graph.
package struct Linker {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  package func link() -> LinkedContent {
    link(after: LinkMemory()).linked
  }

  /// Links anew, taking from an earlier time what depends on nothing that has changed.
  package func link(after before: LinkMemory) -> (linked: LinkedContent, memory: LinkMemory) {
    let pages = pages(after: before)
    var nodes = GraphNodes(
      site: catalog.site,
      components: pages.flatMap(\.components), rules: pages.flatMap(\.rules),
      symbols: catalog.symbols, tables: catalog.tables, editions: catalog.editions,
      sources: catalog.sources, terms: catalog.terms, figures: catalog.figures)
    nodes.wordPairs = catalog.wordPairs
    addLock(to: &nodes, pages)
    let names = NameTable(nodes: nodes, outlines: pages.map(\.outline), paths: catalog.paths)
    let references = references(of: pages, names, after: before)
    var all = references.reduce(into: PageReferences()) { $0.add($1) }
    all.add(ReferenceLinker(names: names).references(of: catalog))
    nodes.figures.files = nodes.figures.files.filter { all.shownFiles.contains($0.key) }
    let validity = ValidityLinker(nodes: nodes, written: all.edges)
    let graph = Graph(
      nodes: nodes, index: names.index, edges: all.edges + validity.edges(), links: names.links)
    let linked = LinkedContent(
      graph: graph, unresolved: all.unresolved, shownFiles: all.shownFiles)
    return (linked, LinkMemory(catalog: catalog, names: names, pages: pages, references))
  }

  private func pages(after before: LinkMemory) -> [LinkedPage] {
    let citations = Citations(catalog)
    let translations = TranslationReader(catalog)
    let isSame = before.hasSameSurroundings(as: catalog)
    return catalog.pages.concurrentMap { page in
      if isSame, let known = before.linked(page) { return known }
      let outline = PageOutline(page, site: catalog.site)
      let output = PageLinker(outline: outline, citations: citations).link()
      return LinkedPage(
        outline: outline, components: output.components, rules: output.rules,
        translations: output.rules.map(translations.translations(of:)))
    }
  }

  private func references(
    of pages: [LinkedPage], _ names: NameTable, after before: LinkMemory
  ) -> [PageReferences] {
    let isSame = before.has(names)
    return pages.concurrentMap { page in
      if isSame, let known = before.references(of: page.outline.page) { return known }
      return ReferenceLinker(names: names).references(of: page.outline)
    }
  }

  /// What `rules.lock` says of the rules that are there and of those that were.
  private func addLock(to nodes: inout GraphNodes, _ pages: [LinkedPage]) {
    nodes.translations = Dictionary(
      pages.flatMap { page in zip(page.rules, page.translations).map { ($0.id, $1) } },
      uniquingKeysWith: { _, last in last })
    guard let lock = catalog.lock else { return }
    nodes.formerRules = SuccessorFinder(lock: lock, known: Set(nodes.rules.map(\.id)))
      .formerRules()
  }
}
