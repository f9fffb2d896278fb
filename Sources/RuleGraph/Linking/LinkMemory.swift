import CommonMark

/// What linking found on each page, for the next time: most edits change a page, but nothing of it that other pages
/// see.
package struct LinkMemory: Sendable {
  private let catalog: Catalog
  let names: NameTable
  let citations: Citations
  let formerRules: [FormerRule]
  /// By folder below the root.
  private let pages: [String: Entry]

  struct Entry: Sendable {
    let page: LinkedPage
    let references: PageReferences
  }

  init(
    catalog: Catalog, names: NameTable, citations: Citations, formerRules: [FormerRule],
    pages: [String: Entry]
  ) {
    self.catalog = catalog
    self.names = names
    self.citations = citations
    self.formerRules = formerRules
    self.pages = pages
  }

  /// - Parameter references: of the pages, in their order.
  static func table(of pages: [LinkedPage], _ references: [PageReferences]) -> [String: Entry] {
    Dictionary(
      zip(pages, references).map { ($0.outline.page.folder, Entry(page: $0, references: $1)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether everything that a page is linked with, besides the names of others, is the same: languages, sources and
  /// lock.
  func hasSameSurroundings(as other: Catalog) -> Bool {
    guard catalog.site.languages == other.site.languages else { return false }
    return ["provenance.tsv", "sources.yml", RulesLock.fileName].map(other.printedPath)
      .allSatisfy { path in
        switch (catalog.texts[path], other.texts[path]) {
        case (let old?, let new?): old.text.hasSameBytes(as: new.text)
        case (nil, nil): true
        default: false
        }
      }
  }

  /// What was made of a page when it was the same as now.
  func linked(_ page: Page) -> LinkedPage? {
    entry(page)?.page
  }

  func references(of page: Page) -> PageReferences? {
    entry(page)?.references
  }

  private func entry(_ page: Page) -> Entry? {
    guard let entry = pages[page.folder], entry.page.outline.page.isSame(as: page) else {
      return nil
    }
    return entry
  }
}

/// A page linked by itself.
struct LinkedPage: Sendable {
  let outline: PageOutline
  let anchors: LinkResolver.PageAnchors
  let components: [Component]
  let rules: [Rule]
  /// The translation state of each of the rules in each language, in their order.
  let translations: [Localized<Translation>]
}

extension Page {
  /// Whether two pages are read from the same files with the same texts.
  fileprivate func isSame(as other: Page) -> Bool {
    texts.languages == other.texts.languages
      && texts.languages.allSatisfy { language in
        guard let own = texts[language], let other = other.texts[language] else { return false }
        return own.path == other.path && own.document.text.hasSameBytes(as: other.document.text)
      }
  }
}
