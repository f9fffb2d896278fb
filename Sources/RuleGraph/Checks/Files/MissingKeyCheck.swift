/// Front matter and data files give every key that their format needs.
enum MissingKeyCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "yaml/missing-key",
    texts: (
      summary: "Front matter and data files give every key that their format needs.",
      explanation: """
      A page needs a title and a summary; a record needs an id and the texts that the site shows for it.
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
    let mistyped = mistypedKeys(in: faults)
    return faults.compactMap { fault in
      guard case .keyMissing(let key, let others) = fault.kind,
        !others.contains(where: { mistyped[key]?.contains($0.location) ?? false })
      else { return nil }
      return report(at: fault.location, "'\(key)' is missing")
    }
  }

  /// For each key where others were written that were meant to be it, which is another check's finding.
  private static func mistypedKeys(in faults: [Fault]) -> [String: Set<SourceLocation>] {
    faults.reduce(into: [:]) { mistyped, fault in
      guard case .keyUnknown(let name, let known) = fault.kind,
        let meant = NearestName.of(name, among: known)
      else { return }
      mistyped[meant, default: []].insert(fault.location)
    }
  }
}
