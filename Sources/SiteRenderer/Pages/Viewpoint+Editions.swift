import RuleGraph

extension Viewpoint {
  /// The title of an edition without what stands in brackets: "iOS 7" for "iOS 7 (2013)".
  func shortTitle(of edition: Edition) -> String {
    ValidityWords.short(phrase(edition.title)?.text ?? edition.id)
  }

  func editionLink(_ edition: Edition) -> LinkView? {
    phrase(edition.title).map { LinkView(url: url(to: .edition(edition.id)), title: $0) }
  }

  /// How many of some rules hold in each edition.
  func counts(of rules: [RuleEntry]) -> [AsOfCountView] {
    let editions = site.timeline.editions
    guard editions.count > 1 else {
      return [AsOfCountView(id: "now", text: wording.count("count.rules", rules.count))]
    }
    return editions.indices.map { position in
      let isNow = position == editions.count - 1
      // The present page shows older rules as well, marked.
      let count = isNow ? rules.count : rules.count { $0.span?.contains(position) ?? false }
      return AsOfCountView(
        id: isNow ? "now" : editions[position].id, text: wording.count("count.rules", count))
    }
  }
}
