/// A rule has one kind, and is no part.
enum SeveralKindsCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "rule/several-kinds",
    texts: (
      summary: "A rule has one kind, and is no part.",
      explanation: """
      A statement that asks for something and warns of something is two rules; a part has rules beneath it.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do .↓avoid}
        """),
      .page(
        """
        ## Badge {#badge .part .↓do}
        """),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .kindsSeveral(let kinds):
        report(at: fault.location, "a heading has one kind, but this one is \(list(kinds))")
      default: nil
      }
    }
  }

  private static func list(_ kinds: [String]) -> String {
    kinds.map { "'.\($0)'" }.joined(separator: " and ")
  }
}
