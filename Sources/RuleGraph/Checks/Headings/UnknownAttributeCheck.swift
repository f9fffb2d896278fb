/// A heading carries only attributes that mean something.
enum UnknownAttributeCheck: FaultCheck {
  static let description = CheckDescription(
    id: "attribute/unknown",
    texts: (
      summary: "A heading carries only attributes that mean something.",
      explanation: """
      A misspelled attribute would be silently ignored.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do ↓sinse=ios7}
        """),
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled ↓kind=do}
        """),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do since=ios7}
        """)
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    switch fault.kind {
    case .attributeUnknown(let key, _) where FaultKind.namesKind(key):
      report(
        at: fault.location,
        Message("no attribute '\(key)'", explanation: "A kind stands behind a dot: '.do'."))
    case .attributeUnknown(let key, let known):
      report(unknown: "attribute", key, at: fault.location, among: known)
    default: nil
    }
  }
}
