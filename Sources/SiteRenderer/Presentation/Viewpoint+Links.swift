import RuleGraph

extension Viewpoint {
  func symbolURL(_ name: String) -> String {
    site.symbolLinks[name]?.url(from: place) ?? url(to: .symbol(name))
  }

  func symbolLink(_ name: String, writtenAs text: String? = nil) -> SymbolLinkView {
    SymbolLinkView(
      url: symbolURL(name),
      name: text.map(SymbolMarkup.code) ?? site.symbolLinks[name]?.code ?? SymbolMarkup.code(name))
  }

  /// A link to a component or part; `nil` when there is none with the id.
  func componentLink(_ id: String) -> LinkView? {
    link(toComponent: id)?.view(on: place)
  }

  func kind(_ kind: RuleKind) -> KindView {
    voice.kind(kind)
  }

  /// A link to a rule.
  ///
  /// Rules of other pages than the one given say their component, and those that hold no longer
  /// their editions; with `isDated` all do.
  func ruleLink(_ id: RuleID, on page: String? = nil, isDated: Bool = false) -> RuleLinkView? {
    link(to: id)?.view(on: place, home: page == id.page, isDated: isDated)
  }

  func title(of component: Component) -> PhraseView? {
    voice.title(of: component)
  }

  /// The names of something in the languages other than the one it is shown in.
  func otherNames(_ names: Localized<String>) -> [PhraseView] {
    let shown = names.first(of: preference)?.language
    return site.about.languageCodes.filter { $0 != shown }.compactMap { code in
      names[code].map { phrase($0, in: code) }
    }
  }

  /// "12 rules"; `nil` for none.
  func ruleCount(_ count: Int) -> String? {
    count == 0 ? nil : wording.count("count.rules", count)
  }

  /// A notice that a text is not in this language.
  func fallback(_ textLanguage: String, _ key: String) -> FallbackView? {
    guard textLanguage != language else { return nil }
    let text = wording(key, ["language": languageName(textLanguage)])
    return FallbackView(text: text, notice: wording.marked(text))
  }

  /// What a language calls itself.
  func languageName(_ code: String) -> String {
    site.about.languages.first { $0.code == code }?.name ?? code
  }

  /// Names joined by commas.
  func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// The glossary entries for some components.
  func terms(for components: [String]) -> [LinkView] {
    components.flatMap { graph.edges(to: .component($0), .names) }.compactMap { edge in
      guard case .term(let id) = edge.source, let name = phrase(graph.term(id)?.name) else {
        return nil
      }
      return LinkView(url: url(to: .term(id)), title: name)
    }
  }
}
