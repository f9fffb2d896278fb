package import RuleGraph

/// Renders a graph as the files of the site, in memory.
package struct SitePages: Sendable {
  private let parts: SiteParts
  /// By language.
  private let templates: [String: CompiledTemplates]
  private let assets: [String: [UInt8]]
  private let version: ContentVersion?

  /// - Parameter version: of content and templates, for reading offline; without one a site is not kept.
  /// - Throws: `TemplateError` when a template is missing or not valid.
  package init(
    graph: Graph, templates: Templates, version: ContentVersion? = nil
  ) throws(TemplateError) {
    self.version = version
    parts = SiteParts(graph, strings: templates.strings)
    var compiled: [String: CompiledTemplates] = [:]
    for (language, words) in parts.wordings {
      compiled[language] = try CompiledTemplates(templates, words: words)
    }
    self.templates = compiled
    assets = templates.assets
  }

  /// All files, sorted by path: the pages of every language, those that are in all languages at
  /// once, and the assets.
  package func render() -> [OutputFile] {
    plan().concurrentMap { file in file.make().map { OutputFile(path: file.path, bytes: $0) } }
      .compactMap(\.self)
  }

  /// The same files, each to be made when it is wanted.
  package func plan() -> [PlannedFile] {
    let languages = parts.graph.site.languages.map(\.code)
    let pages = languages.flatMap(requests).map { request in
      let page = parts.addresses.place(of: request.address).page
      return PlannedFile(path: "\(request.language)/\(page)") { bytes(for: request) }
    }
    let words = languages.map { language in
      SearchWords(viewpoint: Viewpoint(parts, language: language, page: "")).file()
    }
    let files = welcome() + assetFiles() + figureFiles() + words
    let styles = EditionStyles(timeline: parts.timeline).file()
    let machine = MachineFiles(
      parts: parts, version: version, files: (files + [styles]).map(\.path).sorted())
    return
      (pages + machine.plan(requests(in: "").map(\.address))
      + (files + [styles]).map(PlannedFile.init)).sorted { $0.path < $1.path }
  }

  private func assetFiles() -> [OutputFile] {
    assets.map { OutputFile(path: "assets/\($0.key)", bytes: $0.value) }
  }

  /// What pages show or link to beside the drawings that are in them.
  private func figureFiles() -> [OutputFile] {
    parts.graph.figures.files.map { OutputFile(path: "figures/\($0.key)", bytes: $0.value) }
  }

  /// A page to be made.
  private struct Request: Sendable {
    let kind: PageKind
    let address: Address
    let language: String
  }

  private func requests(in language: String) -> [Request] {
    let graph = parts.graph
    let items = graph.tables.flatMap(\.rows).map(\.symbol).filter { graph.symbol($0) == nil }
    let symbols = graph.symbols.map(\.name) + items
    let components = parts.order.pages
    let pages: [(PageKind, Address)] =
      components.map { (.component, .component($0)) }
      + components.map { (.parallel, .parallel($0)) }
      + components.map { (.relations, .relations($0)) }
      + [(.glossary, .glossary), (.editions, .editions), (.symbols, .symbols), (.home, .home)]
      + [(.checks, .checks)] + CheckPage.all.map { (.check, .check($0.id)) }
      + parts.rulePages.indices.map { (.rules, .rules($0 + 1)) }
      + FormerRules.pages(in: graph).map { (.former, .former($0)) }
      + graph.editions.map { (.edition, .edition($0.id)) }
      + symbols.map { (.symbol, .symbol($0)) }
    return pages.map { Request(kind: $0.0, address: $0.1, language: language) }
  }

  private func bytes(for request: Request) -> [UInt8]? {
    guard let templates = templates[request.language], let (_, fields) = fields(for: request)
    else { return nil }
    return templates.render(request.kind, fields)
  }

  private func fields(for request: Request) -> (path: String, fields: Fields)? {
    let page = parts.addresses.place(of: request.address).page
    let viewpoint = Viewpoint(parts, language: request.language, page: page)
    guard let content = content(of: request.address, from: viewpoint) else { return nil }
    let frame = PageFrame(viewpoint: viewpoint, kind: request.kind, current: request.address)
    return (viewpoint.path, frame.fields(around: content))
  }

  /// What the templates are given for each page, for holding it against another way to render it.
  func views() -> [(path: String, kind: PageKind, fields: Fields)] {
    parts.graph.site.languages.map(\.code).flatMap(requests).compactMap { request in
      fields(for: request).map { ($0.path, request.kind, $0.fields) }
    }
  }

  private func content(of address: Address, from viewpoint: Viewpoint) -> PageContent? {
    switch address {
    case .home: HomePage(viewpoint: viewpoint).content()
    case .component(let id), .parallel(let id), .relations(let id):
      parts.graph.component(id).flatMap { content(of: address, $0, from: viewpoint) }
    case .symbol(let name): SymbolPage(viewpoint: viewpoint, name: name).content()
    case .symbols: SymbolsPage(viewpoint: viewpoint).content()
    case .glossary: GlossaryPage(viewpoint: viewpoint).content()
    case .editions: EditionsPage(viewpoint: viewpoint).content()
    case .edition(let id): EditionPage(viewpoint: viewpoint, id: id)?.content()
    case .rules(let number): RulesPage(viewpoint: viewpoint, number: number).content()
    case .checks: ChecksPage(viewpoint: viewpoint).content()
    case .check(let id): CheckPage(viewpoint: viewpoint, id: id).content()
    case .former(let page): FormerRules(viewpoint: viewpoint).content(of: page)
    case .rule, .parallelRule, .section, .term, .editionComponent, .source: nil
    }
  }

  private func content(
    of address: Address, _ component: Component, from viewpoint: Viewpoint
  ) -> PageContent? {
    switch address {
    case .parallel: ParallelPage(viewpoint: viewpoint, component: component).content()
    case .relations: RelationsPage(viewpoint: viewpoint, component: component).content()
    default: ComponentPage(viewpoint: viewpoint, component: component).content()
    }
  }

  /// The pages at the root, in every language at once.
  private func welcome() -> [OutputFile] {
    guard let first = parts.graph.site.languages.first, let templates = templates[first.code]
    else { return [] }
    let welcome = templates.render(.welcome, WelcomePage(parts: parts).fields())
    let notFound = templates.render(.notFound, NotFoundPage(parts: parts).fields())
    return [
      OutputFile(path: "index.html", bytes: welcome),
      OutputFile(path: "404.html", bytes: notFound),
    ]
  }
}
