import CommonMark

/// A space separates the marks of a heading from its words.
enum HeadingWithoutSpaceCheck: Check {
  static let description = CheckDescription(
    id: "heading/no-space",
    texts: (
      summary: "A space separates the marks of a heading from its words.",
      explanation: """
      CommonMark takes `##Availability` for text: the marks stay in it, and what follows belongs to the section above. \
      A `#` that is meant as a character is written `\\#`.
      """
    ),
    bad: [
      .page("↓##Availability\n\nTabs stay."),
      .page("탭은 그대로 둡니다.\n↓###사용 여부\n흐린 탭은 두지 마세요.", language: "ko"),
    ],
    good: [
      .page("## Availability\n\nTabs stay, #1 does too, \\##two marks, and `##code`."),
      .page("    ##a line of code"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let told = FaultLines(of: { $0.isOfStrayAttributes || $0.isOfFullWidthMarks }, in: content)
    return content.pages.flatMap { page in
      page.document.textBlocks.flatMap { marks(in: page.document[$0], of: page.document) }
        .map(page.location).filter { !told.hold($0) }.map(diagnostic)
    }
  }

  private static func diagnostic(at marks: SourceLocation) -> Diagnostic {
    let count = marks.range.upperBound.column - marks.range.lowerBound.column
    let words = String(repeating: "#", count: count)
    return report(
      at: marks, "without a space after '\(words)' this is no heading",
      fixIts: [FixIt(location: marks, replacement: words + " ")])
  }

  /// The marks that a line of a paragraph begins with and a word follows.
  private static func marks(in block: Node, of document: Document) -> [Range<Int>] {
    guard case .paragraph = block.kind, block.end > block.id + 1 else { return [] }
    return ((block.id + 1)..<block.end).compactMap { id in
      guard case .text = document[id].kind, beginsLine(id, in: block, of: document),
        let offsets = document[id].offsets
      else { return nil }
      return document.text.withBytes { bytes in
        let count = bytes[offsets].prefix { $0 == UInt8(ascii: "#") }.count
        guard (2...6).contains(count), offsets.count > count else { return nil }
        let isBlank = bytes[offsets.lowerBound + count] <= UInt8(ascii: " ")
        return isBlank ? nil : offsets.lowerBound..<offsets.lowerBound + count
      }
    }
  }

  private static func beginsLine(_ id: Int, in block: Node, of document: Document) -> Bool {
    guard id > block.id + 1 else { return true }
    switch document[id - 1].kind {
    case .softBreak, .lineBreak: return true
    default: return false
    }
  }
}
