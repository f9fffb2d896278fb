import CommonMark

/// A heading keeps the attributes that make it a rule, or give it its name.
enum LostAttributesCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "attribute/lost",
    texts: (
      summary: "A heading keeps the attributes that make it a rule, or give it its name.",
      explanation: """
      Attributes end the heading's line, in braces: `### Title {#name .do}`. With anything behind them, even the `#` \
      that may close a heading, or in other brackets, they are part of the title. Literal braces are written \
      `\\{word\\}`. Where a translation gives the heading an id, or `rules.lock` knows it as a rule, its attributes were \
      deleted.
      """
    ),
    bad: [
      .page(
        """
        ## Availability {#availability}

        ↓### Keep tabs enabled

        ### Dim unavailable tabs {#dim-unavailable-tabs .do}
        """),
      .page("↓### Keep every tab enabled"),
      .page("### Keep tabs enabled {#↓keep-every-tab-enabled}"),
      .page("### Keep every tab enabled\n\n### Dim them ↓{#dim-unavailable-tabs .do} all"),
      .page("### Keep every tab enabled\n\n### Dim them ↓[#dim-unavailable-tabs .do]"),
      .page("### Keep them new ↓{#keep-new .do} ###"),
      .page("### Keep them new ↓{keep-new}"),
      .page("### 새 것으로 두세요 ↓{#keep-new}.", language: "ko"),
    ],
    good: [
      .page(
        """
        ## Availability {#availability}

        ### Keep tabs enabled {#keep-every-tab-enabled .do}
        """),
      .page("### Dim tabs"),
      .page("### Use {braces} in `{#code .do}` [2] (#1)"),
      .page("### Use \\{braces\\}"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let unclosed = FaultLines(of: \.isOfUnclosedAttributes, in: content)
    let inTitles = content.pages.flatMap { page in
      page.text.faults.compactMap { inTitle($0, on: page.id) }
    }
    // What a list without its end has lost, it may have told behind it.
    return inTitles
      + content.lost.filter { !unclosed.hold($0.heading.location) }.map { lost in
        guard let id = lost.heading.id else { return reportID(of: lost, in: content.catalog) }
        return report(
          at: id.location,
          Message(
            lost.kind.map { "the kind of the rule '\(lost.id)' is missing: '.\($0.rawValue)'" }
              ?? "the rule '\(lost.id)' has no kind",
            explanation: explanation(of: lost)),
          fixIts: lost.kind.map { [FixIt(inserting: " .\($0.rawValue)", behind: id.location)] }
            ?? [])
      }
  }

  private static func inTitle(_ fault: Fault, on page: String) -> Diagnostic? {
    guard case .attributesInTitle(let attributes) = fault.kind else { return nil }
    return report(attributes, of: attributes.name.map { "\(page)/\($0)" })
  }

  private static func reportID(of lost: LostHeading, in catalog: Catalog) -> Diagnostic {
    let heading = lost.heading
    if let text = catalog.texts[heading.location.path],
      let mistyped = TitleAttributes(of: lost.id.name, at: heading.location, in: text)
    {
      return report(mistyped, of: lost.id.description)
    }
    let attributes = "{#\(lost.id.name)\(lost.kind.map { " .\($0.rawValue)" } ?? "")}"
    // What was mistyped stands in the title, and is to be mended rather than followed by another.
    let isMistyped = ["#", "{"].contains { heading.title.contains("\($0)\(lost.id.name)") }
    let isKnown = lost.entry == nil || lost.kind != nil
    return report(
      at: heading.location,
      Message(
        summary(of: lost, attributes), explanation: explanation(of: lost),
        notes: lost.translation.map { _, heading in
          [Note(location: heading.location, text: "'\(heading.title)' is here")]
        } ?? []),
      fixIts: isKnown && !isMistyped ? heading.insertion(of: attributes) : [])
  }

  private static func report(_ attributes: TitleAttributes, of rule: String?) -> Diagnostic {
    report(
      at: attributes.location,
      Message(
        rule.map { "the attributes of '\($0)' stay in the title" }
          ?? "these attributes stay in the title",
        explanation: advice(on: attributes.flaw)),
      fixIts: attributes.mended.map { [FixIt(location: $0.location, replacement: $0.value)] } ?? [])
  }

  private static func advice(on flaw: TitleAttributes.Flaw) -> String {
    switch flaw {
    case .escaped: "They end the line, in braces without backslashes."
    case .marked: "They end the line, with no mark behind them."
    case .closed: "They end the line: no '#' stands behind them."
    case .followed: "They end the line: what is written behind them stands before them."
    case .repeated: "A heading has one list of attributes, at the end of its line."
    case .bracketed: "They end the line, in braces and no other brackets."
    case .unsigned: "An id stands behind '#', a kind behind '.': '{#name .do}'."
    }
  }

  private static func summary(of lost: LostHeading, _ attributes: String) -> String {
    guard lost.entry == nil, let language = lost.translation?.language else {
      return "the attributes of the rule '\(lost.id)' are missing: '\(attributes)'"
    }
    return "the id '\(lost.id.name)' is missing, which this heading has in '\(language)'"
  }

  private static func explanation(of lost: LostHeading) -> String? {
    guard lost.entry != nil else {
      let section = "'{#\(lost.id.name)}' makes it a section"
      return "\(section); a rule has its kind there too, and a part '.part'."
    }
    let kind = lost.kind == nil ? "A rule has a kind: '{#\(lost.id.name) .do}'. " : ""
    return "\(kind)If the rule is no more, 'hig retire \(lost.id)' says so."
  }
}
