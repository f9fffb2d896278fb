import RuleGraph

extension Viewpoint {
  func symbolLink(_ name: String, writtenAs text: String? = nil) -> SymbolLinkView {
    SymbolLinkView(url: url(to: .symbol(name)), name: SymbolMarkup.code(text ?? name))
  }

  /// A link to a component or part; `nil` when there is none with the id.
  func componentLink(_ id: String) -> LinkView? {
    guard let component = graph.component(id), let title = title(of: component) else { return nil }
    return LinkView(url: url(to: .component(id)), title: title)
  }

  func editionLink(_ id: String) -> LinkView? {
    guard let title = phrase(graph.edition(id)?.title) else { return nil }
    return LinkView(url: url(to: .edition(id)), title: title)
  }

  func kind(_ kind: RuleKind) -> KindView {
    KindView(name: kind.rawValue, label: wording["kind.\(kind.rawValue)"])
  }

  /// A link to a rule; rules of other pages than the one given say their component.
  func ruleLink(_ id: RuleID, on page: String? = nil) -> RuleLinkView? {
    guard let rule = graph.rule(id), let text = rule.texts.first(of: preference) else { return nil }
    return RuleLinkView(
      url: url(to: .rule(id)), title: title(of: rule, text), foreign: foreign(text.language),
      kind: kind(rule.kind),
      component: page == id.page ? nil : graph.component(rule.component).flatMap(title(of:)),
      isHistoric: isHistoric(rule))
  }

  func title(of rule: Rule, _ text: (language: String, value: RuleText)) -> TrustedHTML {
    ProseRenderer(viewpoint: self, component: rule.id.page, language: text.language)
      .title(of: text.value.passage, otherwise: text.value.title)
  }

  func title(of component: Component) -> PhraseView? {
    phrase(component.texts.map(\.title))
  }

  /// The names of something in the languages other than the one it is shown in.
  func otherNames(_ names: Localized<String>) -> [PhraseView] {
    let shown = names.first(of: preference)?.language
    return graph.site.languages.map(\.code).filter { $0 != shown }.compactMap { code in
      names[code].map { phrase($0, in: code) }
    }
  }

  /// Whether a newer rule stands in its place, or it no longer holds in the newest edition.
  func isHistoric(_ rule: Rule) -> Bool {
    if !graph.edges(to: .rule(rule.id), .supersedes).isEmpty { return true }
    guard let newest = graph.editions.last else { return false }
    return !graph.isValid(rule.id, in: newest.id)
  }

  /// "12 rules"; `nil` for none.
  func ruleCount(_ count: Int) -> String? {
    count == 0 ? nil : wording.count("count.rules", count)
  }

  /// A notice that a text is not in this language.
  func fallback(_ textLanguage: String, _ key: String) -> FallbackView? {
    guard textLanguage != language else { return nil }
    let shown = graph.site.languages.first { $0.code == textLanguage }?.name ?? textLanguage
    return FallbackView(notice: wording(key, ["language": shown]))
  }

  /// Names joined by commas.
  func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
