import CommonMark
import RuleGraph

/// A rule's title and body in one language, as markup.
final class RuleMarkup: Sendable {
  let title: TrustedHTML
  let body: TrustedHTML
  /// The body with figures as captions alone, for standing beside one that has the drawings.
  let captionedBody: TrustedHTML
  /// The same for the twin of the page; `nil` on a site without twins.
  let twin: TwinMarkup?

  fileprivate init(_ text: RuleText, with prose: ProseRenderer, twin: TwinProse?) {
    title = prose.title(of: text.passage, otherwise: text.title)
    body = prose.body(of: text.passage)
    let isIllustrated = text.passage.nodes.contains { node in
      if case .image = text.passage.document.nodes[node].kind { true } else { false }
    }
    var captions = prose
    captions.drawsFigures = false
    captionedBody = isIllustrated ? captions.body(of: text.passage) : body
    self.twin = twin.map { TwinMarkup(text.passage, title: text.title, with: $0) }
  }
}

/// The markup of all rules, made once: the page of the component, the same page in another language
/// and the one that shows languages beside one another print the same words and the same links.
struct RuleTexts: Sendable {
  private let markups: [RuleID: Localized<RuleMarkup>]

  init(_ graph: Graph, addresses: AddressBook, wordings: [String: Wording]) {
    let none = Wording([:], preference: [])
    let hasTwins = graph.site.publication.hasTwins
    let pairs = graph.rules.concurrentMap { rule in
      let page = rule.id.page
      let place = Place(graph: graph, addresses: addresses, page: "\(page).html")
      var markup = Localized<RuleMarkup>()
      for language in rule.texts.languages {
        guard let text = rule.texts[language] else { continue }
        let wording = wordings[language] ?? none
        let prose = ProseRenderer(
          place: place, component: page, language: language, wording: wording)
        let twin = TwinProse(place: place, component: page, language: language, wording: wording)
        markup.set(RuleMarkup(text, with: prose, twin: hasTwins ? twin : nil), in: language)
      }
      return (rule.id, markup)
    }
    markups = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The markup in the first of the languages that has it.
  func first(
    _ rule: RuleID, of languages: [String]
  ) -> (language: String, value: RuleMarkup)? {
    markups[rule]?.first(of: languages)
  }
}
