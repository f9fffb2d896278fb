/// A rule is one of `.do`, `.avoid`, `.consider` and `.fact`; a component on another page is a `.part`.
enum UnknownKindCheck: Check {
  static let description = CheckDescription(
    id: "rule/unknown-kind",
    texts: (
      summary:
        "A rule is one of `.do`, `.avoid`, `.consider` and `.fact`; a component on another page is a `.part`.",
      explanation: """
      Other classes mean nothing here, so the heading would be taken for a section.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .↓avoids}
        """)
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .avoid}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .kindUnknown(let kind):
        report(unknown: "kind", kind, at: fault.location, among: HeadingReader.classes)
      default: nil
      }
    }
  }
}
