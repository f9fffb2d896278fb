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
      .page("배지는 `↓UITabBarItem.isEnabled\u{A0}`로 끕니다.", language: "ko"),
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
      let suggestion =
        lookalike
        ?? suggestions.suggestion(
          for: reference.name, among: reference.name.contains(".") ? members : known)
      return report(
        reference, isOwn(suggestion, reference, graph) ? Suggestion(name: nil) : suggestion)
    }
  }

  /// Whether a suggestion is the symbol that is to be replaced, which cannot be meant.
  private static func isOwn(
    _ suggestion: Suggestion, _ reference: UnresolvedReference, _ graph: Graph
  ) -> Bool {
    guard case .symbol = reference.target, let symbol = suggestion.name.flatMap(graph.symbol)
    else { return false }
    return symbol.replacement == reference.name
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
      explanation: LookalikeName(name)?.words ?? blank(in: name)
        ?? (isSlip ? nil : "A name that is right but new goes into 'apis.yml'."))
    return report(
      at: reference.location, message, fixIts: suggestion.fixIts(at: reference.location))
  }

  /// What cannot be seen in it.
  private static func blank(in name: String) -> String? {
    name.unicodeScalars.lazy.compactMap(WideBlank.init).first.map { "It holds a \($0.name)." }
  }

  private static let mostSlips = 2
}
