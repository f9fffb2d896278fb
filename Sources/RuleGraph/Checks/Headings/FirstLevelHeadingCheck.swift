import CommonMark

/// The headings of a page begin with the second level.
enum FirstLevelHeadingCheck: Check {
  static let description = CheckDescription(
    id: "heading/first-level", severity: .warning,
    texts: (
      summary: "The headings of a page begin with the second level.",
      explanation: """
      A heading of the first level, `# Title` or one underlined with `=`, is the title of the whole page, and the page's \
      title is already in the front matter. A second one would end the section above it, and a screen reader would \
      announce two titles.
      """
    ),
    bad: [
      .page("↓# Availability"),
      .page("↓# Keep tabs enabled {#keep-tabs-enabled .do}"),
      .page("↓Availability\n===", marksWholeText: true),
      .page("> ↓# Availability", marksWholeText: true),
    ],
    good: [
      .page("## Availability\n\n### Keep tabs enabled {#keep-tabs-enabled .do}"),
      .page("    # a line of code"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    // A page without front matter is told of already: its title is to be moved there.
    content.pages.filter { $0.document.frontMatter != nil }.flatMap { page in
      page.document.nodes.compactMap { node in
        guard case .heading(level: 1) = node.kind else { return nil }
        return diagnostic(for: node, on: page, in: content)
      }
    }
  }

  private static func diagnostic(
    for node: Node, on page: CheckedPage, in content: CheckedContent
  ) -> Diagnostic {
    let message = Message(
      "the title of the page stands in its front matter; this is a second one",
      explanation: "Sections begin with '##', rules with '###'.")
    let place = page.location(of: node)
    guard let offsets = node.offsets, let mark = mark(at: offsets.lowerBound, on: page) else {
      return report(at: place, message)
    }
    let marks = String(repeating: "#", count: level(of: place, in: content))
    return report(at: mark, message, fixIts: [FixIt(location: mark, replacement: marks)])
  }

  /// The level that the heading has in another language, or otherwise that of what it is.
  private static func level(of place: SourceLocation, in content: CheckedContent) -> Int {
    let entry = content.outlines.lazy.flatMap(\.entries).first { entry in
      headings(of: entry).contains {
        $0.location.path == place.path && $0.location.line == place.line
      }
    }
    let known = entry.flatMap { headings(of: $0).map(\.level).first { $0 > 1 } }
    return known ?? (entry?.kind != nil && entry?.isPart == false ? 3 : 2)
  }

  private static func headings(of entry: PageOutline.Entry) -> [PageHeading] {
    entry.headings.languages.compactMap { entry.headings[$0] }
  }

  /// The `#`; a heading that is underlined has none.
  private static func mark(at offset: Int, on page: CheckedPage) -> SourceLocation? {
    let isMark = page.document.text.withBytes { bytes in
      bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: "#")
    }
    return isMark ? page.location(offset..<offset + 1) : nil
  }
}
