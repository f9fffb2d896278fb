import RuleGraph

/// A rule's title in one language, as markup.
///
/// A reference, because the same words stand on many pages. What stands beneath the title is on few: see `PageBodies`.
final class RuleMarkup: Sendable {
  /// The title as it is written, without markup.
  let plainTitle: String
  /// The level of the heading.
  let level: Int
  let title: TrustedHTML

  init(_ text: RuleText, with prose: ProseRenderer) {
    plainTitle = text.title
    level = text.passage.headingLevel(otherwise: 3)
    title = prose.title(of: text.passage, otherwise: text.title)
  }
}
