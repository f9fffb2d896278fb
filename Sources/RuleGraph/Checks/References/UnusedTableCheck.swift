/// Every table of system items is placed by a rule.
enum UnusedTableCheck: Check {
  static let description = CheckDescription(
    id: "table/unused", severity: .warning,
    texts: (
      summary: "Every table of system items is placed by a rule.",
      explanation: """
      A table is shown below the rule that names it with `table=`. A table that no rule places is on no component's \
      page, although its caption was written for one.
      """
    ),
    bad: [
      CheckExample([
        "apis.yml": """
        symbols:
          - {name: UITabBarItem, kind: class, framework: UIKit}
          - {name: UITabBarItem.SystemItem, kind: enum, framework: UIKit}
        tables:
          - {id: UITabBarItem.SystemItem, component: tab-bar, caption: {en: Icons, ko: 아이콘}}
          - {id: ↓UITabBarItem, component: tab-bar, caption: {en: Items, ko: 항목}}
        """
      ])
    ],
    good: [
      .page(
        """
        ### The system has icons {#system-icons .fact table=UITabBarItem.SystemItem}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    // The rule that places it may have been lost, or name it otherwise.
    guard !content.damage.mayLoseRules, !content.unresolved.contains(where: { $0.target == .table })
    else { return [] }
    let placed = Set(content.graph.rules.compactMap(\.table))
    return content.graph.tables.filter { !placed.contains($0.id) }.map {
      report(at: $0.location, "no rule places the table '\($0.id)'")
    }
  }
}
