import CommonMark

/// No list item begins with a box to tick.
enum TaskListCheck: Check {
  static let description = CheckDescription(
    id: "markdown/task-list",
    texts: (
      summary: "No list item begins with a box to tick.",
      explanation: """
      CommonMark has no task lists: `[ ]` and `[x]` would stand in the text, and a guideline has nothing to tick.
      """
    ),
    bad: [.page("- ↓[ ] Keep every tab enabled\n- Keep it short"), .page("- ↓[x] Keep it short")],
    good: [.page("- Keep every tab enabled [1]\n- `[ ]` is an empty array")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page -> [Diagnostic] in
      let (nodes, tags) = (page.document.nodes, page.document.tags)
      return nodes.indices.compactMap { item -> Diagnostic? in
        guard tags[item] == .item, nodes[item].end > item + 2,
          tags[item + 1] == .paragraph,
          case .text(let text) = nodes[item + 2].kind, isBox(text.utf8.prefix(4))
        else { return nil }
        let place = page.location(of: nodes[item + 2])
        let start = place.range.lowerBound
        return report(
          at: SourceLocation(path: place.path, line: start.line, column: start.column, length: 3),
          "CommonMark has no task lists: '\(text.prefix(3))' stays in the text")
      }
    }
  }

  private static func isBox(_ bytes: Substring.UTF8View) -> Bool {
    ["[ ]", "[x]", "[X]"].contains { bytes.prefix(3).elementsEqual($0.utf8) }
      && bytes.dropFirst(3).allSatisfy { $0 == UInt8(ascii: " ") }
  }
}
