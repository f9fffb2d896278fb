/// Two rules of which one asks for what the other forbids say how they stand to each other.
enum UndeclaredOppositeCheck: Check {
  static let description = CheckDescription(
    id: "rule/undeclared-opposite", severity: .warning,
    texts: (
      summary:
        "Two rules of which one asks for what the other forbids say how they stand to each other.",
      explanation: """
      The check looks at two rules of one component that hold in the same edition: the title of a `.do` or `.consider` \
      and that of an `.avoid`, which are the same but for the words that ask or forbid. Add `supersedes=` or \
      `conflicts=` to one of them, or `until=` to the older; where each has its own condition, say so in the titles.
      """
    ),
    bad: [
      .page(
        """
        ### Show a badge {#show-a-badge .do}

        ### ↓Don't show a badge {#no-badge .avoid}
        """, marksWholeText: true),
      .page(
        """
        ### ↓Always dim unavailable tabs {#dim-tabs .do since=ios11}

        ### Never dim unavailable tabs {#never-dim-tabs .avoid since=ios7}
        """, marksWholeText: true),
    ],
    good: [
      .page(
        """
        ### Show a badge {#show-a-badge .do since=ios7}

        ### Don't show a badge {#no-badge .avoid since=ios11 supersedes=show-a-badge}

        ### Don't show a badge for every message {#no-badge-for-every-message .avoid}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let graph = content.graph
    return graph.site.languageCodes.flatMap { opposites(in: $0, graph) }
      .compactMap { report($0, graph) }
  }

  /// Two rules as positions.
  private struct Opposites {
    let asking: Int
    let forbidding: Int
  }

  private struct Request: Hashable {
    let component: String
    let words: String
  }

  /// The most findings for a rule, and the most rules that it is held against: no one has thousands of equal titles.
  private static let (mostTold, mostCompared) = (3, 64)

  private static func opposites(in language: String, _ graph: Graph) -> [Opposites] {
    let requests = { (forbids: Bool, isMeant: (RuleKind) -> Bool) in
      graph.rules.enumerated().compactMap { position, rule -> (request: Request, position: Int)? in
        guard isMeant(rule.kind), let title = rule.texts[language]?.title,
          let words = TitleMood.request(of: title, forbids: forbids, in: language)
        else { return nil }
        return (Request(component: rule.component, words: words), position)
      }
    }
    let forbidden = Dictionary(grouping: requests(true) { $0 == .avoid }, by: \.request)
    if forbidden.isEmpty { return [] }
    return requests(false) { $0 == .do || $0 == .consider }.flatMap { request, asking in
      (forbidden[request] ?? []).prefix(mostCompared).map(\.position).lazy
        .filter { disagree(graph.rules[asking], graph.rules[$0], graph) }
        .prefix(mostTold).map { Opposites(asking: asking, forbidding: $0) }
    }
  }

  private static func disagree(_ rule: Rule, _ other: Rule, _ graph: Graph) -> Bool {
    rule.sharesPlatform(with: other) && graph.holdTogether(rule.id, other.id)
      && !graph.areTied(rule.id, other.id)
  }

  /// At the newer of the two, or of one edition the one that stands below.
  private static func report(_ opposites: Opposites, _ graph: Graph) -> Diagnostic? {
    let (asking, forbidding) = (graph.rules[opposites.asking], graph.rules[opposites.forbidding])
    let isNewer =
      (graph.start(of: asking) ?? 0, opposites.asking)
      > (graph.start(of: forbidding) ?? 0, opposites.forbidding)
    let (newer, older) = isNewer ? (asking, forbidding) : (forbidding, asking)
    let verbs = isNewer ? ("asks for", "forbids") : ("forbids", "asks for")
    guard let text = newer.texts.first(of: graph.site.languageCodes)?.value,
      let other = older.texts.first(of: graph.site.languageCodes)?.value
    else { return nil }
    return report(
      at: text.titleLocation,
      Message(
        "'\(newer.id)' \(verbs.0) what '\(older.id)' \(verbs.1), and no edge says which holds",
        notes: [Note(location: other.location, text: "'\(other.title)' is here")]))
  }
}
