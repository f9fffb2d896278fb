import CommonMark

/// A text holds no control character.
enum ControlCharacterCheck: Check {
  static let description = CheckDescription(
    id: "file/control-character",
    texts: (
      summary: "A text holds no control character.",
      explanation: """
      Terminals obey them: a text with U+001B in it colors, moves or renames what it likes. Browsers show nothing, XML must \
      not hold them. Some keyboards leave a U+0008 behind, and pages saved in another encoding have many. Take it out, and \
      write no `&#27;` either; `&#150;` is a control character too, and the dash that was meant is `&ndash;`. Until then \
      U+FFFD stands in its place.
      """
    ),
    // None is written as itself here: the examples are printed, and stand on the site.
    bad: [
      .page("Keep tabs ↓&#27;[31m short."),
      .page("Keep tabs [short](../toolbar/en.md \"A title↓&#x9B;\")."),
      .page("### Keep tabs↓&#10;short {#keep-tabs-short .do}"),
    ],
    good: [
      .page("Tabs &#9;, &#160;, \\&#27;, `&#27;` and [`&#27;`](../toolbar/en.md) \u{A0} stay.")
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap(finding) + content.pages.flatMap(references)
  }

  /// Of those in a file the first: another encoding makes one of every second byte.
  private static func finding(_ fault: Fault) -> Diagnostic? {
    guard case .controlCharacter(let first, let count) = fault.kind else { return nil }
    let others = count == 1 ? "" : ", the first of \(count) in this file"
    return report(
      at: fault.location,
      Message(
        "\(InvisibleCharacter.code(of: first)) is a control character\(others)",
        explanation: first == "\0" ? "If the file is UTF-16, save it as UTF-8." : nil))
  }

  private static func references(on page: CheckedPage) -> [Diagnostic] {
    guard page.document.text.utf8.contains(UInt8(ascii: "&")) else { return [] }
    return page.document.nodes.compactMap { written($0, on: page) }
      .flatMap { CharacterReference.all(in: $0, of: page.document.text) }
      .filter(\.isControl)
      .map { reference in
        report(
          at: page.location(reference.offsets),
          "'\(reference.text)' stands for a control character")
      }
  }

  /// Where references of a node are read: in a text, and after the text of a link.
  private static func written(_ node: Node, on page: CheckedPage) -> Range<Int>? {
    switch node.kind {
    case .text: node.offsets
    case .link, .image:
      node.offsets.map { offsets in
        let inner = (node.id + 1..<max(node.end, node.id + 1)).reversed().lazy
          .compactMap { page.document[$0].offsets?.upperBound }.first
        return max(offsets.lowerBound, inner ?? 0)..<max(offsets.upperBound, inner ?? 0)
      }
    default: nil
    }
  }
}
