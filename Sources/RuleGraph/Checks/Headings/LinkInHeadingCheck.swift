import CommonMark

/// A heading holds neither links nor images.
enum LinkInHeadingCheck: Check {
  static let description = CheckDescription(
    id: "heading/link",
    texts: (
      summary: "A heading holds neither links nor images.",
      explanation: """
      A heading is a link itself: on its page, in lists and tables of contents, and wherever another page names the \
      rule. A link inside a link does not work, and an image does not fit into a line of a list. Put both into the text \
      below.
      """
    ),
    bad: [
      .page("### Keep tabs as ↓[toolbars](../toolbar/en.md) are {#keep-tabs .do}"),
      .page("## ↓<https://example.com> {#example}"),
      .page("### Keep *↓![a bar](https://example.com/bar.png)* {#keep-bar .do}"),
      .page("About ↓[toolbars](../toolbar/en.md)\n---", marksWholeText: true),
    ],
    good: [
      .page("### Keep `UITabBar` on {#keep-on .do}\n\nAs [toolbars](../toolbar/en.md) are."),
      .page("### Keep \\[toolbars\\](short) {#keep-short .do}"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      page.document.nodes.lazy.filter(\.isHeading).flatMap { heading in
        page.document.subtree(of: heading.id).compactMap { report(page.document[$0], on: page) }
      }
    }
  }

  private static func report(_ node: Node, on page: CheckedPage) -> Diagnostic? {
    let place = page.location(of: node)
    switch node.kind {
    case .image: return report(at: place, "an image stands in a heading")
    case .link:
      let words = words(of: node, on: page)
      let fixIts = words.map { FixIt(location: place, replacement: $0) }
      return report(at: place, "a link stands in a heading", fixIts: fixIts.map { [$0] } ?? [])
    default: return nil
    }
  }

  /// What is between the brackets; an address in angle brackets is not one without them.
  private static func words(of link: Node, on page: CheckedPage) -> String? {
    let inner = page.document.subtree(of: link.id).dropFirst().compactMap {
      page.document[$0].offsets
    }
    guard let offsets = link.offsets, let start = inner.map(\.lowerBound).min(),
      let end = inner.map(\.upperBound).max()
    else { return nil }
    return page.document.text.withBytes { bytes in
      guard bytes[offsets.lowerBound] == UInt8(ascii: "[") else { return nil }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
}

extension Node {
  fileprivate var isHeading: Bool {
    if case .heading = kind { true } else { false }
  }
}
