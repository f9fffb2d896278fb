/// Every page names the edition of its rules if other pages do.
enum MissingEditionCheck: Check {
  static let description = CheckDescription(
    id: "page/no-edition", severity: .warning,
    texts: (
      summary: "Every page names the edition of its rules if other pages do.",
      explanation: """
      If neither the heading's `since=` nor the page's `edition` names an edition, a rule is taken to hold from the \
      first. In a guide whose pages name editions, a missing line would pass new rules off as the oldest.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: ↓Tab bars
        summary: Tab bars switch areas.
        ---

        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing.
        """,
        "bars/toolbar/en.md": """
        ---
        title: Toolbars
        summary: A toolbar acts on the screen.
        edition: ios11
        ---
        """,
      ])
    ],
    good: [
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        ---

        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios7}

        A dimmed tab explains nothing.
        """,
        "bars/toolbar/en.md": """
        ---
        title: Toolbars
        summary: A toolbar acts on the screen.
        edition: ios11
        ---
        """,
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let naming = content.catalog.pages.filter { edition(of: $0) != nil }
    guard !naming.isEmpty else { return [] }
    let mistyped = Set(content.catalog.faults.filter(\.hidesAKey).map(\.location.path))
    return content.outlines.compactMap { outline in
      guard edition(of: outline.page) == nil, !content.damage.holds(page: outline.page.id),
        let rule = outline.entries.lazy.compactMap({ $0.ruleID(on: outline.page.id) })
          .first(where: { content.graph.rule($0).map { $0.since == nil } ?? false }),
        let title = outline.languages.lazy
          .compactMap({ outline.page.texts[$0]?.frontMatter.title?.location }).first,
        mistyped.isDisjoint(with: outline.languages.compactMap { outline.page.texts[$0]?.path })
      else { return nil }
      return report(
        at: title,
        Message(
          "this page names no 'edition', as others do",
          explanation: "'\(rule)' is taken to hold from the first edition on."))
    }
  }

  private static func edition(of page: Page) -> String? {
    page.texts.languages.lazy.compactMap { page.texts[$0]?.frontMatter.edition?.value }.first
  }
}

extension Fault {
  /// Whether a key of front matter may be there under another name, or could not be read.
  fileprivate var hidesAKey: Bool {
    switch kind {
    case .keyUnknown, .yamlInvalid, .valueOfWrongType, .frontMatterMissing, .frontMatterLate,
      .frontMatterUnclosed:
      true
    default: false
    }
  }
}
