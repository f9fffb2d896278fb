/// An id occurs once in its data file, and a name once in its list.
enum RepeatedEntryCheck: FaultCheck {
  static let description = CheckDescription(
    id: "yaml/repeated-id",
    texts: (
      summary: "An id occurs once in its data file, and a name once in its list.",
      explanation: """
      The later of two records with the same id would be lost. When a list has a name twice, one of them was usually meant to be another name.
      """
    ),
    bad: [
      CheckExample([
        "editions.yml": """
        editions:
          - id: ios7
            date: "2013"
            title: {en: iOS 7, ko: iOS 7}
          - id: ↓ios7
            date: "2017"
            title: {en: iOS 11, ko: iOS 11}
        """
      ]),
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        platforms: [iOS, ↓iOS]
        ---
        """),
    ],
    good: [
      CheckExample([
        "editions.yml": """
        editions:
          - id: ios7
            date: "2013"
            title: {en: iOS 7, ko: iOS 7}
          - id: ios11
            date: "2017"
            title: {en: iOS 11, ko: iOS 11}
        """
      ])
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .entryRepeated(let id, let first) = fault.kind else { return nil }
    return report(
      at: fault.location,
      Message(
        "'\(id)' is given twice", notes: [Note(location: first, text: "first given here")]))
  }
}
