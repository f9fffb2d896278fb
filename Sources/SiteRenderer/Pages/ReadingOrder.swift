import RuleGraph

/// The order of the pages of components.
struct ReadingOrder: Sendable {
  /// The ids of the components with pages.
  let pages: [String]
  private let places: [String: Int]
  private let groups: [String: [String]]

  init(_ graph: Graph) {
    let components = graph.components.filter { !$0.isPart }
    pages = components.map(\.id)
    groups = Dictionary(grouping: components, by: \.group).mapValues { $0.map(\.id) }
    places = Dictionary(
      zip(pages, pages.indices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The components of a group that have pages.
  func pages(in group: String) -> [String] {
    groups[group] ?? []
  }

  func page(before id: String) -> String? {
    places[id].flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func page(after id: String) -> String? {
    places[id].flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }
}
