/// Links a catalog into a graph.
package struct Linker {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  package func link() -> LinkedContent {
    link(after: nil).linked
  }

  /// Links again, reusing from an earlier time what depends on nothing that has changed.
  package func link(after before: LinkMemory?) -> (linked: LinkedContent, memory: LinkMemory) {
    let isSame = before?.hasSameSurroundings(as: catalog) ?? false
    let same = isSame ? before : nil
    let citations = same?.citations ?? Citations(catalog)
    let pages = pages(citations, after: same)
    var nodes = GraphNodes(
      site: catalog.site,
      components: pages.flatMap(\.components), rules: pages.flatMap(\.rules),
      symbols: catalog.symbols, tables: catalog.tables, editions: catalog.editions,
      sources: catalog.sources, terms: catalog.terms, figures: catalog.figures)
    nodes.wordPairs = catalog.wordPairs
    nodes.likeWords = catalog.likeWords
    nodes.translations = pages.flatMap(\.translations)
    let names = NameTable(nodes: nodes, pages: pages, paths: catalog.paths, after: before?.names)
    let hasSameNames = before?.names.hasSameNames(as: names) ?? false
    nodes.formerRules = (hasSameNames ? same?.formerRules : nil) ?? formerRules(names)
    let references = references(of: pages, names, after: hasSameNames ? before : nil)
    let linked = linked(nodes, names, outlines: pages.map(\.outline), references)
    let memory = LinkMemory(
      catalog: catalog, names: names, citations: citations, formerRules: nodes.formerRules,
      pages: LinkMemory.table(of: pages, references))
    return (linked, memory)
  }

  private func linked(
    _ nodes: GraphNodes, _ names: NameTable, outlines: [PageOutline],
    _ references: [PageReferences]
  ) -> LinkedContent {
    var nodes = nodes
    var all = references.reduce(into: PageReferences()) { $0.add($1) }
    all.add(ReferenceLinker(names: names).references(of: catalog))
    nodes.figures.files = nodes.figures.files.filter { all.shownFiles.contains($0.key) }
    let validity = ValidityLinker(nodes: nodes, index: names.index, written: all.edges)
    let graph = Graph(
      nodes: nodes, index: names.index, edges: all.edges + validity.edges(), links: names.links)
    return LinkedContent(
      graph: graph, outlines: outlines, unresolved: all.unresolved, shownFiles: all.shownFiles)
  }

  private func pages(_ citations: Citations, after before: LinkMemory?) -> [LinkedPage] {
    let translations = TranslationReader(catalog)
    return catalog.pages.concurrentMap { page in
      if let known = before?.linked(page) { return known }
      let outline = PageOutline(page, site: catalog.site)
      let output = PageLinker(outline: outline, citations: citations).link()
      return LinkedPage(
        outline: outline, anchors: LinkResolver.PageAnchors(outline),
        components: output.components, rules: output.rules,
        translations: output.rules.map(translations.translations(of:)))
    }
  }

  private func references(
    of pages: [LinkedPage], _ names: NameTable, after before: LinkMemory?
  ) -> [PageReferences] {
    pages.concurrentMap { page in
      if let known = before?.references(of: page.outline.page) { return known }
      return ReferenceLinker(names: names).references(of: page.outline)
    }
  }

  /// What `rules.lock` says about the rules that existed once.
  private func formerRules(_ names: NameTable) -> [FormerRule] {
    guard let lock = catalog.lock else { return [] }
    return SuccessorFinder(lock: lock, known: Set(names.index.rules.keys)).formerRules()
  }
}
