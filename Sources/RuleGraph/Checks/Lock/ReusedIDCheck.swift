/// An id that was given up is not used again.
enum ReusedIDCheck: Check {
  static let description = CheckDescription(
    id: "lock/reused-id",
    texts: (
      summary: "An id that was given up is not used again.",
      explanation: """
      An old link would lead to something that it never meant. Choose another id. The id of a
      section counts too, because it is an address on the same page.
      """
    ),
    bad: [
      CheckExample([
        "rules.lock": "tab-bar/dim-unavailable-tabs retired",
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: A tab bar switches between areas.
        ---

        ### Dim unavailable tabs {#↓dim-unavailable-tabs .do}
        """,
      ]),
      CheckExample([
        "rules.lock": "tab-bar/availability renamed tab-bar/keep-every-tab-enabled",
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: A tab bar switches between areas.
        ---

        ## Availability {#↓availability}

        ### Keep every tab enabled {#keep-every-tab-enabled .do}
        """,
      ]),
    ],
    good: [
      CheckExample([
        "rules.lock": """
        tab-bar/dim-tabs renamed tab-bar/dim-unavailable-tabs
        tab-bar/dim-unavailable-tabs active
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    guard let lock = content.catalog.lock else { return [] }
    // Of two lines that disagree it is told that they are two.
    let doubtful = Set(lock.outdone.map(\.id))
    return content.outlines.flatMap { outline -> [Diagnostic] in
      outline.entries.compactMap { entry in
        guard case .id(let name) = entry.key,
          let line = lock[RuleID(page: outline.page.id, name: name)], line.status != .active,
          !doubtful.contains(line.id),
          let id = outline.languages.lazy.compactMap({ entry.headings[$0]?.id }).first
        else { return nil }
        return report(
          at: id.location,
          Message(
            "the id '\(line.id)' was given up and may not be used again",
            notes: [Note(location: line.location, text: "'\(line.status.rawValue)' here")]))
      }
    }
  }
}
