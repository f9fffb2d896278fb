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
      let heirs = rules.flatMap { new[$0.name, default: []] }.map(\.page)
      // As with those that were recorded.
      return heirs.first { heir in 2 * heirs.count { $0 == heir } > rules.count }
    }
  }

  /// What a page is called now; `nil` where that is not sure.
  func successor(of page: String) -> String? {
    successors[page]
  }
}
