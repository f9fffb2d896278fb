/// A heading has the same level in all languages.
enum HeadingLevelCheck: Check {
  static let description = CheckDescription(
    id: "translation/heading-level",
    texts: (
      summary: "A heading has the same level in all languages.",
      explanation: """
      The level decides what a rule belongs to: below `## Badges {#badge .part}` every heading of level 3 is about \
      badges, until the next heading of level 2. The first language decides for all languages, so one missing `#` there \
      moves rules.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ↓## 모든 탭을 켜 두세요 {#keep-every-tab-enabled}
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

        ### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.outlines.filter { !content.damage.holds(page: $0.page.id) }.flatMap { outline in
      outline.entries.flatMap { diagnostics(on: $0, outline.languages) }
    }
  }

  private static func diagnostics(
    on entry: PageOutline.Entry, _ languages: [String]
  ) -> [Diagnostic] {
    guard case .id(let id) = entry.key,
      let first = languages.first, let original = entry.headings[first]
    else { return [] }
    return languages.dropFirst().compactMap { language -> Diagnostic? in
      // That a title of the page stands among its headings is told of where it is.
      guard let heading = entry.headings[language], heading.level != original.level,
        min(heading.level, original.level) > 1
      else { return nil }
      return report(
        at: heading.location,
        Message(
          "'\(id)' is of level \(heading.level) here, and of level \(original.level) in '\(first)'",
          notes: [Note(location: original.location, text: "'\(original.title)' is here")]))
    }
  }
}
