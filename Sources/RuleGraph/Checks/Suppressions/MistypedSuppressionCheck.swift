/// A comment meant to silence checks begins with `hig:ignore`.
enum MistypedSuppressionCheck: Check {
  static let description = CheckDescription(
    id: "suppression/mistyped",
    texts: (
      summary: "A comment meant to silence checks begins with `hig:ignore`.",
      explanation: """
      Write it in lower case, with a colon and no blank. Any other comment is only for writers and silences nothing.
      """
    ),
    bad: [
      .page("<!-- ↓hig-ignore markdown/bare-url -->\n\nTabs"),
      .page("<!-- ↓hig: ignore markdown/bare-url -->\n\nTabs"),
      .page("<!-- ↓HIG:ignore markdown/bare-url -->\n\nTabs"),
    ],
    good: [
      .page("<!-- hig:ignore markdown/bare-url -->\n\nSee https://example.com"),
      .page("<!-- Highlights are ignored. -->\n\n<!-- hig ignores this -->\n\nTabs"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    Suppression.mistypedMarks(in: content).map { written in
      report(
        at: written.location,
        "'\(written.value)' silences nothing; did you mean '\(Suppression.mark)'?",
        fixIts: [FixIt(location: written.location, replacement: Suppression.mark)])
    }
  }
}
