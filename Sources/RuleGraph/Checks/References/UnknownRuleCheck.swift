/// A rule that an attribute names exists.
enum UnknownRuleCheck: Check {
  static let description = CheckDescription(
    id: "link/unknown-rule",
    texts: (
      summary: "A rule that an attribute names exists.",
      explanation: """
      An id without a component is a rule on this page; a rule on another page is `component/rule`.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do supersedes=↓dim-tabs}
        """),
      .page("### Keep tabs enabled {#keep-tabs-enabled .do supersedes=↓toolbar}"),
      .page("### Keep tabs enabled {#keep-tabs-enabled .do see=↓toolbar/toolbar-button}"),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do see=↓toolbar/keep-short}

        A dimmed tab explains nothing.
        """),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do supersedes=dim-unavailable-tabs}

        ### Dim unavailable tabs {#dim-unavailable-tabs .do}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var suggestions = Suggestions()
    lazy var renamed = UnrecordedRenames(in: content)
    return content.unresolved.compactMap { reference in
      switch reference.target {
      case .rule where content.graph.component(reference.name) != nil:
        return report(
          at: reference.written.location,
          "'\(reference.name)' is a component; name one of its rules, as '\(reference.name)/…'")
      case .rule(let page), .ruleOrComponent(let page):
        if let former = FormerName(reference.name, on: page, in: content) {
          return report(
            at: reference.location, former.message, fixIts: former.fixIts(at: reference.location))
        }
        if let former = FormerPage(reference.name, in: content.graph, renamed) {
          return report(
            at: reference.location,
            former.message(after: "no rule or component '\(reference.name)'; "),
            fixIts: former.fixIts(at: reference.location))
        }
        return unknown(reference, on: page, &suggestions, content.graph)
      default: return nil
      }
    }
  }

  private static func unknown(
    _ reference: UnresolvedReference, on page: String, _ suggestions: inout Suggestions,
    _ graph: Graph
  ) -> Diagnostic {
    let name = reference.name
    if case .ruleOrComponent = reference.target, let part = graph.part(written: name) {
      return report(unknown: "rule or component", reference.written, Suggestion(name: part))
    }
    // The address of a link has a '#'.
    let isWhole = name.contains("/") || name.contains("#")
    let rules = isWhole ? graph.rules.map(\.id.description) : rules(on: page, graph)
    guard case .ruleOrComponent = reference.target else {
      let suggestion = suggestions.suggestion(for: name, on: page, among: rules)
      return report(
        unknown: "rule", reference.written, unlessOwn(suggestion, reference, on: page, graph))
    }
    let names = isWhole ? rules : rules + graph.components.map(\.id)
    let suggestion = suggestions.suggestion(for: name, on: "\(page) or component", among: names)
    return report(
      unknown: "rule or component", reference.written,
      unlessOwn(suggestion, reference, on: page, graph))
  }

  /// The suggestion, but for the rule in whose heading the name is: none refers to itself.
  private static func unlessOwn(
    _ suggestion: Suggestion, _ reference: UnresolvedReference, on page: String, _ graph: Graph
  ) -> Suggestion {
    guard let texts = suggestion.name.flatMap({ graph.rule(RuleID($0, on: page)) })?.texts else {
      return suggestion
    }
    let isOwn = texts.languages.compactMap { texts[$0]?.location }.contains {
      $0.path == reference.location.path && $0.line == reference.location.line
    }
    return isOwn ? Suggestion(name: nil) : suggestion
  }

  /// The ids of all rules; those of the page are in the short form that may be written there.
  private static func rules(on page: String, _ graph: Graph) -> [String] {
    graph.rules.map { $0.id.page == page ? $0.id.name : $0.id.description }
  }
}

extension Graph {
  /// The part that somebody named with its page, as a rule or the address of a link is.
  fileprivate func part(written name: String) -> String? {
    guard let mark = name.firstIndex(where: { "/#".contains($0) }),
      let part = component(String(name[mark...].dropFirst())), part.isPart,
      part.page == name[..<mark]
    else { return nil }
    return part.id
  }
}
