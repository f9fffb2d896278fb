/// Pages whose folder somebody has renamed by hand, so that `rules.lock` has their rules under the old name.
struct UnrecordedRenames {
  private let successors: [String: String]

  init(in content: CheckedContent) {
    let there = Set(content.catalog.pages.map(\.id))
    let gone = content.gone.all.filter { !there.contains($0.entry.id.page) }
    guard !gone.isEmpty else {
      successors = [:]
      return
    }
    let entries = (content.catalog.lock?.entries ?? []).filter { $0.status == .active }
    let published = Set(entries.map(\.id.page))
    successors = Dictionary(grouping: gone, by: \.entry.id.page).compactMapValues { rules in
      let pages = rules.compactMap { $0.newID?.name == $0.entry.id.name ? $0.newID?.page : nil }
        .filter { !published.contains($0) }
      // Most of them have to be there, as with those that were recorded.
      return Dictionary(pages.map { ($0, 1) }, uniquingKeysWith: +)
        .first { 2 * $0.value > rules.count }?.key
    }
  }

  /// What a page is called now; `nil` where that is not sure.
  func successor(of page: String) -> String? {
    successors[page]
  }
}
