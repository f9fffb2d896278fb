/// An id occurs once on its page.
enum RepeatedIDCheck: Check {
  static let description = CheckDescription(
    id: "rule/repeated-id",
    texts: (
      summary: "An id occurs once on its page.",
      explanation: """
      Two headings with the same id would share an address, and one of them could not be reached.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#enabled .do}

        ### Show why a tab is empty {#↓enabled .do}
        """)
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#enabled .do}

        ### Show why a tab is empty {#empty .do}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.pages.flatMap { page in
      page.texts.languages.compactMap { page.texts[$0] }.flatMap(repeated)
    }
  }

  private static func repeated(in text: PageText) -> [Diagnostic] {
    text.headings.compactMap(\.id).repeated(by: \.value).map { id, earlier in
      report(
        at: id.location,
        Message(
          "the id '\(id.value)' is given twice",
          notes: [Note(location: earlier.location, text: "first given here")]))
    }
  }
}
