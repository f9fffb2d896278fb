/// A value has the shape that its key asks for.
enum ValueTypeCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "yaml/type",
    texts: (
      summary: "A value has the shape that its key asks for.",
      explanation: """
      A title is text, a list of APIs is a list, and a text in several languages is a mapping from language to text.
      """
    ),
    bad: [
      .page(
        """
        ---
        title: ↓[Tab, bars]
        summary: Tab bars switch areas.
        ---
        """),
      CheckExample([
        "editions.yml": """
        editions:
          - id: ios7
            date: "2013"
            title: ↓iOS 7
        """
      ]),
    ],
    good: [
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        apis: [UITabBar]
        ---
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .valueOfWrongType(let key, let expected):
        report(at: fault.location, "'\(key)' must be \(expected)")
      default: nil
      }
    }
  }
}
