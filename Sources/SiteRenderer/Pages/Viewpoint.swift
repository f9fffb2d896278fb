import RuleGraph

/// From where something is seen: the page and the language it is shown in.
struct Viewpoint {
  let site: SiteParts
  let language: String
  /// The path of the page below the language's folder.
  let page: String
  let wording: Wording
  let place: Place
  /// The languages to look in, this one first.
  let preference: [String]

  init(_ site: SiteParts, language: String, page: String) {
    self.site = site
    self.language = language
    self.page = page
    wording = site.wordings[language] ?? Wording([:], preference: [])
    place = Place(graph: site.graph, addresses: site.addresses, page: page)
    preference = site.graph.site.preference(for: language)
  }

  var graph: Graph {
    site.graph
  }

  /// The path of this page below the root of the site.
  var path: String {
    "\(language)/\(page)"
  }

  /// A link to an address in this language; an anchor alone when it is on this page.
  func url(to address: Address) -> String {
    place.url(to: address)
  }

  /// A text in the first language that has it.
  func phrase(_ text: Localized<String>?) -> PhraseView? {
    text?.first(of: preference).map { phrase($0.value, in: $0.language) }
  }

  func phrase(_ text: String, in textLanguage: String) -> PhraseView {
    let wording = textLanguage == language ? wording : site.wordings[textLanguage]
    return PhraseView(text: wording?.marks.text(text) ?? text, foreign: foreign(textLanguage))
  }

  /// A text as markup, with the words of other languages in it marked.
  func marked(_ text: PhraseView) -> TrustedHTML {
    let wording = site.wordings[text.foreign ?? language]
    return wording?.marked(text.text) ?? TrustedHTML(text: text.text)
  }

  /// The code of a language that is not this page's; it must be said in the markup.
  func foreign(_ textLanguage: String) -> String? {
    textLanguage == language ? nil : textLanguage
  }

  /// Renders a text of a component's page for this page.
  func prose(on component: String, in textLanguage: String) -> ProseRenderer {
    ProseRenderer(
      place: place, component: component, language: textLanguage,
      wording: site.wordings[textLanguage] ?? Wording([:], preference: []))
  }
}

/// What all pages are made from.
final class SiteParts: Sendable {
  let graph: Graph
  let addresses: AddressBook
  let wordings: [String: Wording]
  let symbolTree: SymbolTree
  let order: ReadingOrder
  let timeline: Timeline
  /// By language.
  let validity: [String: ValidityWords]
  /// The components on each page of the list of all rules.
  let rulePages: [[String]]
  let texts: RuleTexts
  let neighbourhoods: Neighbourhoods

  init(_ graph: Graph, strings: [String: [String: String]]) {
    self.graph = graph
    let addresses = AddressBook(graph)
    self.addresses = addresses
    symbolTree = SymbolTree(graph)
    order = ReadingOrder(graph)
    timeline = Timeline(graph)
    rulePages = RulePages.divide(graph)
    neighbourhoods = Neighbourhoods(graph)
    let wordings = Dictionary(
      graph.site.languages.map { language in
        let preference = graph.site.preference(for: language.code)
        let runs = ForeignRuns(in: language.code, of: graph.site)
        return (language.code, Wording(strings, preference: preference, foreignRuns: runs))
      }, uniquingKeysWith: { first, _ in first })
    self.wordings = wordings
    validity = Dictionary(
      wordings.keys.map { code in
        let preference = graph.site.preference(for: code)
        return (code, ValidityWords(graph.editions, preference: preference, wordings))
      }, uniquingKeysWith: { first, _ in first })
    texts = RuleTexts(graph, addresses: addresses, wordings: wordings)
  }
}
