/// Every rule has a line in `rules.lock`.
enum UnpublishedRuleCheck: Check {
  static let description = CheckDescription(
    id: "lock/missing-rule", severity: .warning,
    texts: (
      summary: "Every rule has a line in `rules.lock`.",
      explanation: """
      With that line the id is published: it may be renamed or retired, but never dropped or used
      again. `hig translate accept ID` adds the line and records that the languages agree.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: A tab bar switches between areas.
        ---

        ### Keep every tab enabled {#keep-every-tab-enabled .do}

        ### Dim unavailable tabs {#dim-unavailable-tabs .do}

        ↓### Dim a tab {#dim-a-tab .do}
        """
      ])
    ],
    good: [CheckExample([:])])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    guard let lock = content.catalog.lock, lock.faults.allSatisfy(\.kind.keepsTheLine)
    else { return [] }
    let languages = content.graph.site.languageCodes
    let unpublished = content.graph.rules.filter { lock[$0.id] == nil }
    guard !unpublished.isEmpty else { return [] }
    return unpublished.compactMap { rule in
      // An id that a published rule seems to have taken is told of with that rule, a folder that is no id with its page.
      guard !content.gone.newIDs.contains(rule.id), HeadingReader.isValidID(rule.id.page),
        let text = rule.texts.first(of: languages)?.value
      else { return nil }
      return report(
        at: text.location,
        Message(
          "'\(rule.id)' has no line in rules.lock",
          explanation: "'hig translate accept \(rule.id)' adds it once the languages agree."))
    }
  }
}

extension LockFault.Kind {
  /// Whether the rule of the line is known all the same.
  fileprivate var keepsTheLine: Bool {
    switch self {
    case .repeated, .unsorted, .acceptanceMalformed, .acceptanceRepeated: true
    case .idInvalid, .statusMissing, .statusUnknown, .targetCount: false
    }
  }
}
