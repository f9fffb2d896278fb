import CommonMark

/// No character reference stands for a control character.
enum ControlReferenceCheck: Check {
  static let description = CheckDescription(
    id: "markdown/control-reference",
    texts: (
      summary: "No character reference stands for a control character.",
      explanation: """
      `&#27;` puts into the text what must not be there itself, and `&#10;` breaks a line where no line may be broken. \
      Where `&#150;` was meant as a dash, which it is in some older encodings, write the dash or `&ndash;`.
      """
    ),
    bad: [
      .page("Keep tabs ↓&#27;[31m short."),
      .page("Keep \\\\↓&#27; tabs."),
      .page("Keep tabs [short](../toolbar/en.md \"A title↓&#x9B;\")."),
      .page("### Keep tabs↓&#10;short {#keep-tabs-short .do}"),
      .page("Keep tabs↓&#xFFFE; short."),
    ],
    good: [.page("Tabs &#9;, &#160;, \\&#27;, `&#27;` and [`&#27;`](../toolbar/en.md) stay.")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap(references)
  }

  private static func references(on page: CheckedPage) -> [Diagnostic] {
    let mayHaveAny = page.document.text.withBytes {
      $0.firstIndex(of: UInt8(ascii: "&"), from: 0) != nil
    }
    guard mayHaveAny else { return [] }
    let ranges = page.document.nodes.compactMap { written($0, on: page) }
    let references = page.document.text.withBytes { bytes in
      ranges.flatMap { CharacterReference.all(in: $0, of: bytes) }
    }
    return references.filter(\.isControl).map { reference in
      report(
        at: page.location(reference.offsets),
        "'\(reference.text)' stands for \(InvisibleCharacter.kind(ofControl: reference.scalar))")
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
