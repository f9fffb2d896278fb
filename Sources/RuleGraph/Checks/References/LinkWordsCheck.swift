import CommonMark

/// A link has words to follow it by.
enum LinkWordsCheck: Check {
  static let description = CheckDescription(
    id: "link/words",
    texts: (
      summary: "A link has words to follow it by.",
      explanation: """
      `[](../toolbar/en.md)` leads somewhere, but nobody can see or press it. Put the words between the brackets.
      """
    ),
    bad: [
      .page("Use a toolbar ↓[](../toolbar/en.md) instead."),
      .page("↓[ ](../toolbar/ko.md)를 쓰세요.", language: "ko"),
    ],
    good: [
      .page(
        "A [bar](../toolbar/en.md), `[](x)`, [`UITabBar`](../toolbar/en.md) or <https://example.com>."
      )
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      page.document.nodes.compactMap { node -> Diagnostic? in
        guard case .link = node.kind, !hasWords(node, page.document) else { return nil }
        let destination = page.document.destination(of: node.id)
        return report(
          at: page.location(of: node),
          "no words lead to '\(destination)'; write '[words](\(destination))'")
      }
    }
  }

  private static func hasWords(_ link: Node, _ document: Document) -> Bool {
    document.subtree(of: link.id).dropFirst().contains { id in
      switch document[id].kind {
      case .text, .code: document.literal(of: id).contains { !$0.isWhitespace }
      case .image: true
      default: false
      }
    }
  }
}
