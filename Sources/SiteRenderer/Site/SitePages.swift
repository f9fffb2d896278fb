package import RuleGraph

/// Renders a graph as the files of the site, in memory.
package struct SitePages: Sendable {
  private let parts: SiteParts
  private let prepared: PreparedTemplates
  private let templates: Templates
  private let version: ContentVersion?

  /// What in the templates is of no use or missing.
  package var warnings: [TemplateWarning] { prepared.warnings }

  /// - Parameter version: of content and templates, for reading offline; without one a site is not kept.
  /// - Throws: `TemplateError` when a template is missing or not valid.
  package init(
    graph: Graph, templates: Templates, version: ContentVersion? = nil
  ) throws(TemplateError) {
    self.version = version
    self.templates = templates
    parts = SiteParts(graph, strings: templates.strings)
    prepared = try PreparedTemplates(templates, for: parts)
  }

  /// The site of a graph of which a few pages will be wanted, and then another graph's.
  ///
  /// - Parameter before: an earlier one; its templates need not be compiled again when they are the same.
  /// - Throws: `TemplateError` when a template is missing or not valid.
  package init(
    graph: Graph, templates: Templates, after before: SitePages?
  ) throws(TemplateError) {
    version = nil
    self.templates = templates
    parts = SiteParts(graph, strings: templates.strings, wantsAll: false)
    if let before, before.templates == templates,
      before.parts.graph.site.languages == graph.site.languages
    {
      let isSame = before.parts.graph.terms.map(\.category) == graph.terms.map(\.category)
      prepared =
        isSame ? before.prepared : before.prepared.reviewed(templates, for: parts)
    } else {
      prepared = try PreparedTemplates(templates, for: parts)
    }
  }

  /// All files, each to be made when it is wanted: the pages of every language, those that are in all languages at
  /// once, and the assets.
  ///
  /// Those that are made from the same rules stand together, and lists of what others say come last.
  package func plan() -> [PlannedFile] {
    let files = files()
    let machine = MachineFiles(parts)
    let pages = requests().flatMap { request in
      [file(for: request), machine.twin(of: request.address, in: request.language)]
        .compactMap(\.self)
    }
    return pages + files + otherMachineFiles(machine, beside: files)
  }

  /// The pages that every language has.
  func pages() -> [PlannedFile] {
    requests().map(file)
  }

  private func file(for request: Request) -> PlannedFile {
    let page = parts.addresses.place(of: request.address).page
    return PlannedFile(path: "\(request.language)/\(page)") { bytes(for: request) }
  }

  /// What all languages share.
  func files() -> [PlannedFile] {
    let words = parts.graph.site.languages.map { language in
      PlannedFile(path: SearchWords.path(in: language.code)) {
        SearchWords(viewpoint: Viewpoint(parts, language: language.code, page: "")).file().bytes
      }
    }
    let styles = EditionStyles(timeline: parts.timeline).file()
    return welcome() + (assetFiles() + figureFiles() + [styles]).map(PlannedFile.init) + words
  }

  /// What is there for programs.
  func machineFiles(beside files: [PlannedFile]) -> [PlannedFile] {
    let machine = MachineFiles(parts)
    return requests().compactMap { machine.twin(of: $0.address, in: $0.language) }
      + otherMachineFiles(machine, beside: files)
  }

  private func otherMachineFiles(
    _ machine: MachineFiles, beside files: [PlannedFile]
  ) -> [PlannedFile] {
    machine.others(
      than: addresses().map(\.address), files: files.map(\.path).sorted(), version: version)
  }

  private func assetFiles() -> [OutputFile] {
    templates.assets.map { OutputFile(path: "assets/\($0.key)", bytes: $0.value) }
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

  /// The pages of a component stand together in all languages.
  private func requests() -> [Request] {
    let languages = parts.graph.site.languageCodes
    return addresses().flatMap { kind, address in
      languages.map { Request(kind: kind, address: address, language: $0) }
    }
  }

  /// The pages that every language has; the longest come first, so that no processor is left alone with them at the end.
  private func addresses() -> [(kind: PageKind, address: Address)] {
    let graph = parts.graph
    let items = graph.tables.flatMap(\.rows).map(\.symbol).filter { graph.symbol($0) == nil }
    let symbols = graph.symbols.map(\.name) + items
    let pages: [(PageKind, Address)] =
      graph.editions.map { (.edition, .edition($0.id)) }
      + [(.glossary, .glossary), (.editions, .editions), (.symbols, .symbols), (.home, .home)]
      + [(.checks, .checks)] + CheckPage.all.map { (.check, .check($0.id)) }
      + parts.rulePages.indices.map { (.rules, .rules($0 + 1)) }
      + FormerRules.pages(in: graph).map { (.former, .former($0)) }
    let components = parts.order.pages.flatMap { page -> [(PageKind, Address)] in
      let parallel = graph.site.hasParallels ? [(PageKind.parallel, Address.parallel(page))] : []
      return [(.component, .component(page))] + parallel + [(.relations, .relations(page))]
    }
    return pages + components + symbols.map { (.symbol, .symbol($0)) }
  }

  private func bytes(for request: Request) -> [UInt8]? {
    guard let templates = prepared.compiled[request.language],
      let (_, fields) = fields(for: request)
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
    requests().compactMap { request in
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
    case .rule, .parallelRule, .section, .term, .editionComponent, .editionNews, .source: nil
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
  private func welcome() -> [PlannedFile] {
    guard let first = parts.graph.site.languages.first,
      let templates = prepared.compiled[first.code]
    else { return [] }
    return [
      PlannedFile(path: "index.html") {
        templates.render(.welcome, WelcomePage(parts: parts).fields())
      },
      PlannedFile(path: "404.html") {
        templates.render(.notFound, NotFoundPage(parts: parts).fields())
      },
    ]
  }
}
