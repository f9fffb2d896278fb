/// An id is made of at most 100 lower-case letters, digits and hyphens, and is a name.
enum InvalidIDCheck: Check {
  static let description = CheckDescription(
    id: "rule/invalid-id",
    texts: (
      summary:
        "An id is made of at most 100 lower-case letters, digits and hyphens, and is a name.",
      explanation: """
      It becomes part of addresses and of `rules.lock` and is never changed again, so it names what the rule says, not where it stands. Names like `section-1` are kept for headings without an id, and the folder of a page is an id too.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#↓KeepTabs .do}
        """),
      .page(
        """
        ### Keep tabs enabled {#↓12 .do}
        """),
      .page(
        """
        ## Availability {#↓section-1}
        """),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-5-tabs .do}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .idInvalid(let id):
        report(
          at: fault.location,
          Message(
            "'\(id)' is not an id",
            explanation:
              "An id is a name of at most \(HeadingReader.longestID) lower-case letters, digits and hyphens, but not like 'section-1'."
          ))
      default: nil
      }
    }
  }
}
