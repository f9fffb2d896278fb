import CommonMark

/// Rules of two editions that give different numbers say how they stand to each other.
enum UndeclaredConflictCheck: Check {
  static let description = CheckDescription(
    id: "rule/undeclared-conflict", severity: .warning,
    texts: (
      summary:
        "Rules of two editions that give different numbers say how they stand to each other.",
      explanation: """
      The check looks at two rules of one component that hold at the same time, although they began in different \
      editions, and that are about the same thing: their titles share most words, or they name the same member of an API \
      and measure in the same unit. Add `supersedes=` or `conflicts=` to the newer rule, or `until=` to the older.
      """
    ),
    bad: [
      .page(
        """
        ### Show at most 5 tabs on a phone {#five-tabs .do since=ios7}

        ### ↓Show at most 4 tabs on a phone {#four-tabs .do since=ios11}
        """, marksWholeText: true),
      .page(
        """
        ### Make it tall {#tall .do since=ios7}

        `UITabBarItem.isEnabled` needs 44 pt.

        ### ↓Leave room for a thumb {#room .do since=ios11}

        Set `UITabBarItem.isEnabled` at 49 points.
        """, marksWholeText: true),
    ],
    good: [
      .page(
        """
        ### Show at most 5 tabs on a phone {#five-tabs .do since=ios7}

        ### Show at most 4 tabs on a phone {#four-tabs .do since=ios11 supersedes=five-tabs}

        ### Show at most 7 tabs on a tablet in landscape {#seven-tabs .do since=ios7}

        In iOS 7 a phone had 5 tabs; see [the newer limit](#four-tabs).
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let names = editionNames(in: content.graph)
    let claims = content.graph.rules.compactMap { Claim($0, in: content.graph, editions: names) }
    return Dictionary(grouping: claims, by: \.rule.component).values.flatMap { claims in
      disputes(among: claims, content.graph)
    }
  }

  /// - Parameter claims: of one component.
  private static func disputes(among claims: [Claim], _ graph: Graph) -> [Diagnostic] {
    let claims = claims.sorted { $0.start < $1.start }
    var older = ClaimIndex(claims)
    var found: [Diagnostic] = []
    for newer in claims {
      older.add(before: newer.start)
      found += older.likely(for: newer).lazy.filter { newer.disputes($0, in: graph) }
        .prefix(mostTold).compactMap { report(newer.rule, $0.rule, graph) }
    }
    return found
  }

  /// The most findings for a rule; thousands of similar titles would make one for each pair.
  private static let mostTold = 3

  /// Without what some add in brackets; only titles that state a number.
  private static func editionNames(in graph: Graph) -> [Substring] {
    graph.editions.flatMap { edition in
      edition.title.languages.compactMap { edition.title[$0] }.map {
        $0.prefix { $0 != "(" }.trimmed
      }
    }
    .filter { String($0).hasDigits }
  }

  private static func report(_ newer: Rule, _ older: Rule, _ graph: Graph) -> Diagnostic? {
    let languages = graph.site.languageCodes
    guard let text = newer.texts.first(of: languages)?.value,
      let other = older.texts.first(of: languages)?.value
    else { return nil }
    return report(
      at: text.titleLocation,
      Message(
        "'\(newer.id)' gives other numbers than '\(older.id)', and no edge says which holds",
        notes: [Note(location: other.location, text: "'\(other.title)' is here")]))
  }
}
