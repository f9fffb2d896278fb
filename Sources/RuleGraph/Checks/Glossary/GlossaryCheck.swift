import Korean

/// A concept is called by the name that the glossary chose.
enum GlossaryCheck: Check {
  static let description = CheckDescription(
    id: "glossary/discouraged", severity: .warning, isMended: true,
    texts: (
      summary: "A concept is called by the name that the glossary chose.",
      explanation: """
      One word for each concept lets readers recognise it, search for it and tell it from others.
      Variants are listed in `glossary.yml`; search still finds the rule by every one of them. `--fix` puts the name
      in place and corrects the particle after it: 탭 막대를 becomes 탭 바를, 칸으로 becomes 셀로. A word that has marks of emphasis \
      or of a link inside it, such as `탭 **막대**를`, is left to you, and so is one alone in quotation marks: often the word \
      itself is spoken of.
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
      CheckExample([
        "editions.yml": """
        editions:
          - id: ios7
            date: "2013"
            title: {en: iOS 7, ko: iOS 7의 ↓탭 막대}
          - {id: ios11, date: "2017", title: {en: iOS 11, ko: iOS 11}}
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

        ### 탭을 모두 켜 두세요 {#keep-every-tab-enabled}

        한 화면에는 탭 바를 하나만 둡니다. `탭 막대`라고 부르지 않습니다.

        example.com/탭막대, www.example.com/탭막대, #탭막대, 탭막대@example.com, 탭막대.png, 탭막대.MP4를 보세요.
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.glossaryScan().discouraged
  }

  static func diagnostics(in scanned: ScannedText) -> [Diagnostic] {
    let mender = TermMender(terms: scanned.glossary.terms, language: scanned.language)
    return discouraged(in: scanned).map { match in
      let whole = match.range.lowerBound..<match.plural.upperBound
      return report(
        at: scanned.location(of: whole), summary(match, in: scanned.text, mender),
        fixIts: scanned.place == nil
          ? mender.fixIts(for: match, in: scanned.text, of: scanned.file) : [])
    }
  }

  private static func summary(
    _ match: Lexicon.Match, in text: RunningText, _ mender: TermMender
  ) -> String {
    let written = text.string(match.range).replacing("\n", with: " ")
    return "the glossary says '\(mender.chosen(for: match))', not '\(written)'"
  }

  private static func discouraged(in scanned: ScannedText) -> [Lexicon.Match] {
    scanned.matches.filter {
      $0.entry.standing == .discouraged && isWord($0, in: scanned.text)
        && !scanned.text.isInAddress($0.range.lowerBound..<$0.plural.upperBound)
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
