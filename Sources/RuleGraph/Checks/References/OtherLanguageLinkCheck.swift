/// A link stays in the language of its page.
enum OtherLanguageLinkCheck: Check {
  static let description = CheckDescription(
    id: "link/other-language",
    texts: (
      summary: "A link stays in the language of its page.",
      explanation: """
      A reader of one language should not land in another; write the same link with the file of this language.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. Use a [toolbar](↓../toolbar/ko.md).
        """)
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-tabs-enabled .do}

        A dimmed tab explains nothing. Use a [toolbar](../toolbar/en.md).
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.unresolved.compactMap { reference in
      guard case .pageInOtherLanguage(let expected) = reference.target else { return nil }
      let pieces = reference.name.split(separator: "/").dropLast()
      let meant = (pieces + ["\(expected).md"]).joined(separator: "/")
      return report(
        at: reference.location,
        "'\(reference.name)' is in another language; did you mean '\(meant)'?",
        fixIts: Suggestion(name: meant).fixIts(at: reference.location))
    }
  }
}
