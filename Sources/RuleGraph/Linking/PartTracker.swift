/// Follows the headings of a page and tells which component each belongs to.
struct PartTracker {
  let page: String
  private var open: (id: String, level: Int)?

  init(page: String) {
    self.page = page
  }

  /// The part above an entry, or otherwise the page's component.
  mutating func component(of entry: PageOutline.Entry, in languages: [String]) -> String {
    let level = languages.lazy.compactMap { entry.headings[$0]?.level }.first ?? 1
    if let open, level <= open.level { self.open = nil }
    if entry.isPart { open = (entry.key.anchor, level) }
    return open?.id ?? page
  }
}
