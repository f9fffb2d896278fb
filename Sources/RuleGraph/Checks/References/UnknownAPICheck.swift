import Korean

/// An API name is listed in `apis.yml`.
enum UnknownAPICheck: Check {
  static let description = CheckDescription(
    id: "api/unknown",
    texts: (
      summary: "An API name is listed in `apis.yml`.",
      explanation: """
      Names in `apis`, and code spans that can only be names (`UITabBar`, `Tab.isEnabled`), are links to the page of the symbol. Write the Swift spelling; other spellings are aliases in `apis.yml`.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. See `↓UITabBarItem.enabled`.
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do apis=↓UITabbar}
        """),
      CheckExample([
        "apis.yml": """
        symbols:
          - {name: UISearchDisplayController, kind: class, framework: UIKit, replacement: ↓UISearchControler}
          - {name: UISearchController, kind: class, framework: UIKit}
        """
      ]),
      CheckExample([
        "apis.yml": """
        symbols:
          - {name: UITabBar, kind: class, framework: UIKit, aliases: [UITabView]}
        """,
        "bars/toolbar/ko.md": """
        ---
        title: 툴바
        summary: 툴바는 화면에 동작을 더합니다.
        ---

        탭은 `↓UITabView`에 둡니다.
        """,
      ]),
      .page("배지는 `↓UIT\u{430}bBar`에 답니다.", language: "ko"),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. See `UITabBarItem.isEnabled`.
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let graph = content.graph
    let known = graph.apiNames
    // To name a type in its place would lose what a member says.
    let members = known.filter { $0.contains(".") }
    let joined = JoinedNames(graph)
    let aliases = aliases(in: graph)
    var suggestions = Suggestions()
    return content.unresolved.compactMap { reference in
      // Names run together are told by a check of their own.
      guard [.api, .symbol].contains(reference.target), joined.parts(of: reference.name) == nil
      else { return nil }
      if let name = aliases[reference.name] { return report(reference, aliasOf: name) }
      let lookalike = graph.lookalike(of: reference.name).map { Suggestion(name: $0.meant) }
      let names = reference.name.contains(".") ? members : known
      let suggestion = lookalike ?? suggestions.suggestion(for: reference.name, among: names)
      guard let own = owner(of: reference, graph), suggestion.name == own else {
        return report(reference, suggestion)
      }
      return report(reference, Suggestion(for: reference.name, among: names.filter { $0 != own }))
    }
  }

  /// The symbol that a reference is written for, which cannot be meant.
  private static func owner(of reference: UnresolvedReference, _ graph: Graph) -> String? {
    guard case .symbol = reference.target else { return nil }
    return graph.symbols.filter {
      $0.location.path == reference.location.path && $0.location <= reference.location
    }
    .max { $0.location < $1.location }?.name
  }

  /// The Swift spellings by the other ones.
  private static func aliases(in graph: Graph) -> [String: String] {
    let symbols = graph.symbols.map { (name: $0.name, aliases: $0.aliases) }
    let items = graph.systemItems.map { (name: $0.symbol, aliases: $0.aliases) }
    let pairs = (symbols + items).flatMap { symbol in symbol.aliases.map { ($0, symbol.name) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func report(
    _ reference: UnresolvedReference, aliasOf name: String
  ) -> Diagnostic {
    report(
      at: reference.location, "'\(reference.name)' is another name of '\(name)'; write that one",
      fixIts: Suggestion(name: name).fixIts(at: reference.location))
  }

  /// Says where names come from unless one was plainly mistyped: it may be one that nobody has named yet.
  private static func report(
    _ reference: UnresolvedReference, _ suggestion: Suggestion
  ) -> Diagnostic {
    let name = reference.name
    let isSlip = suggestion.name.map { editDistance(name, $0, limit: mostSlips) != nil } ?? false
    let message = Message(
      "no API '\(name)'\(suggestion.phrase)",
      explanation: LookalikeName(name)?.words
        ?? (isSlip ? nil : "A name that is right but new goes into 'apis.yml'."))
    return report(
      at: reference.location, message, fixIts: suggestion.fixIts(at: reference.location))
  }

  private static let mostSlips = 2
}
