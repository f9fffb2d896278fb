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
        return diagnostic(for: node, on: page)
      }
    }
  }

  private static func diagnostic(for node: Node, on page: CheckedPage) -> Diagnostic {
    let message = Message(
      "the title of the page stands in its front matter; this is a second one",
      explanation: "Sections begin with '##', rules with '###'.")
    let place = page.location(of: node)
    guard let offsets = node.offsets, let mark = mark(at: offsets.lowerBound, on: page) else {
      return report(at: place, message)
    }
    return report(at: mark, message, fixIts: [FixIt(location: mark, replacement: "##")])
  }

  /// The `#`; a heading that is underlined has none.
  private static func mark(at offset: Int, on page: CheckedPage) -> SourceLocation? {
    let isMark = page.document.text.withBytes { bytes in
      bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: "#")
    }
    return isMark ? page.location(offset..<offset + 1) : nil
  }
}
