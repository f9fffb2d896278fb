import CommonMark

/// Front matter and data files use only the keys of their format.
enum UnknownKeyCheck: FaultCheck {
  static let description = CheckDescription(
    id: "yaml/unknown-key",
    texts: (
      summary: "Front matter and data files use only the keys of their format.",
      explanation: """
      A key that nothing reads is usually misspelled, or has run together with its value.
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
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: area, ↓category:concept, name: {en: area, ko: 영역}}
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

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    switch fault.kind {
    case .keyUnknown(let key, let known):
      report(unknown: "key", key, at: fault.location, among: known)
    case .keyJoined(let name, let key): report(name, joinedTo: key, at: fault.location)
    default: nil
    }
  }

  private static func report(
    _ name: String, joinedTo key: String, at location: SourceLocation
  ) -> Diagnostic {
    let rest = name.dropFirst(key.count)
    let start = location.range.lowerBound
    let colon = SourceLocation(
      path: location.path, line: start.line, column: start.column + key.utf8.count,
      length: rest.prefix(1).utf8.count)
    let isAsWritten = location.range.upperBound.column - start.column == name.utf8.count
    return report(
      at: location,
      "'\(name)' is one name; a ':' and a blank part '\(key)' from what it is given",
      fixIts: isAsWritten
        ? [FixIt(location: colon, replacement: rest.dropFirst().first == " " ? ":" : ": ")] : [])
  }
}
