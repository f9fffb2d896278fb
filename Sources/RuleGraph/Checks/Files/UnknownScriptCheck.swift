/// The script of a language is a code of ISO 15924.
enum UnknownScriptCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "file/unknown-script",
    texts: (
      summary: "The script of a language is a code of ISO 15924.",
      explanation: """
      From the script `hig` knows which language a query is in, which words of a text are in another language, and that \
      Korean has particles. Nothing is known about a code that does not exist, so all of this is left out. A code has \
      four letters, the first of them a capital: `Latn`, `Hang`, `Jpan`.
      """
    ),
    bad: [
      CheckExample([
        "site.yml": """
        title: {en: Guide, ko: 안내서}
        languages:
          - {code: en, name: English, script: Latn}
          - {code: ko, name: 한국어, script: ↓Hnag}
        """
      ]),
      CheckExample([
        "site.yml": """
        title: {en: Guide, ko: 안내서}
        languages:
          - {code: en, name: English, script: Latn}
          - {code: ko, name: 한국어, script: ↓Korean}
        """
      ]),
    ],
    good: [
      CheckExample([
        "site.yml": """
        title: {en: Guide, ko: 안내서}
        languages:
          - {code: en, name: English, script: Latn}
          - {code: ko, name: 한국어, script: Kore}
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var suggestions = Suggestions()
    return content.catalog.faults.compactMap { fault in
      guard case .scriptUnknown(let code) = fault.kind else { return nil }
      let suggestion = suggestions.suggestion(for: code, among: ScriptCode.all)
      return report(
        at: fault.location,
        Message(
          "no script '\(code)'\(suggestion.phrase)",
          explanation: suggestion.name == nil
            ? "A script has the four letters of ISO 15924, such as Latn or Hang." : nil),
        fixIts: suggestion.fixIts(at: fault.location))
    }
  }
}
