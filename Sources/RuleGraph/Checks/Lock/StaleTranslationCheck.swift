/// When facts of a rule change in one language, the others follow.
enum StaleTranslationCheck: Check {
  static let description = CheckDescription(
    id: "translation/stale", severity: .warning,
    texts: (
      summary: "When facts of a rule change in one language, the others follow.",
      explanation: """
      Numbers, API names, links or the kind are no longer what a person accepted, and the languages
      now differ. `hig translate` shows both texts; `hig translate accept ID` records
      that they agree again.
      """
    ),
    bad: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-unavailable-tabs active
        tab-bar/keep-every-tab-enabled active en=avoid.5c0f3a9b77e1.0000b2d41f06 ko=avoid.77aa3a9b77e1.0000b2d41f06
        toolbar/keep-it-short active
        """,
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ↓### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}

        `UITabBarItem.isEnabled`는 그대로 두세요.
        """,
      ])
    ],
    good: [CheckExample([:])])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let languages = content.graph.site.languageCodes
    let broken = Dictionary(grouping: content.linked.unresolved, by: \.location.path)
    return content.graph.rules.flatMap { rule -> [Diagnostic] in
      guard let first = rule.texts.first(of: languages)?.language else { return [] }
      return languages.filter { $0 != first }.compactMap { language in
        guard let translation = content.graph.translation(of: rule.id, in: language),
          translation.state == .stale,
          let pair = TextPair(of: rule, in: (first, language), content.graph),
          ![pair.text, pair.original].contains(where: { isBroken($0, broken) }),
          let changes = FactChanges(translation, of: rule, in: language, content.graph),
          changes.aspects.contains(.kind) || !isOverlong(rule, in: [first, language], content)
        else { return nil }
        return report(
          pair, since: changes.aspects,
          "'\(rule.id)' has changed since its languages agreed: \(changes.words)")
      }
    }
  }

  /// Whether a text may hold that of another rule; then the surplus text differs, and is reported as such.
  private static func isOverlong(
    _ rule: Rule, in languages: [String], _ content: CheckedContent
  ) -> Bool {
    languages.contains { !content.overlong.texts(missingBehind: rule.id, in: $0).isEmpty }
  }

  /// Whether names in a text lead nowhere; it may be as before once they are mended.
  private static func isBroken(
    _ text: RuleText, _ broken: [String: [UnresolvedReference]]
  ) -> Bool {
    broken[text.location.path]?.contains { text.lines.contains($0.location.line) } ?? false
  }
}
