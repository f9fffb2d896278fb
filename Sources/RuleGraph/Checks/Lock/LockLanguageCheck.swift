/// The languages of `rules.lock` are those of the site.
enum LockLanguageCheck: Check {
  static let description = CheckDescription(
    id: "lock/unknown-language", severity: .warning,
    texts: (
      summary: "The languages of `rules.lock` are those of the site.",
      explanation: """
      What was accepted in a language that `site.yml` does not list has no effect.
      """
    ),
    bad: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-unavailable-tabs active
        ↓tab-bar/keep-every-tab-enabled active kr=do.5c0f3a9b77e1.0000b2d41f06
        toolbar/keep-it-short active
        """
      ])
    ],
    good: [CheckExample([:])])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    guard !content.damage.holds(file: "site.yml") else { return [] }
    let languages = content.graph.site.languageCodes
    var suggestions = Suggestions()
    return (content.catalog.lock?.entries ?? []).flatMap { entry in
      entry.acceptances.languages.filter { !languages.contains($0) }.map { code in
        let near = suggestions.suggestion(for: code, among: languages)
        return report(at: entry.location, "no language '\(code)'\(near.phrase)")
      }
    }
  }
}
