import CommonMark

/// Code is written between fences.
enum IndentedCodeCheck: Check {
  static let description = CheckDescription(
    id: "markdown/indented-code", severity: .warning,
    texts: (
      summary: "Code is written between fences.",
      explanation: """
      Four blanks or a tab before a paragraph make it code: its links and API names lead nowhere, and search does not \
      find it. Text begins at the margin, or, in a list, where the item's text begins. Code goes between two lines of \
      three backticks.
      """
    ),
    bad: [
      .page("Keep tabs enabled.\n\n    ↓See `UITabBar`.", marksWholeText: true),
      .page("\t↓See `UITabBar`.\n\nKeep tabs enabled.", marksWholeText: true),
    ],
    good: [
      .page("```swift\nitem.isEnabled = true\n```"),
      .page("- Keep tabs enabled.\n\n  See `UITabBar`.\n\n  ```\n      item\n  ```"),
      .page("Keep tabs enabled.\n    See `UITabBar`."),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let told = FaultLines(of: \.isOfStrayAttributes, in: content)
    return content.pages.flatMap { page in
      page.document.nodes.compactMap { node -> Diagnostic? in
        guard case .codeBlock = node.kind, page.document.isIndentedCode(node.id) else { return nil }
        let place = page.location(of: node)
        return told.hold(place) ? nil : report(place, isLine: node.parent == 0 && place.isLine)
      }
    }
  }

  /// - Parameter isLine: whether it is only one line, directly on the page, so that it is a paragraph without the
  ///   blanks.
  private static func report(_ place: SourceLocation, isLine: Bool) -> Diagnostic {
    let start = place.range.lowerBound
    let margin = SourceLocation(
      path: place.path, line: start.line, column: 1, length: start.column - 1)
    return report(
      at: place,
      Message(
        "the blanks before it make this code",
        explanation: "Text begins at the margin; code stands between two lines of '```'."),
      fixIts: isLine ? [FixIt(location: margin, replacement: "")] : [])
  }
}

extension SourceLocation {
  /// Whether it ends in the line it begins in, or where that ends.
  fileprivate var isLine: Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    return end.line == start.line || end.line == start.line + 1 && end.column == 1
  }
}
