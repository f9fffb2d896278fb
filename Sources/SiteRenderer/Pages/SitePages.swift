package import RuleGraph

/// Renders a graph as the files of the site, in memory.
package struct SitePages {
  private let parts: SiteParts
  private let templates: CompiledTemplates
  private let assets: [String: [UInt8]]

  /// - Throws: `TemplateError` when a template is missing or not valid.
  package init(graph: Graph, templates: Templates) throws(TemplateError) {
    parts = SiteParts(graph, strings: templates.strings)
    self.templates = try CompiledTemplates(templates)
    assets = templates.assets
  }

  /// All files, sorted by path: the pages of every language, the page that lets people choose one,
  /// and the assets.
  package func render() -> [OutputFile] {
    let languages = parts.graph.site.languages.map(\.code)
    let names = languages.map { ComponentNames(parts: parts, language: $0).file() }
    let files = languages.flatMap(pages) + [welcome()] + assetFiles() + names
    return files.sorted { $0.path < $1.path }
  }

  private func assetFiles() -> [OutputFile] {
    assets.map { OutputFile(path: "assets/\($0.key)", bytes: $0.value) }
  }

  private func pages(in language: String) -> [OutputFile] {
    let graph = parts.graph
    let items = graph.tables.flatMap(\.rows).map(\.symbol).filter { graph.symbol($0) == nil }
    let symbols = graph.symbols.map(\.name) + items
    let components = graph.components.filter { !$0.isPart }
    return [
      file(.home, .home, language) { HomePage(viewpoint: $0).content() },
      file(.symbols, .symbols, language) { SymbolsPage(viewpoint: $0).content() },
      file(.glossary, .glossary, language) { GlossaryPage(viewpoint: $0).content() },
      file(.editions, .editions, language) { EditionsPage(viewpoint: $0).content() },
    ].compactMap(\.self)
      + components.compactMap { component in
        file(.component, .component(component.id), language) {
          ComponentPage(viewpoint: $0, component: component).content()
        }
      }
      + symbols.compactMap { name in
        file(.symbol, .symbol(name), language) { SymbolPage(viewpoint: $0, name: name).content() }
      }
  }

  private func file(
    _ kind: PageKind, _ address: Address, _ language: String,
    _ content: (Viewpoint) -> PageContent?
  ) -> OutputFile? {
    let page = parts.addresses.place(of: address).page
    let viewpoint = Viewpoint(parts, language: language, page: page)
    guard let content = content(viewpoint) else { return nil }
    let fields = PageFrame(viewpoint: viewpoint, current: address).fields(around: content)
    return OutputFile(path: viewpoint.path, text: templates.render(kind, fields))
  }

  /// The page at the root, in every language at once.
  private func welcome() -> OutputFile {
    let fields = WelcomePage(parts: parts).fields()
    return OutputFile(path: "index.html", text: templates.render(.welcome, fields))
  }
}
