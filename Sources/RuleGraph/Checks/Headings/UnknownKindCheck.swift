/// A rule is one of `.do`, `.avoid`, `.consider` and `.fact`; a component on another page is a `.part`.
enum UnknownKindCheck: FaultCheck {
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

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .kindUnknown(let kind) = fault.kind else { return nil }
    return report(kind, at: fault.location)
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
