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
  let body: TrustedHTML
  /// The body with figures as captions alone, for standing beside one that has the drawings.
  let captionedBody: TrustedHTML
  /// The same for the twin of the page; `nil` on a site without twins.
  let twin: TwinMarkup?
  /// The symbols and system items that the rule governs and that the text does not name.
  let unnamedAPIs: [NodeID]

  fileprivate init(_ text: RuleText, apis: [NodeID], with prose: ProseRenderer, twin: TwinProse?) {
    let passage = text.passage
    plainTitle = text.title
    level = passage.headingLevel(otherwise: 3)
    title = prose.title(of: passage, otherwise: text.title)
    body = prose.body(of: passage)
    var captions = prose
    captions.drawsFigures = false
    captionedBody = passage.hasImage ? captions.body(of: passage) : body
    self.twin = twin.map { TwinMarkup(passage, title: text.title, with: $0) }
    let named = apis.isEmpty ? [] : passage.apis(in: prose.place.graph)
    unnamedAPIs = apis.filter { !named.contains($0) }
  }
}

/// The markup of all rules, made once: the page of the component, the same page in another language
/// and the one that shows languages beside one another print the same words and the same links.
struct RuleTexts: Sendable {
  /// By language.
  private let markups: [String: [RuleID: RuleMarkup]]

  init(
    _ graph: Graph, _ addresses: AddressBook, _ relations: RelationTable,
    _ wordings: [String: Wording]
  ) {
    let texts = graph.site.languages.map(\.code).flatMap { language in
      graph.rules.compactMap { rule in
        rule.texts[language].map { (language: language, rule: rule.id, text: $0) }
      }
    }
    let hasTwins = graph.site.publication.hasTwins
    let markups = texts.concurrentMap { language, rule, text in
      let place = Place(graph: graph, addresses: addresses, page: "\(rule.page).html")
      let wording = wordings[language] ?? Wording([:], preference: [])
      let prose = ProseRenderer(
        place: place, component: rule.page, language: language, wording: wording)
      let twin = TwinProse(
        place: place, component: rule.page, language: language, wording: wording)
      return RuleMarkup(
        text, apis: relations[rule].apis, with: prose, twin: hasTwins ? twin : nil)
    }
    var tables: [String: [RuleID: RuleMarkup]] = [:]
    for (text, markup) in zip(texts, markups) {
      tables[text.language, default: [:]][text.rule] = markup
    }
    self.markups = tables
  }

  /// The markup in the first of the languages that has it.
  func first(
    _ rule: RuleID, of languages: [String]
  ) -> (language: String, value: RuleMarkup)? {
    for language in languages {
      if let markup = markups[language]?[rule] { return (language, markup) }
    }
    return nil
  }
}
