/// A text of a data file is plain text.
enum DataMarksCheck: Check {
  static let description = CheckDescription(
    id: "markdown/in-data", severity: .warning,
    texts: (
      summary: "A text of a data file is plain text.",
      explanation: """
      Titles, names, captions and notes of data files are not Markdown: the marks of emphasis, links and images would be \
      shown as they are, and so would quotation marks around a whole text.
      """
    ),
    bad: [
      CheckExample([
        "glossary.yml":
          "terms:\n  - {id: area, name: {en: area, ko: 영역}, why: {en: ↓Say *area* alone, ko: 말}}\n"
      ]),
      CheckExample([
        "glossary.yml":
          "terms:\n  - {id: area, name: {en: area, ko: 영역}, why: {en: It, ko: ↓영역은 **하나**입니다}}\n"
      ]),
      CheckExample([
        "glossary.yml":
          "terms:\n  - id: area\n    name: {en: area, ko: 영역}\n    why:\n      ko: ↓영역은 [여기](a.md)에 있습니다.\n"
      ]),
      CheckExample([
        "glossary.yml":
          "terms:\n  - {id: area, name: {en: area, ko: ↓“영역”}}\n"
      ]),
    ],
    good: [
      CheckExample([
        "glossary.yml":
          "terms:\n  - id: area\n    name: {en: area, ko: 영역}\n    why: {en: A `UIView` of 2 * 3, ko: cut(_:)와 copy(_:)}\n"
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.dataTexts.flatMap { data in
      data.texts.languages.compactMap { data.texts[$0] }
    }
    .compactMap { text in
      let place = text.location
      let written = content.catalog.texts[place.path]?.slice(place.range)
      return marked(text, written) ?? quoted(text, written)
    }
  }

  private static func marked(
    _ text: Located<String>, _ written: Substring?
  ) -> Diagnostic? {
    guard let marked = MarkedText(text, besides: ofNames) else { return nil }
    return report(
      at: text.location, marked.words,
      fixIts: text.value.contains(where: ofNames.contains) ? [] : marked.fixIts(written))
  }

  private static func quoted(
    _ text: Located<String>, _ written: Substring?
  ) -> Diagnostic? {
    guard let quoted = QuotedText(text.value) else { return nil }
    return report(
      at: text.location, quoted.words, fixIts: MarkedText.fixIts(text, quoted.plain, written))
  }

  /// Names of APIs stand in these texts, with backticks or without: `cut(_:)` and `copy(_:)`.
  private static let ofNames = "`_"
}
