/// A line that ends in a heading's attributes is a heading.
enum AttributesOutsideHeadingCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "attribute/no-heading",
    texts: (
      summary: "A line that ends in a heading's attributes is a heading.",
      explanation: """
      A heading begins with one to six `#` and a space, in a line of its own. Without the space, or underlined with `---`, \
      the attributes stay in the text and the rule is lost.
      """
    ),
    bad: [
      .page("###Keep tabs enabled ↓{#keep-tabs-enabled .do}", marksWholeText: true),
      .page(
        """
        Keep tabs enabled ↓{#keep-tabs-enabled .do}
        ---
        """),
      .page("    ### Keep tabs enabled ↓{#keep-tabs-enabled .do}", marksWholeText: true),
    ],
    good: [
      .page("### Keep tabs enabled {#keep-tabs-enabled .do}"),
      .page("A rule ends in `{#keep-tabs-enabled .do}`"),
      .page("A set {a, b}"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { fault in
      guard case .attributesOutsideHeading = fault.kind else { return nil }
      let text = content.catalog.texts[fault.location.path]
      let line = text?.line(fault.location.line) ?? ""
      let needsSpace = line.hasPrefix("#")
      let isCode = !needsSpace && line.drop { " \t".contains($0) }.hasPrefix("#")
      return report(
        at: fault.location,
        Message(
          "these attributes are not at the end of a heading",
          explanation: needsSpace
            ? "A space belongs behind the '#': '### Title {#name .do}'."
            : isCode
              ? "A heading begins at the margin; four blanks or a tab before it make it code."
              : "A heading begins with '#' and a space: '### Title {#name .do}'."))
    }
  }
}
