/// A page file is named after a language of site.yml.
enum UnknownLanguageCheck: Check {
  static let description = CheckDescription(
    id: "file/unknown-language",
    texts: (
      summary: "A page file is named after a language of site.yml.",
      explanation: """
      The file `ja.md` needs a language with the code `ja` in `site.yml`; without it nobody would see the page.
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
      ])
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
    content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .entryUnknown(let name, let known):
        report(unknown: "language for page file", name, at: fault.location, among: known)
      default: nil
      }
    }
  }
}
