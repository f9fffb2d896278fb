import CommonMark

/// Attributes stand on the headings they are for.
enum MisplacedAttributeCheck: Check {
  static let description = CheckDescription(
    id: "attribute/misplaced",
    texts: (
      summary: "Attributes stand on the headings they are for.",
      explanation: """
      Sections carry none; a part carries `apis=` and `platforms=`; the others belong to rules.
      """
    ),
    bad: [
      .page(
        """
        ## Tabs {#tabs ↓since=ios7}
        """),
      .page(
        """
        ## Badge {#badge .part ↓supersedes=keep-tabs-enabled}
        """),
    ],
    good: [
      .page(
        """
        ## Badge {#badge .part apis=UITabBarItem}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let unread = FaultLines(
      of: { $0.isOfFullWidthMarks || $0.isOfInvalidID || $0.isOfAttributesInTitle }, in: content)
    // A rule without its kind is told as that.
    let lost = FaultLines(of: content.lost.map(\.heading.location))
    return content.outlines.flatMap { outline in
      outline.entries.filter { !hasUnknownKind($0, outline) }.flatMap(misplaced)
    }
    .filter { !unread.hold($0.location) && !lost.hold($0.location) }
  }

  /// Whether a heading was meant to be a rule of a kind that does not exist, which another check reports.
  private static func hasUnknownKind(_ entry: PageOutline.Entry, _ outline: PageOutline) -> Bool {
    guard entry.kind == nil, !entry.isPart else { return false }
    return outline.languages.contains { language in
      guard let heading = entry.headings[language], !heading.attributes.isEmpty,
        let document = outline.page.texts[language]?.document
      else { return false }
      let written = document.attributes(of: heading.node)
      return written?.classes.isEmpty == false
        || written?.pairs.contains { FaultKind.namesKind($0.key.value) } == true
    }
  }

  private static func misplaced(in entry: PageOutline.Entry) -> [Diagnostic] {
    guard entry.kind == nil else { return [] }
    // A part without an id is another check's finding.
    let headings = entry.headings.languages.compactMap { entry.headings[$0] }
    guard entry.isPart || headings.allSatisfy({ $0.part == nil }) else { return [] }
    let allowed = entry.isPart ? AttributeKey.ofParts : []
    let noun = entry.isPart ? "a part" : "a section"
    return headings.flatMap(\.attributes)
      .filter { !allowed.contains($0.key) }
      .map {
        report(
          at: $0.keyLocation,
          Message(
            "'\($0.key.rawValue)' has no meaning on \(noun)",
            explanation: entry.isPart
              ? "A part carries 'apis=' and 'platforms='; give this to its rules."
              : "A heading with an id and a kind is a rule: '{#name .do}'."))
      }
  }
}
