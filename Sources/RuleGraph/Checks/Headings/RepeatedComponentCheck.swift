/// An id names one component, whether it has a page or is a part of one.
enum RepeatedComponentCheck: Check {
  static let description = CheckDescription(
    id: "component/repeated-id",
    texts: (
      summary: "An id names one component, whether it has a page or is a part of one.",
      explanation: """
      Components are known by their id alone, without the group or the page they are in: in links, in the glossary, in `hig lookup --component` and in addresses. The later of two components with the same id would be lost.
      """
    ),
    bad: [
      .page(
        """
        ## Toolbars {#↓toolbar .part}
        """),
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        ---

        ## Badge {#badge .part}
        """,
        "bars/toolbar/en.md": """
        ---
        title: Toolbars
        summary: A toolbar acts on the screen.
        ---

        ## Badge {#↓badge .part}
        """,
      ]),
      CheckExample([
        "controls/toolbar/en.md": """
        ---
        title: ↓Toolbars
        summary: A toolbar acts on the screen.
        ---
        """
      ]),
    ],
    good: [
      .page(
        """
        ## Badge {#badge .part}
        """),
      .page(
        """
        ## Toolbars {#toolbar}
        """),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let outlines = content.outlines
    // Pages come first, because a folder is the harder one to rename.
    let components = outlines.compactMap(page) + outlines.flatMap(parts)
    return components.repeated(by: \.value).map { component, earlier in
      report(
        at: component.location,
        Message(
          "the component '\(component.value)' is given twice",
          notes: [Note(location: earlier.location, text: "first given here")]))
    }
  }

  private static func page(_ outline: PageOutline) -> Located<String>? {
    guard let text = outline.languages.first.flatMap({ outline.page.texts[$0] }) else { return nil }
    let place = text.titleLocation
    return Located(outline.page.id, at: place)
  }

  private static func parts(_ outline: PageOutline) -> [Located<String>] {
    outline.entries.filter(\.isPart).compactMap { entry in
      outline.languages.lazy.compactMap { entry.headings[$0]?.id }.first
    }
  }
}
