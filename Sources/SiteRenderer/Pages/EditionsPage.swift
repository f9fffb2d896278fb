import RuleGraph

/// The list of editions, newest first.
struct EditionsPage {
  let viewpoint: Viewpoint

  func content() -> PageContent {
    PageContent(
      title: viewpoint.wording["editions.title"],
      description: viewpoint.wording["editions.description"],
      fields: Fields(
        EditionsView(editions: links().reversed(), hasSwitch: !viewpoint.voice.asOf.isEmpty)),
      source: "editions.yml")
  }

  /// Oldest first.
  func links() -> [EditionLinkView] {
    let timeline = viewpoint.site.timeline
    return zip(timeline.editions, timeline.counts).compactMap { edition, rules in
      guard let title = viewpoint.phrase(edition.title) else { return nil }
      return EditionLinkView(
        url: viewpoint.url(to: .edition(edition.id)), title: title,
        summary: viewpoint.phrase(edition.summary),
        rules: viewpoint.wording.count("count.rules-hold", rules))
    }
  }
}
