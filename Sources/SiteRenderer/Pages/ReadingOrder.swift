import RuleGraph

/// The order of the pages of components.
struct ReadingOrder: Sendable {
  /// The ids of the components with pages.
  let pages: [String]
  private let places: [String: Int]

  init(_ graph: Graph) {
    pages = graph.components.filter { !$0.isPart }.map(\.id)
    places = Dictionary(
      zip(pages, pages.indices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }

  func page(before id: String) -> String? {
    places[id].flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func page(after id: String) -> String? {
    places[id].flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }
}
