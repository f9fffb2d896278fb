/// The ids that pages are to have: those of `rules.lock`, and of each other's languages.
struct ExpectedIDs {
  /// By the printed paths of their texts.
  private let pages: [String: Page]
  /// The ids of published rules by page.
  private let locked: [String: [LockEntry]]

  init(_ catalog: Catalog) {
    pages = Dictionary(
      catalog.pages.flatMap { page in
        page.texts.languages.compactMap { page.texts[$0] }.map { ($0.path, page) }
      }, uniquingKeysWith: { first, _ in first })
    locked = Dictionary(
      grouping: catalog.lock?.entries.filter { $0.status == .active } ?? [], by: \.id.page)
  }

  /// Those that a page's text has not.
  func missing(from path: String) -> Set<String> {
    guard let page = pages[path] else { return [] }
    var (known, own) = (Set(locked[page.id]?.map(\.id.name) ?? []), Set<String>())
    for text in page.texts.languages.compactMap({ page.texts[$0] }) {
      let ids = text.headings.compactMap { $0.id?.value }
      if text.path == path { own.formUnion(ids) } else { known.formUnion(ids) }
    }
    return known.subtracting(own).filter(HeadingReader.isValidID)
  }
}
