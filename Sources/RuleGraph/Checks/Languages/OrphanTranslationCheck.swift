/// A heading with an id in a translation is a heading of the first language, or has a kind.
enum OrphanTranslationCheck: Check {
  static let description = CheckDescription(
    id: "translation/orphan",
    texts: (
      summary:
        "A heading with an id in a translation is a heading of the first language, or has a kind.",
      explanation: """
      Usually the id is mistyped, or the rule was renamed in only one language.
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
    var suggestions = Suggestions()
    return content.outlines.filter { !content.damage.holds(page: $0.page.id) }
      .flatMap { outline in
        diagnostics(on: outline, &suggestions) {
          content.damage.holds(RuleID(page: outline.page.id, name: $0))
        }
      }
  }

  private static func diagnostics(
    on outline: PageOutline, _ suggestions: inout Suggestions, isLost: (String) -> Bool
  ) -> [Diagnostic] {
    let ids = orphanIDs(on: outline).filter { !isLost($0.value) }
    return zip(ids, meant(ids, on: outline, &suggestions)).map { id, suggestion in
      report(
        unknown: "heading in '\(outline.languages.first ?? "")' with the id", id, suggestion)
    }
  }

  private static func orphanIDs(on outline: PageOutline) -> [Located<String>] {
    outline.orphans.flatMap { entry in
      outline.languages.compactMap { entry.headings[$0]?.id }
    }
  }

  /// The ids of the first language, except those that a translation has: no heading was meant to have the id of
  /// another.
  private static func known(on outline: PageOutline) -> [String] {
    guard let first = outline.languages.first else { return [] }
    return outline.entries.filter { entry in
      entry.headings[first] != nil && outline.languages.contains { entry.headings[$0] == nil }
    }.compactMap { if case .id(let id) = $0.key { id } else { nil } }
  }

  /// The ids that orphans were most likely meant to have.
  static func meantIDs(
    on outline: PageOutline, _ suggestions: inout Suggestions
  ) -> Set<String> {
    Set(meant(orphanIDs(on: outline), on: outline, &suggestions).compactMap(\.name))
  }

  /// For each of some ids a very similar one, or otherwise the one that the heading at the same place has in the first
  /// language.
  private static func meant(
    _ ids: [Located<String>], on outline: PageOutline, _ suggestions: inout Suggestions
  ) -> [Suggestion] {
    guard !ids.isEmpty else { return [] }
    let known = known(on: outline)
    let originals = Dictionary(
      outline.renamed.map { ($0.translation.id?.location, $0.original.id?.value) },
      uniquingKeysWith: { first, _ in first })
    return ids.map { id in
      let near = suggestions.suggestion(for: id.value, on: outline.page.id, among: known)
      return near.name == nil ? Suggestion(name: originals[id.location] ?? nil) : near
    }
  }
}
