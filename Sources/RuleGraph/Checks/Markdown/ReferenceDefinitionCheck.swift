import CommonMark

/// A blank line separates reference definitions from the text below them.
enum ReferenceDefinitionCheck: Check {
  static let description = CheckDescription(
    id: "markdown/definition-above-text", severity: .warning, isMended: true,
    texts: (
      summary: "A blank line separates reference definitions from the text below them.",
      explanation: """
      Right above a paragraph, a definition looks like the paragraph's first line, and one slip turns it into that line; \
      besides, libcmark counts the lines of such a paragraph wrongly.
      """
    ),
    bad: [.page("↓[bars]: ../toolbar/en.md\nSee [bars].")],
    good: [.page("See [bars].\n\n[bars]: ../toolbar/en.md\n\nMore.")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      page.document.textBlocks.compactMap { id in
        let node = page.document[id]
        return definition(above: node, on: page).map { report($0, above: node) }
      }
    }
  }

  private static func report(_ line: SourceLocation, above node: Node) -> Diagnostic {
    let end = SourceLocation(path: line.path, range: line.range.upperBound..<line.range.upperBound)
    // In a list the blank line would make the list loose.
    let isCertain = node.parent == 0
    return report(
      at: line, "a reference definition stands right above a paragraph",
      fixIts: isCertain ? [FixIt(location: end, replacement: "\n", isCertain: true)] : [])
  }

  /// The line above a paragraph that is a definition, and no block of its own.
  private static func definition(above node: Node, on page: CheckedPage) -> SourceLocation? {
    guard let range = page.document.range(of: node.id), range.lowerBound.line > 1 else {
      return nil
    }
    let number = range.lowerBound.line - 1
    guard let line = page.document.line(number), line.isReferenceDefinition,
      !isATXHeading(node, on: page)
    else { return nil }
    let lead = line.utf8.prefix { " >\t".utf8.contains($0) }.count
    return SourceLocation(
      path: page.text.path, line: number, column: lead + 1, length: line.utf8.count - lead)
  }

  private static func isATXHeading(_ node: Node, on page: CheckedPage) -> Bool {
    guard case .heading = node.kind, let start = node.offsets?.lowerBound else { return false }
    return page.document.text.utf8.dropFirst(start).first == UInt8(ascii: "#")
  }
}
