/// A rule is one of `.do`, `.avoid`, `.consider` and `.fact`; a component on another page is a `.part`.
enum UnknownKindCheck: ReadingCheck {
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
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .↓must}
        """),
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
        report(kind, at: fault.location)
      default: nil
      }
    }
  }

  private static func report(_ kind: String, at location: SourceLocation) -> Diagnostic {
    guard kind.hasSuffix(","), HeadingReader.classes.contains(String(kind.dropLast())) else {
      return report(
        unknown: "kind", Located(kind, at: location), outOf: HeadingReader.classes,
        Suggestion(name: RuleKind.likely(kind, among: HeadingReader.classes)))
    }
    return report(
      at: location,
      Message("no kind '\(kind)'", explanation: "Attributes have spaces between them, no commas."),
      fixIts: [FixIt(location: location, replacement: String(kind.dropLast()))])
  }
}
