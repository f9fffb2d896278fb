import RuleGraph

/// From where something is seen: the page and the language it is shown in.
struct Viewpoint {
  let site: SiteParts
  let language: String
  /// The path of the page below the language's folder.
  let page: String
  let wording: Wording

  init(_ site: SiteParts, language: String, page: String) {
    self.site = site
    self.language = language
    self.page = page
    wording = site.wordings[language] ?? Wording([:], preference: [])
  }

  var graph: Graph {
    site.graph
  }

  /// The languages to look in, this one first.
  var preference: [String] {
    graph.site.preference(for: language)
  }

  /// The path of this page below the root of the site.
  var path: String {
    "\(language)/\(page)"
  }

  /// A link to an address in this language; an anchor alone when it is on this page.
  func url(to address: Address) -> String {
    let place = site.addresses.place(of: address)
    let anchor = place.anchor.map { "#" + $0 } ?? ""
    if place.page == page, !anchor.isEmpty { return anchor }
    return RelativePath.from(page, to: place.page) + anchor
  }

  /// A text in the first language that has it.
  func phrase(_ text: Localized<String>?) -> PhraseView? {
    text?.first(of: preference).map { phrase($0.value, in: $0.language) }
  }

  func phrase(_ text: String, in textLanguage: String) -> PhraseView {
    PhraseView(text: text, foreign: foreign(textLanguage))
  }

  /// The code of a language that is not this page's; it must be said in the markup.
  func foreign(_ textLanguage: String) -> String? {
    textLanguage == language ? nil : textLanguage
  }
}

/// What all pages are made from.
struct SiteParts: Sendable {
  let graph: Graph
  let addresses: AddressBook
  let wordings: [String: Wording]
  let symbolTree: SymbolTree

  init(_ graph: Graph, strings: [String: [String: String]]) {
    self.graph = graph
    addresses = AddressBook(graph)
    symbolTree = SymbolTree(graph)
    wordings = Dictionary(
      graph.site.languages.map { language in
        let preference = graph.site.preference(for: language.code)
        return (language.code, Wording(strings, preference: preference))
      }, uniquingKeysWith: { first, _ in first })
  }
}
