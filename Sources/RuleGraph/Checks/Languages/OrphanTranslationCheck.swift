/// A heading with an id in a translation is a heading of the first language, or has a kind.
enum OrphanTranslationCheck: Check {
  static let description = CheckDescription(
    id: "translation/orphan",
    texts: (
      summary:
        "A heading with an id in a translation is a heading of the first language, or has a kind.",
      explanation: """
      Most often the id is mistyped, or the rule was renamed in one language only.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 모든 탭을 켜 두세요 {#↓keep-every-tab-enable}
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
    content.catalog.pages.flatMap { page in
      orphans(on: PageOutline(page, site: content.catalog.site))
    }
  }

  private static func orphans(on outline: PageOutline) -> [Diagnostic] {
    guard let first = outline.languages.first else { return [] }
    let known = outline.page.texts[first]?.headings.compactMap { $0.id?.value } ?? []
    let orphans = outline.entries.filter {
      $0.kind == nil && !$0.isPart && $0.headings[first] == nil
    }
    return orphans.flatMap { entry in
      outline.languages.compactMap { entry.headings[$0]?.id }.map { id in
        report(
          unknown: "heading in '\(first)' with the id", id.value, at: id.location, among: known)
      }
    }
  }
}
