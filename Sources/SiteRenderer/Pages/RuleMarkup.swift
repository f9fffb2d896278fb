import CommonMark
import RuleGraph

/// A rule's title and body in one language, as markup.
///
/// A reference, because the same words stand on many pages.
final class RuleMarkup: Sendable {
  /// The title as it is written, without markup.
  let plainTitle: String
  /// The level of the heading.
  let level: Int
  let title: TrustedHTML
  private let texts: Texts

  /// All but the title, which is all that a link needs.
  private enum Texts {
    case made(BodyMarkup)
    case later(Lazy<BodyMarkup>)
  }

  /// - Parameters:
  ///   - apis: those that the rule governs.
  ///   - making: whether all but the title is made now, and for twins too.
  init(
    _ text: RuleText, apis: [NodeID], with prose: ProseRenderer,
    making: (isLater: Bool, hasTwin: Bool)
  ) {
    plainTitle = text.title
    level = text.passage.headingLevel(otherwise: 3)
    title = prose.title(of: text.passage, otherwise: text.title)
    texts =
      making.isLater
      ? .later(Lazy { BodyMarkup(text, apis: apis, with: prose, hasTwin: making.hasTwin) })
      : .made(BodyMarkup(text, apis: apis, with: prose, hasTwin: making.hasTwin))
  }

  private var made: BodyMarkup {
    switch texts {
    case .made(let body): body
    case .later(let body): body.value
    }
  }

  var body: TrustedHTML { made.body }
  /// The body with figures as captions alone, for standing beside one that has the drawings.
  var captionedBody: TrustedHTML { made.captionedBody }
  /// The same for the twin of the page; `nil` on a site without twins.
  var twin: TwinMarkup? { made.twin }
  /// The symbols and system items that the rule governs and that the text does not name.
  var unnamedAPIs: [NodeID] { made.unnamedAPIs }
}

/// What stands beneath the title of a rule.
private final class BodyMarkup: Sendable {
  let body: TrustedHTML
  let captionedBody: TrustedHTML
  let twin: TwinMarkup?
  let unnamedAPIs: [NodeID]

  init(_ text: RuleText, apis: [NodeID], with prose: ProseRenderer, hasTwin: Bool) {
    let passage = text.passage
    body = prose.body(of: passage)
    var captions = prose
    captions.drawsFigures = false
    captionedBody = passage.hasImage ? captions.body(of: passage) : body
    twin = hasTwin ? TwinMarkup(passage, title: text.title, with: TwinProse(prose)) : nil
    let named = apis.isEmpty ? [] : passage.apis(in: prose.place.graph)
    unnamedAPIs = apis.filter { !named.contains($0) }
  }
}
