/// Code between fences has a closing fence.
enum UnclosedCodeCheck: FaultCheck {
  static let description = CheckDescription(
    id: "markdown/unclosed-code",
    texts: (
      summary: "Code between fences has a closing fence.",
      explanation: """
      Without a closing fence everything that follows is code, and the rules below are lost. A closing fence is at least \
      as long as the opening one, and nothing follows it on its line.
      """
    ),
    bad: [
      .page(
        """
        ↓```swift
        item.isEnabled = true

        ### Keep tabs enabled {#keep-tabs-enabled .do}
        """, marksWholeText: true),
      .page(
        """
        ↓```swift
        item.isEnabled = true

        ### Keep tabs enabled {#keep-tabs-enabled .do}

        ```swift
        item.isEnabled = false
        ```
        """, marksWholeText: true),
    ],
    good: [
      .page(
        """
        ```swift
        item.isEnabled = true
        ```

        ### Keep tabs enabled {#keep-tabs-enabled .do}
        """),
      .page(
        """
        ~~~~ markdown
        ### Keep tabs enabled {#keep-tabs-enabled .do}
        ~~~~
        """),
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .codeUnclosed(let fence) = fault.kind else { return nil }
    return report(
      at: fault.location,
      Message(
        "this code has no closing '\(fence)'",
        explanation: "A line with '\(fence)' alone ends it; else all below is code, headings too."
      ))
  }
}
