/// A word is the name of one term.
enum SharedNameCheck: Check {
  static let description = CheckDescription(
    id: "glossary/shared-name", severity: .warning,
    texts: (
      summary: "A word is the name of one term.",
      explanation: """
      When two terms share a name in a language, texts and search take the first to be meant; the second would be \
      reported as used on no page. Case makes no difference here, as it makes none in texts.
      """
    ),
    bad: [
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: tab-bar, component: tab-bar, name: {en: tab bar, ko: 탭 바}}
          - {id: tabs, name: {en: ↓Tab Bar, ko: 탭}}
        """
      ])
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
      shared(names.compactMap { $0[language] })
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
