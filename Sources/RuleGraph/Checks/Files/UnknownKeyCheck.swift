/// Front matter and data files use only the keys of their format.
enum UnknownKeyCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "yaml/unknown-key",
    texts: (
      summary: "Front matter and data files use only the keys of their format.",
      explanation: """
      A key that nobody reads is most often a misspelled one.
      """
    ),
    bad: [
      .page(
        """
        ---
        title: Tab bars
        ↓sumary: Tab bars switch areas.
        ---
        """),
      CheckExample([
        "sources.yml": """
        sources:
          - id: ios7-2013
            title: {en: Bars, ko: 바}
            ↓editon: ios7
            edition: ios7
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
      case .keyUnknown(let key, let known):
        report(unknown: "key", key, at: fault.location, among: known)
      default: nil
      }
    }
  }
}
