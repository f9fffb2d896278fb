/// Page files and translated texts are in languages of site.yml.
enum UnknownLanguageCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "file/unknown-language",
    texts: (
      summary: "Page files and translated texts are in languages of site.yml.",
      explanation: """
      The file `ja.md` needs a language with the code `ja` in `site.yml`; without it nobody would see the page. The same goes for a text with the key `ja` in a data file.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/kr.md": """
        ↓---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---
        """
      ]),
      CheckExample([
        "editions.yml": """
        editions:
          - id: ios7
            date: "2013"
            title: {en: iOS 7, ↓kr: iOS 7}
          - {id: ios11, date: "2018", title: {en: iOS 11, ko: iOS 11}}
        """
      ]),
      CheckExample([
        "site.yml": """
        title: {en: Guide, ko: 안내서}
        languages:
          - {code: en, name: English, script: Latn}
          - {code: ↓kr, name: 한국어, script: Hang}
        groups:
          - {id: bars, title: {en: Bars, ko: 바}, components: [tab-bar, toolbar]}
        """
      ]),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var suggestions = Suggestions()
    let isWhole = !content.damage.holds(file: "site.yml")
    return content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .entryUnknown(let name, let known) where isWhole:
        report(
          unknown: "language for page file", Located(name, at: fault.location), outOf: known,
          suggestions.suggestion(for: name, on: fault.location.path, among: known))
      case .languageMistyped(let language): report(language)
      default: nil
      }
    } + (isWhole ? unknownKeys(in: content) : [])
  }

  private static func report(_ language: MistypedLanguage) -> Diagnostic {
    let (code, meant) = (language.code, language.meant)
    let pages = language.pageCount == 1 ? "one is" : "\(language.pageCount) are"
    let texts = language.keyCount == 1 ? "a text" : "\(language.keyCount) texts"
    let keys = language.keyCount == 0 ? "" : ", here and as the key of \(texts)"
    return report(
      at: code.location,
      "no page is in '\(code.value)', and \(pages) in '\(meant)'; did you mean '\(meant)'\(keys)?",
      fixIts: [FixIt(location: code.location, replacement: meant)])
  }

  private static func unknownKeys(in content: CheckedContent) -> [Diagnostic] {
    let known = content.graph.site.languageCodes
    var suggestions = Suggestions()
    return content.unresolved.compactMap { reference in
      guard reference.target == .language else { return nil }
      return report(
        unknown: "language", reference.written, outOf: known,
        suggestions.suggestion(for: reference.name, among: known))
    }
  }
}
