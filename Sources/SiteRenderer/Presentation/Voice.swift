import RuleGraph

/// A language as pages are written in it.
final class Voice: Sendable {
  let language: String
  /// The languages to look in, this one first.
  let preference: [String]
  let wording: Wording
  let editions: EditionTitles
  let validity: ValidityWords
  private let wordings: [String: Wording]
  private let kinds: [RuleKind: KindView]
  private let twinKinds: [RuleKind: String]
  private let relations: [EdgeKind: String]
  /// The positions of the switch between editions, oldest first, and all of them at once; none when there is no choice.
  let asOf: [AsOfView]

  /// - Parameter wordings: the words of the site by language.
  init(_ language: String, of graph: Graph, _ wordings: [String: Wording]) {
    self.language = language
    self.wordings = wordings
    let preference = graph.site.preference(for: language)
    self.preference = preference
    let wording = wordings[language] ?? Wording([:], preference: [])
    self.wording = wording
    editions = EditionTitles(
      graph.editions.map { Self.phrase($0.title, preference, wordings) ?? $0.id })
    validity = ValidityWords(editions, wording)
    let kinds = RuleKind.allCases.map { kind in
      (kind, KindView(name: kind.rawValue, label: wording["kind.\(kind.rawValue)"]))
    }
    self.kinds = Dictionary(uniqueKeysWithValues: kinds)
    twinKinds = self.kinds.mapValues { "**\($0.label)**: [" }
    relations = Dictionary(
      uniqueKeysWithValues: EdgeKind.allCases.map { kind in
        (kind, wording["relations.edge-\(kind.rawValue)"])
      })
    asOf = Self.positions(graph.editions.map(\.id), editions, wording)
  }

  private static func positions(
    _ ids: [String], _ titles: EditionTitles, _ wording: Wording
  ) -> [AsOfView] {
    guard ids.count > 1 else { return [] }
    let moments = ids.indices.map { place in
      AsOfView(
        id: ids[place], label: titles.short[place], isNow: false, title: titles.whole[place])
    }
    return moments + [AsOfView(id: "_now", label: wording["as-of.now"], isNow: true, title: "")]
  }

  /// What a page says of the edition that is chosen, around its title.
  ///
  /// - Parameter isTimeless: whether the page is alike in all editions.
  func notice(isTimeless: Bool) -> (lead: String, rest: String) {
    let words = wording(isTimeless ? "as-of.timeless" : "as-of.notice", ["edition": "\0"])
    let parts = words.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  private static func phrase(
    _ text: Localized<String>, _ preference: [String], _ wordings: [String: Wording]
  ) -> String? {
    text.first(of: preference).map { wordings[$0.language]?.marks.text($0.value) ?? $0.value }
  }

  func kind(_ kind: RuleKind) -> KindView {
    kinds[kind] ?? KindView(name: kind.rawValue, label: kind.rawValue)
  }

  /// What a link to a rule of a kind begins with in Markdown.
  func twinKind(_ kind: RuleKind) -> String {
    twinKinds[kind] ?? "["
  }

  /// What a rule is to another one.
  func relation(_ kind: EdgeKind) -> String {
    relations[kind] ?? kind.rawValue
  }

  /// A text in the first language that has it.
  func phrase(_ text: Localized<String>?) -> PhraseView? {
    text?.first(of: preference).map { phrase($0.value, in: $0.language) }
  }

  func phrase(_ text: String, in textLanguage: String) -> PhraseView {
    let wording = textLanguage == language ? wording : wordings[textLanguage]
    return PhraseView(text: wording?.marks.text(text) ?? text, foreign: foreign(textLanguage))
  }

  func title(of component: Component) -> PhraseView? {
    component.texts.first(of: preference).map { phrase($0.value.title, in: $0.language) }
  }

  /// A text as markup, with the words of other languages in it marked.
  func marked(_ text: PhraseView) -> TrustedHTML {
    wordings[text.foreign ?? language]?.marked(text.text) ?? TrustedHTML(text: text.text)
  }

  /// The code of a language that is not this one; it must be said in the markup.
  func foreign(_ textLanguage: String) -> String? {
    textLanguage == language ? nil : textLanguage
  }
}
