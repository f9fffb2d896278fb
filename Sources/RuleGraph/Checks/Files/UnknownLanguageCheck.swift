/// Page files and translated texts are in languages of site.yml.
enum UnknownLanguageCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "file/unknown-language",
    texts: (
      summary: "Page files and translated texts are in languages of site.yml.",
      explanation: """
      The file `ja.md` needs a language with the code `ja` in `site.yml`; without it nobody would see the page. So does a text with the key `ja` in a data file.
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
      case .languageMistyped(let code, let meant, let pages):
        report(
          at: fault.location,
          "no page is in '\(code)', and \(pages == 1 ? "one is" : "\(pages) are") in '\(meant)'; did you mean '\(meant)'?",
          fixIts: [FixIt(location: fault.location, replacement: meant)])
      default: nil
      }
    } + (isWhole ? unknownKeys(in: content) : [])
  }

  private static func unknownKeys(in content: CheckedContent) -> [Diagnostic] {
    let known = content.graph.site.languages.map(\.code)
    var suggestions = Suggestions()
    return content.unresolved.compactMap { reference in
      guard reference.target == .language else { return nil }
      return report(
        unknown: "language", reference.written, outOf: known,
        suggestions.suggestion(for: reference.name, among: known))
    }
  }
}
