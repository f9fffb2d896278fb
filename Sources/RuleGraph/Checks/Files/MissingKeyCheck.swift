/// Front matter and data files give every key that their format needs.
enum MissingKeyCheck: ReadingCheck {
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
    let faults = content.catalog.faults
    return faults.compactMap { fault in
      guard case .keyMissing(let key) = fault.kind, !isMistyped(key, near: fault.location, faults)
      else { return nil }
      return report(at: fault.location, "'\(key)' is missing")
    }
  }

  /// Whether a key close by was meant to be this one, which is another check's finding.
  private static func isMistyped(
    _ key: String, near location: SourceLocation, _ faults: [Fault]
  ) -> Bool {
    faults.contains { fault in
      guard case .keyUnknown(let name, let known) = fault.kind,
        fault.location.path == location.path,
        (0..<8).contains(fault.location.line - location.line)
      else { return false }
      return NearestName.of(name, among: known) == key
    }
  }
}
