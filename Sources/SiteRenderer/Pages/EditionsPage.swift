import RuleGraph

/// The list of editions, newest first.
struct EditionsPage {
  let viewpoint: Viewpoint

  func content() -> PageContent {
    PageContent(
      title: viewpoint.wording["editions.title"],
      description: viewpoint.wording["editions.description"],
      fields: Fields(EditionsView(editions: links().reversed())),
      source: "editions.yml")
  }

  /// Oldest first.
  func links() -> [EditionLinkView] {
    viewpoint.graph.editions.compactMap { edition in
      guard let title = viewpoint.phrase(edition.title) else { return nil }
      let rules = viewpoint.graph.edges(to: .edition(edition.id), .validIn).count
      return EditionLinkView(
        url: viewpoint.url(to: .edition(edition.id)), title: title, date: edition.date,
        summary: viewpoint.phrase(edition.summary),
        rules: viewpoint.wording.count("count.rules-hold", rules))
    }
  }
}
