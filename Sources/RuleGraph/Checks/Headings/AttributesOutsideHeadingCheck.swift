/// A line that ends in a heading's attributes is a heading.
enum AttributesOutsideHeadingCheck: FaultCheck {
  static let description = CheckDescription(
    id: "attribute/no-heading",
    texts: (
      summary: "A line that ends in a heading's attributes is a heading.",
      explanation: """
      A heading begins with one to six `#` and a space, on a line of its own. Without the space, or when the title is \
      underlined with `---` or in bold, the attributes stay in the text and the rule is lost.
      """
    ),
    bad: [
      .page("###Keep tabs enabled ↓{#keep-tabs-enabled .do}", marksWholeText: true),
      .page(
        """
        Keep tabs enabled ↓{#keep-tabs-enabled .do}
        ---
        """),
      .page("####### Keep tabs enabled ↓{#keep-tabs-enabled .do}", marksWholeText: true),
      .page("**Keep tabs enabled ↓{#keep-tabs-enabled .do}**", marksWholeText: true),
      .page("**_Keep tabs enabled ↓{#keep-tabs-enabled .do}_**  \nTabs", marksWholeText: true),
      .page("_탭을 켜 두세요 ↓{#keep-every-tab-enabled}_", language: "ko", marksWholeText: true),
      .page("    ### Keep tabs enabled ↓{#keep-tabs-enabled .do}", marksWholeText: true),
    ],
    good: [
      .page("### Keep tabs enabled {#keep-tabs-enabled .do}"),
      .page("A rule ends in `{#keep-tabs-enabled .do}`"),
      .page("A set {a, b}"),
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .attributesOutsideHeading = fault.kind else { return nil }
    let text = content.catalog.texts[fault.location.path]
    return report(
      at: fault.location,
      Message(
        "these attributes are not at the end of a heading",
        explanation: advice(on: text?.line(fault.location.line) ?? "")))
  }

  /// What keeps a line from being a heading.
  private static func advice(on line: Substring) -> String {
    let margin = line.prefix { " \t".contains($0) }
    let signs = line.dropFirst(margin.count).prefix { $0 == "#" }
    if signs.isEmpty { return "A heading begins with '#' and a space: '### Title {#name .do}'." }
    if margin.count > 3 || margin.contains("\t") {
      return "A heading begins at the margin; four blanks or a tab before it make it code."
    }
    return signs.count > 6
      ? "A heading begins with six '#' at most, and here are \(signs.count)."
      : "A space belongs behind the '#': '### Title {#name .do}'."
  }
}
