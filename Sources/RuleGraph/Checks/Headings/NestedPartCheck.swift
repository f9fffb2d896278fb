/// A part is beside the other parts of a page, not inside one.
enum NestedPartCheck: Check {
  static let description = CheckDescription(
    id: "component/nested-part",
    texts: (
      summary: "A part is beside the other parts of a page, not inside one.",
      explanation: """
      A part belongs to the page's component and ends where the next part begins, so the rules below an inner part would \
      not belong to the outer one. Give both the same level, or make the inner one a section.
      """
    ),
    bad: [
      .page(
        """
        ## Badges {#badge .part}

        ### Red badges {#red-badge .↓part}
        """)
    ],
    good: [
      .page(
        """
        ## Badges {#badge .part}

        ### Red badges

        ## Icons {#icon .part}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.outlines.filter { $0.entries.contains(where: \.isPart) }.flatMap(nested)
  }

  private static func nested(in outline: PageOutline) -> [Diagnostic] {
    var open: (name: String, level: Int, place: SourceLocation)?
    return outline.entries.compactMap { entry in
      let headings = outline.languages.compactMap { entry.headings[$0] }
      guard let first = headings.first else { return nil }
      if let outer = open, first.level <= outer.level { open = nil }
      guard entry.isPart, let place = headings.lazy.compactMap(\.part).first else { return nil }
      guard let outer = open else {
        open = (entry.key.anchor, first.level, place)
        return nil
      }
      return report(
        at: place,
        Message(
          "'\(entry.key.anchor)' is a part within the part '\(outer.name)'",
          notes: [Note(location: outer.place, text: "'\(outer.name)' is here")]))
    }
  }
}
