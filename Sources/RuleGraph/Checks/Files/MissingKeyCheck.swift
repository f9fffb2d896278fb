/// Front matter and data files give every key that their format needs.
enum MissingKeyCheck: Check {
  static let description = CheckDescription(
    id: "yaml/missing-key",
    texts: (
      summary: "Front matter and data files give every key that their format needs.",
      explanation: """
      A page needs a title and a summary; a record needs an id and whatever it is shown by.
      """
    ),
    bad: [
      .page(
        """
        ---
        ↓title: Tab bars
        ---
        """),
      CheckExample([
        "editions.yml": """
        editions:
          - ↓id: ios7
            title: {en: iOS 7, ko: iOS 7}
        """
      ]),
    ],
    good: [
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        ---
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .keyMissing(let key):
        report(at: fault.location, "'\(key)' is missing")
      default: nil
      }
    }
  }
}
