/// A word is the name of one term.
enum SharedNameCheck: Check {
  static let description = CheckDescription(
    id: "glossary/shared-name", severity: .warning,
    texts: (
      summary: "A word is the name of one term.",
      explanation: """
      When two terms share a name in a language, texts and search take the first to be meant; the second would be \
      reported as used on no page. A word that is accepted for one term cannot be the name of another either; list it \
      under `ambiguous`. Case makes no difference here, as it makes none in texts.
      """
    ),
    bad: [
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: tab-bar, component: tab-bar, name: {en: tab bar, ko: 탭 바}}
          - {id: tabs, name: {en: ↓Tab Bar, ko: 탭}}
        """
      ]),
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: tab-bar, component: tab-bar, name: {en: tab bar, ko: 탭 바}, accepted: {ko: [↓툴바]}}
          - {id: toolbar, component: toolbar, name: {en: toolbar, ko: 툴바}}
        """
      ]),
    ],
    good: [
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: tab-bar, component: tab-bar, name: {en: tab bar, ko: 탭 바}}
          - {id: tab, name: {en: tab, ko: 탭}}
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let glossary = content.catalog.printedPath("glossary.yml")
    // Of a term that stands there twice all its names do.
    guard !content.damage.holds(file: "glossary.yml") else { return [] }
    let names = content.catalog.dataTexts.filter {
      $0.key == "name" && $0.location.path == glossary
    }.map(\.texts)
    return content.catalog.site.languageCodes.flatMap { language in
      shared(names.compactMap { $0[language] }) + accepted(content.catalog.terms, in: language)
    }
  }

  /// Words that are accepted for one term and the name of another.
  private static func accepted(_ terms: [Term], in language: String) -> [Diagnostic] {
    let key = { (text: String) in text.utf8.map(Lexicon.folded) }
    let named = Dictionary(
      terms.compactMap { term in term.name[language].map { (key($0), term) } },
      uniquingKeysWith: { first, _ in first })
    return terms.flatMap { term in
      term.variants.compactMap { variant -> Diagnostic? in
        guard variant.standing == .accepted, variant.language == language,
          let other = named[key(variant.text)], other.id != term.id
        else { return nil }
        return report(
          at: variant.location,
          Message(
            "'\(variant.text)' is accepted for '\(term.id)' and the name of '\(other.id)'",
            notes: [Note(location: other.location, text: "the other is here")]))
      }
    }
  }

  /// - Parameter names: of one language.
  private static func shared(_ names: [Located<String>]) -> [Diagnostic] {
    names.repeated { $0.value.utf8.map(Lexicon.folded) }.map { name, earlier in
      report(
        at: name.location,
        Message(
          "'\(name.value)' is the name of two terms",
          notes: [Note(location: earlier.location, text: "the other is here")]))
    }
  }
}
