import RuleGraph

/// From where something is seen: the page and the language it is shown in.
///
/// A reference, because all that makes a page holds it.
final class Viewpoint: Sendable {
  let site: SiteParts
  let voice: Voice
  let place: Place
  private let links: LanguageLinks?

  /// - Parameter page: the path of the page below the language's folder.
  init(_ site: SiteParts, language: String, page: String) {
    self.site = site
    voice = site.voices[language] ?? Voice(language, of: site.graph, site.wordings)
    links = site.links[language]
    place = Place(graph: site.graph, addresses: site.addresses, page: page)
  }

  var graph: Graph {
    site.graph
  }

  var language: String {
    voice.language
  }

  var wording: Wording {
    voice.wording
  }

  /// The languages to look in, this one first.
  var preference: [String] {
    voice.preference
  }

  /// The path of the page below the language's folder.
  var page: String {
    place.page
  }

  /// The path of this page below the root of the site.
  var path: String {
    "\(language)/\(page)"
  }

  /// A link to an address in this language; an anchor alone when it is on this page.
  func url(to address: Address) -> String {
    place.url(to: address)
  }

  /// How this language links to a rule.
  func link(to rule: RuleEntry) -> RuleLink? {
    links?[rule]
  }

  /// How this language links to a rule.
  func link(to rule: RuleID) -> RuleLink? {
    site.rules[rule].flatMap { links?[$0] }
  }

  /// How this language links to the rule at a position in reading order.
  func link(toRuleAt position: Int) -> RuleLink? {
    links?.link(at: position, among: site.rules)
  }

  /// How this language links to a component or part.
  func link(toComponent id: String) -> ComponentLink? {
    links?.components[id]
  }

  /// A text in the first language that has it.
  func phrase(_ text: Localized<String>?) -> PhraseView? {
    voice.phrase(text)
  }

  func phrase(_ text: String, in textLanguage: String) -> PhraseView {
    voice.phrase(text, in: textLanguage)
  }

  /// A text as markup, with the words of other languages in it marked.
  func marked(_ text: PhraseView) -> TrustedHTML {
    voice.marked(text)
  }

  /// A text in the first language that has it, as markup.
  func markup(_ text: Localized<String>?) -> MarkupView? {
    phrase(text).map { MarkupView(html: marked($0), foreign: $0.foreign) }
  }

  /// The code of a language that is not this page's; it must be said in the markup.
  func foreign(_ textLanguage: String) -> String? {
    voice.foreign(textLanguage)
  }

  /// Renders a text of a component's page for this page.
  func prose(on component: String, in textLanguage: String) -> ProseRenderer {
    ProseRenderer(
      place: place, component: component, language: textLanguage,
      wording: site.wordings[textLanguage] ?? wording)
  }
}
