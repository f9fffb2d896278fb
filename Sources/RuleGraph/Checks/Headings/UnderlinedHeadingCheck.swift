import CommonMark

/// No heading is made by a line of dashes beneath it.
enum UnderlinedHeadingCheck: Check {
  static let description = CheckDescription(
    id: "heading/underlined",
    texts: (
      summary: "No heading is made by a line of dashes beneath it.",
      explanation: """
      Dashes right below a paragraph do not draw a line across the page: they turn the paragraph into a heading, and the \
      rule above loses that text. A blank line between them keeps the paragraph. Sections begin with `##`.
      """
    ),
    bad: [
      .page(
        "### Keep tabs enabled {#keep-tabs-enabled .do}\n\n↓A dimmed tab explains nothing.\n----",
        marksWholeText: true),
      .page(
        "### 탭을 켜 두세요 {#keep-tabs-enabled}\n\n↓흐린 탭은 아무것도\n설명하지 않습니다.\n-----",
        language: "ko", marksWholeText: true),
    ],
    good: [
      .page(
        "### Keep tabs enabled {#keep-tabs-enabled .do}\n\nA dimmed tab explains nothing.\n\n----"
      ),
      .page("## Availability ##\n\n    code\n    ----"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    // Front matter in a wrong place is such a heading too, and told of already.
    let misplaced = Set(content.catalog.faults.filter(\.isOfFrontMatter).map(\.location.path))
    let told = FaultLines(of: \.isOfStrayAttributes, in: content)
    return content.pages.flatMap { page -> [Diagnostic] in
      guard page.document.frontMatter != nil, !misplaced.contains(page.text.path) else { return [] }
      return page.document.nodes.compactMap { node in
        guard case .heading(level: 2) = node.kind, isUnderlined(node, on: page) else { return nil }
        let place = page.location(of: node)
        return told.hold(place)
          ? nil
          : report(
            at: place,
            Message(
              "the dashes below this paragraph make it a heading",
              explanation: "A blank line between them keeps it; a section begins with '##'."))
      }
    }
  }

  private static func isUnderlined(_ node: Node, on page: CheckedPage) -> Bool {
    guard let start = node.offsets?.lowerBound else { return false }
    return page.document.text.withBytes { bytes in
      bytes.indices.contains(start) && bytes[start] != UInt8(ascii: "#")
    }
  }
}

extension Fault {
  /// Whether front matter was not read as such.
  fileprivate var isOfFrontMatter: Bool {
    switch kind {
    case .frontMatterRepeated, .frontMatterLate, .frontMatterMissing, .frontMatterUnclosed: true
    default: false
    }
  }
}
