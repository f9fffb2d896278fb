import CommonMark
import RuleGraph

/// A rule's title and body as markup.
struct RuleMarkup: Sendable {
  let title: TrustedHTML
  let body: TrustedHTML
  /// The body with figures as captions alone, for standing beside one that has the drawings.
  let captionedBody: TrustedHTML
}

/// The markup of all rules, made once: the page of the component, the same page in another language
/// and the one that shows languages beside one another print the same words and the same links.
struct RuleTexts: Sendable {
  private let markups: [RuleID: Localized<RuleMarkup>]

  init(_ graph: Graph, addresses: AddressBook, wordings: [String: Wording]) {
    let pairs = graph.rules.concurrentMap { rule in
      let place = Place(graph: graph, addresses: addresses, page: "\(rule.id.page).html")
      var markup = Localized<RuleMarkup>()
      for language in rule.texts.languages {
        guard let text = rule.texts[language] else { continue }
        let prose = ProseRenderer(
          place: place, component: rule.id.page, language: language,
          wording: wordings[language] ?? Wording([:], preference: []))
        markup.set(Self.markup(of: text, with: prose), in: language)
      }
      return (rule.id, markup)
    }
    markups = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func markup(of text: RuleText, with prose: ProseRenderer) -> RuleMarkup {
    let body = prose.body(of: text.passage)
    let isIllustrated = text.passage.nodes.contains { node in
      if case .image = text.passage.document.nodes[node].kind { true } else { false }
    }
    var captions = prose
    captions.drawsFigures = false
    return RuleMarkup(
      title: prose.title(of: text.passage, otherwise: text.title), body: body,
      captionedBody: isIllustrated ? captions.body(of: text.passage) : body)
  }

  /// The markup in the first of the languages that has it.
  func first(
    _ rule: RuleID, of languages: [String]
  ) -> (language: String, value: RuleMarkup)? {
    markups[rule]?.first(of: languages)
  }
}
