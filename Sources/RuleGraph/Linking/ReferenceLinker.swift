import CommonMark

/// What the names on a page or in the data files lead to.
struct PageReferences: Sendable {
  fileprivate(set) var edges: [NumberedEdge] = []
  /// The names that lead nowhere.
  fileprivate(set) var unresolved: [UnresolvedReference] = []
  fileprivate(set) var shownFiles: Set<String> = []

  mutating func add(_ other: PageReferences) {
    edges += other.edges
    unresolved += other.unresolved
    shownFiles.formUnion(other.shownFiles)
  }
}

/// Turns the names in a catalog into edges, and collects those that lead nowhere.
struct ReferenceLinker {
  let names: NameTable
  private var found = PageReferences()

  init(names: NameTable) {
    self.names = names
  }

  /// What a page refers to.
  func references(of outline: PageOutline) -> PageReferences {
    var linker = self
    linker.linkPage(outline)
    return linker.found
  }

  /// What the data files refer to.
  func references(of catalog: Catalog) -> PageReferences {
    var linker = self
    linker.found.edges = DataLinker(names: names).edges(of: catalog)
    let languages = Set(catalog.site.languageCodes)
    for reference in catalog.references {
      linker.check(reference, languages)
    }
    return linker.found
  }

  private mutating func linkPage(_ outline: PageOutline) {
    guard let page = names.number(of: .component(outline.page.id)) else { return }
    let definitions = DefinitionPlaces()
    for language in outline.languages {
      guard let text = outline.page.texts[language] else { continue }
      for api in text.frontMatter.apis {
        add(.governs, from: page, api: api)
      }
      if let edition = text.frontMatter.edition, names.index.editions[edition.value] == nil {
        miss(.edition, edition)
      }
      let walker = PassageLinker(
        page: outline.page.id, language: language, text: text, definitions: definitions)
      walker.walk(text.introduction, from: page, into: &self)
    }
    var owner = PartTracker(page: outline.page.id)
    for entry in outline.entries {
      let component = names.number(
        of: .component(owner.component(of: entry, in: outline.languages)))
      let id = node(of: entry, on: outline.page.id)
      guard let component, let node = names.number(of: id) else { continue }
      if entry.isPart {
        add(.partOf, from: node, to: page)
      } else if case .rule = id {
        add(.belongsTo, from: node, to: component)
      }
      linkTexts(of: entry, from: node, outline, definitions)
    }
  }

  private mutating func linkTexts(
    of entry: PageOutline.Entry, from node: Int32, _ outline: PageOutline,
    _ definitions: DefinitionPlaces
  ) {
    let page = outline.page.id
    for language in outline.languages {
      guard let heading = entry.headings[language], let text = outline.page.texts[language]
      else { continue }
      linkAttributes(of: heading, from: node, on: page)
      let walker = PassageLinker(
        page: page, language: language, text: text, definitions: definitions)
      walker.walk(text.document.subtree(of: heading.node), from: node, into: &self)
      walker.walk(heading.body, from: node, into: &self)
    }
  }

  private func node(of entry: PageOutline.Entry, on page: String) -> NodeID {
    if entry.isPart { return .component(entry.key.anchor) }
    return entry.ruleID(on: page).map(NodeID.rule) ?? .component(page)
  }

  private mutating func linkAttributes(
    of heading: PageHeading, from node: Int32, on page: String
  ) {
    for attribute in heading.attributes {
      for value in attribute.values {
        link(attribute.key, value, from: node, on: page)
      }
    }
  }

  private mutating func link(
    _ key: AttributeKey, _ value: Located<String>, from node: Int32, on page: String
  ) {
    switch key {
    case .apis: add(.governs, from: node, api: value)
    case .supersedes: add(.supersedes, from: node, rule: value, on: page)
    case .conflicts: add(.conflicts, from: node, rule: value, on: page)
    case .see: addSeeAlso(from: node, to: value, on: page)
    case .since, .until:
      if names.index.editions[value.value] == nil { miss(.edition, value) }
    case .source:
      if names.index.sources[value.value] == nil { miss(.source, value) }
    case .table:
      if names.index.tables[value.value] == nil { miss(.table, value) }
    case .platforms: break
    }
  }

  private mutating func add(_ kind: EdgeKind, from node: Int32, api: Located<String>) {
    guard let target = names.number(ofAPI: api.value) else { return miss(.api, api) }
    add(kind, from: node, to: target)
  }

  private mutating func add(
    _ kind: EdgeKind, from node: Int32, rule: Located<String>, on page: String
  ) {
    guard let target = names.number(ofRule: rule.value, on: page) else {
      return miss(.rule(page: page), rule)
    }
    add(kind, from: node, to: target)
  }

  /// A full id is a rule; a bare one is a rule of this page, or otherwise a component.
  private mutating func addSeeAlso(
    from node: Int32, to name: Located<String>, on page: String
  ) {
    let target =
      names.number(ofRule: name.value, on: page) ?? names.number(of: .component(name.value))
    guard let target else { return miss(.ruleOrComponent(page: page), name) }
    add(.seeAlso, from: node, to: target)
  }

  private mutating func check(_ reference: DataReference, _ languages: Set<String>) {
    let name = reference.name.value
    switch reference.target {
    case .component where names.index.components[name] == nil: miss(.component, reference.name)
    case .edition where names.index.editions[name] == nil: miss(.edition, reference.name)
    case .source where names.index.sources[name] == nil: miss(.source, reference.name)
    case .symbol where names.number(ofAPI: name) == nil: miss(.symbol, reference.name)
    case .language where !languages.isEmpty && !languages.contains(name):
      miss(.language, reference.name)
    // A document may be in any language; but `eng` was meant for the `en` of the site.
    case .sourceLanguage where !languages.contains(name):
      if NearestName.of(name, among: languages.sorted()) != nil { miss(.language, reference.name) }
    default: break
    }
  }

  mutating func add(_ kind: EdgeKind, from source: Int32, to target: Int32) {
    found.edges.append(NumberedEdge(kind: kind, source: source, target: target))
  }

  mutating func show(_ file: String) {
    found.shownFiles.insert(file)
  }

  mutating func miss(_ target: ReferenceTarget, _ name: Located<String>) {
    found.unresolved.append(
      UnresolvedReference(target: target, name: name.value, location: name.location))
  }
}
