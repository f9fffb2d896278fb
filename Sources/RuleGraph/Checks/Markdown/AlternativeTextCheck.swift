import CommonMark

/// Every image has words for those who cannot see it.
enum AlternativeTextCheck: Check {
  static let description = CheckDescription(
    id: "image/alternative-text",
    texts: (
      summary: "Every image has words for those who cannot see it.",
      explanation: """
      The words go between the brackets, in the language of the page: say what the image shows, not that it is an image. \
      If there is a link or another image between the brackets, only its words are kept.
      """
    ),
    bad: [
      .page("Above the bar ↓![](https://example.com/bar.png) is a badge."),
      .page("Above it ![a badge, ↓![red](https://example.com/a.png)](https://example.com/b.png)."),
      .page("![↓[A badge](../toolbar/en.md)](https://example.com/badge.png)"),
    ],
    good: [
      .page("![A tab bar with four tabs](https://example.com/bar.png)"),
      .page("[![A tab bar, `UITabBar`, with *four* tabs](https://example.com/bar.png)](#tabs)"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.image) }.flatMap { page in
      page.document.shownImages.compactMap { diagnostic(of: $0, on: page) }
    }
  }

  private static func diagnostic(of image: Node, on page: CheckedPage) -> Diagnostic? {
    let destination = page.document.destination(of: image.id)
    let words = page.document.nodes[page.document.subtree(of: image.id)].dropFirst()
    if let (lost, noun) = lost(in: words) {
      return report(
        at: page.location(of: lost), "\(noun) in the words of the image '\(destination)' is lost")
    }
    return hasWords(words, page.document)
      ? nil : report(at: page.location(of: image), "the image '\(destination)' has no text")
  }

  private static func lost(in words: ArraySlice<Node>) -> (node: Node, noun: String)? {
    words.lazy.compactMap { node in
      switch node.kind {
      case .image: (node, "an image")
      case .link: (node, "a link")
      default: nil
      }
    }.first
  }

  private static func hasWords(_ words: ArraySlice<Node>, _ document: Document) -> Bool {
    words.contains { node in
      switch node.kind {
      case .text, .code: document.literal(of: node.id).contains { !$0.isWhitespace }
      default: false
      }
    }
  }
}
