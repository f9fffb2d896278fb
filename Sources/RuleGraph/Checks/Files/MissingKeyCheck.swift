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
      guard case .keyMissing(let key) = fault.kind, !isNear(fault.location, mistyped[key])
      else { return nil }
      return report(at: fault.location, "'\(key)' is missing")
    }
  }

  /// For each key, where other keys were written that were meant to be it, which another check reports; by path, lines.
  private static func mistypedKeys(in faults: [Fault]) -> [String: [String: Set<Int>]] {
    faults.reduce(into: [:]) { mistyped, fault in
      guard case .keyUnknown(let name, let known) = fault.kind,
        let meant = NearestName.of(name, among: known)
      else { return }
      mistyped[meant, default: [:]][fault.location.path, default: []].insert(fault.location.line)
    }
  }

  private static func isNear(_ location: SourceLocation, _ lines: [String: Set<Int>]?) -> Bool {
    guard let lines = lines?[location.path] else { return false }
    return (location.line..<location.line + 8).contains(where: lines.contains)
  }
}
