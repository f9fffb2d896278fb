internal import Korean

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

/// What a title does, as far as its wording tells.
enum TitleMood: String {
  case asks
  case forbids
  case states

  /// `nil` where the wording does not show it.
  init?(of title: String, in language: String) {
    // `en` and `en-GB` are worded alike.
    let name = language.prefix { $0 != "-" }.lowercased()
    guard let forms = Self.forms[name] else { return nil }
    // Bytes, because to compare Hangul as text takes a fiftieth of a check's time.
    let title = composedHangul(title).utf8
    let form = forms.first { form in
      form.words.contains { word in
        form.isPrefix
          ? title.starts(with: word.utf8) : title.suffix(word.utf8.count).elementsEqual(word.utf8)
      }
    }
    guard let form else { return nil }
    self = form.mood
  }

  func fits(_ kind: RuleKind) -> Bool {
    switch kind {
    case .avoid: self == .forbids
    case .do, .consider: self != .forbids
    case .fact: self == .states
    }
  }

  private typealias Form = (mood: TitleMood, isPrefix: Bool, words: [String])

  /// The wordings of each language, the narrower first.
  private static let forms: [String: [Form]] = [
    "en": [
      (.forbids, true, ["Don't ", "Don’t ", "Do not ", "Avoid ", "Never "]),
      (.asks, true, ["Consider "]),
    ],
    "ko": [
      (.forbids, false, ["지 마세요", "지는 마세요", "지도 마세요", "지 마십시오", "피하세요", "삼가세요"]),
      (.asks, false, ["세요", "십시오"]),
      (.states, false, ["니다"]),
    ],
  ]
}
