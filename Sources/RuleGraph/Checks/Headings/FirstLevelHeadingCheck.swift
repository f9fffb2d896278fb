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
    let found = content.pages.filter { $0.document.frontMatter != nil }.flatMap { page in
      page.document.nodes.compactMap { node -> (page: CheckedPage, node: Node)? in
        guard case .heading(level: 1) = node.kind else { return nil }
        return (page, node)
      }
    }
    guard !found.isEmpty else { return [] }
    let levels = levels(in: content)
    return found.map { page, node in
      let place = page.location(of: node)
      return diagnostic(for: node, on: page, meant: levels[place.path]?[place.line] ?? 2)
    }
  }

  private static func diagnostic(
    for node: Node, on page: CheckedPage, meant level: Int
  ) -> Diagnostic {
    let message = Message(
      "the title of the page stands in its front matter; this is a second one",
      explanation: "Sections begin with '##', rules with '###'.")
    let place = page.location(of: node)
    guard let offsets = node.offsets, let mark = mark(at: offsets.lowerBound, on: page) else {
      return report(at: place, message)
    }
    let marks = String(repeating: "#", count: level)
    return report(at: mark, message, fixIts: [FixIt(location: mark, replacement: marks)])
  }

  /// The levels that headings of the first are meant to have, by path and line: that of another language, or otherwise that
  /// of what they are.
  private static func levels(in content: CheckedContent) -> [String: [Int: Int]] {
    var levels: [String: [Int: Int]] = [:]
    for entry in content.outlines.flatMap(\.entries) {
      let headings = entry.headings.languages.compactMap { entry.headings[$0] }
      let known = headings.lazy.map(\.level).first { $0 > 1 }
      let level = known ?? (entry.kind != nil && !entry.isPart ? 3 : 2)
      for heading in headings where heading.level == 1 {
        levels[heading.location.path, default: [:]][heading.location.line] = level
      }
    }
    return levels
  }

  /// The `#`; a heading that is underlined has none.
  private static func mark(at offset: Int, on page: CheckedPage) -> SourceLocation? {
    let isMark = page.document.text.withBytes { bytes in
      bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: "#")
    }
    return isMark ? page.location(offset..<offset + 1) : nil
  }
}
