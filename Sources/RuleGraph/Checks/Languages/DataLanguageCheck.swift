/// A text of a data file is given in all languages.
enum DataLanguageCheck: Check {
  static let description = CheckDescription(
    id: "translation/data", severity: .warning,
    texts: (
      summary: "A text of a data file is given in all languages.",
      explanation: """
      Titles, names, captions and notes of `site.yml`, `editions.yml`, `sources.yml`, `apis.yml` and `glossary.yml` fall \
      back to another language where one is missing.
      """
    ),
    bad: [
      CheckExample([
        "editions.yml": """
        editions:
          - id: ios7
            date: "2013"
            title: ↓{en: iOS 7}
          - id: ios11
            date: "2018"
            title: {en: iOS 11, ko: iOS 11}
        """
      ])
    ],
    good: [
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: area, name: {en: area, ko: 영역}}
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let languages = content.catalog.site.languageCodes
    // Figures have a check of their own.
    let figures = content.catalog.printedPath("figures.yml")
    return content.catalog.dataTexts.filter { $0.location.path != figures }.flatMap { text in
      let missing = languages.filter { !text.languages.contains($0) }
      // Each that there is not may stand for one that is missing, and is reported where it is.
      let unknown = text.languages.subtracting(languages)
      return missing.dropFirst(unknown.count).map {
        report(at: text.location, "'\(text.key)' is missing in '\($0)'")
      }
    }
  }
}
