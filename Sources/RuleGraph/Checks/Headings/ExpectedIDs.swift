extension Catalog {
  /// The ids that a page's text is to have and has not: those of `rules.lock` and of the other languages, in order.
  ///
  /// - Parameter path: as it is printed.
  func idsMissing(from path: String) -> [String] {
    for page in pages {
      let texts = page.texts.languages.compactMap { page.texts[$0] }
      guard let text = texts.first(where: { $0.path == path }) else { continue }
      let ids = { (text: PageText) in text.headings.compactMap { $0.id?.value } }
      let locked = lock?.entries.filter { $0.status == .active && $0.id.page == page.id }
      let known = Set((locked ?? []).map(\.id.name) + texts.flatMap(ids))
      return known.subtracting(ids(text)).filter(HeadingReader.isValidID).sorted()
    }
    return []
  }
}
