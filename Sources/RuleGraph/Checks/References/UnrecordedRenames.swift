/// Pages whose folder somebody has renamed by hand, so that `rules.lock` has their rules under the old name.
struct UnrecordedRenames {
  private let successors: [String: String]

  init(in content: CheckedContent) {
    let published = (content.catalog.lock?.entries ?? []).filter { $0.status == .active }.map(\.id)
    let there = Set(content.catalog.pages.map(\.id))
    let gone = published.filter { !there.contains($0.page) }
    guard !gone.isEmpty else {
      successors = [:]
      return
    }
    let known = Set(published.map(\.page))
    let new = Dictionary(
      grouping: content.graph.rules.map(\.id).filter { !known.contains($0.page) }, by: \.name)
    successors = Dictionary(grouping: gone, by: \.page).compactMapValues { rules in
      let pages = rules.flatMap { new[$0.name, default: []] }.map { ($0.page, 1) }
      // Most of them have to be there, as with those that were recorded.
      let heirs = Dictionary(pages, uniquingKeysWith: +).filter { 2 * $0.value > rules.count }
      return heirs.count == 1 ? heirs.first?.key : nil
    }
  }

  /// What a page is called now; `nil` where that is not sure.
  func successor(of page: String) -> String? {
    successors[page]
  }
}
