/// A table that a rule places is listed in `apis.yml`.
enum UnknownTableCheck: Check {
  static let description = CheckDescription(
    id: "link/unknown-table",
    texts: (
      summary: "A table that a rule places is listed in `apis.yml`.",
      explanation: """
      Tables of system items are data: the id of a table is the name of the enum whose cases it lists.
      """
    ),
    bad: [
      .page(
        """
        ### The system has icons {#system-icons .fact table=↓UITabBarItem.Items}
        """)
    ],
    good: [
      .page(
        """
        ### The system has icons {#system-icons .fact table=UITabBarItem.SystemItem}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var suggestions = Suggestions()
    return content.unresolved.compactMap { reference in
      guard reference.target == .table else { return nil }
      return report(
        unknown: "table", reference.written,
        suggestions.suggestion(
          for: reference.name, among: content.graph.tables.map(\.id)))
    }
  }
}
