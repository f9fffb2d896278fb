import RuleGraph

/// The order of the pages of components.
struct ReadingOrder: Sendable {
  /// The ids of the components with pages.
  let pages: [String]
  private let places: [String: Int]
  private let groups: [String: [String]]
  private let placesInGroups: [String: Int]

  init(_ graph: Graph) {
    let components = graph.components.filter { !$0.isPart }
    pages = components.map(\.id)
    groups = Dictionary(grouping: components, by: \.group).mapValues { $0.map(\.id) }
    placesInGroups = Dictionary(
      groups.values.flatMap { zip($0, $0.indices).map { ($0, $1) } },
      uniquingKeysWith: { first, _ in first })
    places = Dictionary(
      zip(pages, pages.indices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The components of a group that have pages.
  func pages(in group: String) -> [String] {
    groups[group] ?? []
  }

  /// So many of them, with one in the middle where that is possible.
  func pages(in group: String, around id: String, count: Int) -> ArraySlice<String> {
    let pages = pages(in: group)
    let own = placesInGroups[id] ?? 0
    let start = max(0, min(own - count / 2, pages.count - count))
    return pages[start...].prefix(count)
  }

  func page(before id: String) -> String? {
    places[id].flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func page(after id: String) -> String? {
    places[id].flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }
}
