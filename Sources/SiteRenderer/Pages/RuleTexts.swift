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

  /// - Parameter isLater: whether all but the title is made when it is first wanted.
  fileprivate init(
    _ text: RuleText, with prose: ProseRenderer, isLater: Bool,
    _ body: @escaping @Sendable () -> BodyMarkup
  ) {
    plainTitle = text.title
    level = text.passage.headingLevel(otherwise: 3)
    title = prose.title(of: text.passage, otherwise: text.title)
    texts = isLater ? .later(Lazy(body)) : .made(body())
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

  init(_ text: RuleText, apis: [NodeID], with prose: ProseRenderer, twin: TwinProse?) {
    let passage = text.passage
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
  private let source: RuleTextSource
  /// By language; `nil` when each is made when it is wanted.
  private let markups: [String: [RuleID: RuleMarkup]]?

  /// - Parameter wantsAll: whether all are made now, on all processors.
  init(_ source: RuleTextSource, wantsAll: Bool) {
    self.source = source
    markups = wantsAll ? source.all() : nil
  }

  /// The markup in the first of the languages that has it.
  func first(
    _ rule: RuleID, of languages: [String]
  ) -> (language: String, value: RuleMarkup)? {
    guard let markups else { return source.first(rule, of: languages) }
    for language in languages {
      if let markup = markups[language]?[rule] { return (language, markup) }
    }
    return nil
  }
}

/// Makes the markup of rules.
struct RuleTextSource: Sendable {
  let graph: Graph
  let addresses: AddressBook
  let relations: RelationTable
  let wordings: [String: Wording]

  fileprivate func all() -> [String: [RuleID: RuleMarkup]] {
    let texts = graph.site.languages.map(\.code).flatMap { language in
      graph.rules.compactMap { rule in
        rule.texts[language].map { (language: language, rule: rule.id, text: $0) }
      }
    }
    let markups = texts.concurrentMap { markup(of: $2, $1, in: $0, isLater: false) }
    var tables: [String: [RuleID: RuleMarkup]] = [:]
    for (text, markup) in zip(texts, markups) {
      tables[text.language, default: [:]][text.rule] = markup
    }
    return tables
  }

  fileprivate func first(
    _ rule: RuleID, of languages: [String]
  ) -> (language: String, value: RuleMarkup)? {
    graph.rule(rule)?.texts.first(of: languages).map { language, text in
      (language, markup(of: text, rule, in: language, isLater: true))
    }
  }

  private func markup(
    of text: RuleText, _ rule: RuleID, in language: String, isLater: Bool
  ) -> RuleMarkup {
    let place = Place(graph: graph, addresses: addresses, page: "\(rule.page).html")
    let wording = wordings[language] ?? Wording([:], preference: [])
    let prose = ProseRenderer(
      place: place, component: rule.page, language: language, wording: wording)
    return RuleMarkup(text, with: prose, isLater: isLater) {
      let twin = TwinProse(
        place: place, component: rule.page, language: language, wording: wording)
      let hasTwins = graph.site.publication.hasTwins
      return BodyMarkup(
        text, apis: relations[rule].apis, with: prose, twin: hasTwins ? twin : nil)
    }
  }
}
