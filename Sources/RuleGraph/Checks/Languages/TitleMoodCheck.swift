/// A rule's title asks, forbids or states as its kind says, in every language.
enum TitleMoodCheck: Check {
  static let description = CheckDescription(
    id: "translation/title-mood", severity: .warning,
    texts: (
      summary: "A rule's title asks, forbids or states as its kind says, in every language.",
      explanation: """
      The kind is given once for all languages. A title that forbids belongs to `.avoid` (Don't …, -지 마세요), one that \
      asks belongs to `.do` or `.consider` (-하세요), and one that states belongs to `.fact` (-습니다). Where a title says the \
      opposite in one language, the rule was translated wrongly or its kind has changed.
      """
    ),
    bad: [
      CheckExample(
        [
          "bars/tab-bar/en.md": """
          ---
          title: Tab bars
          summary: A tab bar switches between areas.
          ---

          ### Don't hide tabs {#keep-every-tab-enabled .avoid}
          """,
          "bars/tab-bar/ko.md": """
          ---
          title: 탭 바
          summary: 탭 바는 영역을 오가게 합니다.
          ---

          ### ↓탭을 숨기세요 {#keep-every-tab-enabled}
          """,
        ], marksWholeText: true),
      .page("### ↓Don't dim tabs {#dim-tabs .do}", marksWholeText: true),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: A tab bar switches between areas.
        ---

        ### Never hide tabs {#keep-every-tab-enabled .avoid}

        ### Tabs don't move {#tabs-stay .fact}
        """,
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 탭을 숨기지 마세요 {#keep-every-tab-enabled}

        ### 탭은 움직이지 않습니다 {#tabs-stay}
        """,
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.graph.rules.flatMap { rule in
      rule.texts.languages.compactMap { language -> Diagnostic? in
        guard let text = rule.texts[language], !content.illegible.contains(text.location.path),
          let mood = TitleMood(of: text.title, in: language), !mood.fits(rule.kind)
        else { return nil }
        return report(
          at: text.titleLocation,
          "the rule is '.\(rule.kind.rawValue)', but this title \(mood.rawValue)")
      }
    }
  }
}
