import CommonMark

/// Every image has words for those who cannot see it.
enum AlternativeTextCheck: Check {
  static let description = CheckDescription(
    id: "image/alternative-text",
    texts: (
      summary: "Every image has words for those who cannot see it.",
      explanation: """
      They stand between the brackets, in the language of the page: say what the image shows, not that it is one.
      """
    ),
    bad: [.page("Above the bar ↓![](https://example.com/bar.png) is a badge.")],
    good: [.page("![A tab bar with four tabs](https://example.com/bar.png)")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.image) }.flatMap { page in
      page.document.nodes.compactMap { node -> Diagnostic? in
        guard case .image = node.kind, !hasWords(node, page.document) else { return nil }
        let destination = page.document.destination(of: node.id)
        return report(at: page.location(of: node), "the image '\(destination)' has no text")
      }
    }
  }

  private static func hasWords(_ node: Node, _ document: Document) -> Bool {
    document.subtree(of: node.id).contains { id in
      switch document[id].kind {
      case .text, .code: document.literal(of: id).contains { !$0.isWhitespace }
      default: false
      }
    }
  }
}
