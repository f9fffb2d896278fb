import Korean

/// A concept is called by the name that the glossary chose.
enum GlossaryCheck: Check {
  static let description = CheckDescription(
    id: "glossary/discouraged", severity: .warning, isMended: true,
    texts: (
      summary: "A concept is called by the name that the glossary chose.",
      explanation: """
      One word a concept lets readers recognise it, search for it and tell it from others.
      Variants are listed in `glossary.yml`; search still finds the rule by every one of them. `--fix` puts the name
      in place and corrects the particle after it: 탭 막대를 becomes 탭 바를, 칸으로 becomes 셀로.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 탭을 모두 켜 두세요 {#keep-every-tab-enabled}

        한 화면에는 ↓탭 막대를 하나만 둡니다.
        """
      ]),
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: tab-bar, name: {en: tab bar, ko: 탭 바}, discouraged: {en: [tab strip]}}
        """,
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: A tab bar switches between areas.
        ---

        Wide screens show two ↓Tab strips.
        """,
      ]),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 탭을 모두 켜 두세요 {#keep-every-tab-enabled}

        한 화면에는 탭 바를 하나만 둡니다. `탭 막대`라고 부르지 않습니다.
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.site.languages.flatMap { language -> [Diagnostic] in
      let terms = content.catalog.terms
      let lexicon = Lexicon(terms, in: language.code)
      let mender = TermMender(terms: terms, language: language.code)
      return content.pages.filter { $0.language == language.code }.flatMap { page in
        inFrontMatter(of: page, lexicon, mender)
          + page.runningTexts().flatMap { report(in: $0, on: page, lexicon, mender) }
      }
    }
  }

  private static func report(
    in text: RunningText, on page: CheckedPage, _ lexicon: Lexicon, _ mender: TermMender
  ) -> [Diagnostic] {
    discouraged(in: text, lexicon).map { match in
      let whole = match.range.lowerBound..<match.plural.upperBound
      return report(
        at: page.location(text.offsets(of: whole)), summary(match, in: text, mender),
        fixIts: mender.fixIts(for: match, in: text, on: page))
    }
  }

  /// A value that is folded over lines in YAML has no place but its start.
  private static func inFrontMatter(
    of page: CheckedPage, _ lexicon: Lexicon, _ mender: TermMender
  ) -> [Diagnostic] {
    page.frontMatterTexts().flatMap { value, text -> [Diagnostic] in
      if let text { return report(in: text, on: page, lexicon, mender) }
      let text = RunningText(value.value, at: 0)
      return discouraged(in: text, lexicon).map {
        report(at: value.location, summary($0, in: text, mender))
      }
    }
  }

  private static func summary(
    _ match: Lexicon.Match, in text: RunningText, _ mender: TermMender
  ) -> String {
    let written = text.string(match.range).replacing("\n", with: " ")
    return "the glossary says '\(mender.chosen(for: match))', not '\(written)'"
  }

  private static func discouraged(in text: RunningText, _ lexicon: Lexicon) -> [Lexicon.Match] {
    lexicon.matches(in: text.bytes).filter { match in
      match.entry.standing == .discouraged && isWord(match, in: text)
    }
  }

  /// A short word is one only where a particle or a verb ending follows, if anything.
  private static func isWord(_ match: Lexicon.Match, in text: RunningText) -> Bool {
    guard match.entry.isShort else { return true }
    let rest = text.hangul(from: match.plural.upperBound)
    guard !rest.isEmpty else { return true }
    let following = text.string(rest)
    return ParticleRow.leading(following) != nil || verbEndings.contains { following.hasPrefix($0) }
  }

  /// What makes a verb of a noun.
  private static let verbEndings = ["하", "했", "한", "할", "합", "해", "되", "됐", "된", "될", "됩", "돼"]
}
