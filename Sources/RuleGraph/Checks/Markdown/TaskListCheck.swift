import CommonMark

/// No list item begins with a box to tick.
enum TaskListCheck: Check {
  static let description = CheckDescription(
    id: "markdown/task-list",
    texts: (
      summary: "No list item begins with a box to tick.",
      explanation: """
      CommonMark has no task lists: `[ ]` and `[x]` would stay in the text, and a guideline has nothing to tick.
      """
    ),
    bad: [.page("- ↓[ ] Keep every tab enabled\n- Keep it short"), .page("- ↓[x] Keep it short")],
    good: [.page("- Keep every tab enabled [1]\n- `[ ]` is an empty array")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page -> [Diagnostic] in
      let (document, nodes) = (page.document, page.document.nodes)
      return nodes.indices.compactMap { item -> Diagnostic? in
        guard case .item = nodes[item].kind, nodes[item].end > item + 2,
          case .paragraph = nodes[item + 1].kind, case .text = nodes[item + 2].kind,
          document.literal(of: item + 2, satisfies: { isBox($0.prefix(4)) })
        else { return nil }
        let place = page.location(of: nodes[item + 2])
        let start = place.range.lowerBound
        return report(
          at: SourceLocation(path: place.path, line: start.line, column: start.column, length: 3),
          "CommonMark has no task lists: '\(document.literal(of: item + 2).prefix(3))' stays in the text"
        )
      }
    }
  }

  private static func isBox(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    ["[ ]", "[x]", "[X]"].contains { bytes.prefix(3).elementsEqual($0.utf8) }
      && bytes.dropFirst(3).allSatisfy { $0 == UInt8(ascii: " ") }
  }
}
