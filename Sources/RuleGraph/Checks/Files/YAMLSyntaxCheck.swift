/// Front matter and data files are valid YAML.
enum YAMLSyntaxCheck: Check {
  static let description = CheckDescription(
    id: "yaml/syntax",
    texts: (
      summary: "Front matter and data files are valid YAML.",
      explanation: """
      Text with a colon and a space, or that begins with a special character, needs quotation marks.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: Tab bars↓: they switch areas.
        ---
        """
      ]),
      CheckExample([
        "editions.yml": """
        editions:
          - id: ios7
            date: "2013"
            title: {en: iOS 7, ko: iOS 7
        ↓
        """
      ]),
    ],
    good: [
      .page(
        """
        ---
        title: Tab bars
        summary: "Tab bars: they switch areas."
        ---
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .yamlInvalid(let problem):
        report(at: fault.location, "not valid YAML: \(problem)")
      default: nil
      }
    }
  }
}
