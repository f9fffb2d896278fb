import CommonMark

/// Footnotes and alerts, which other programs read, are text in CommonMark.
enum DialectCheck: Check {
  static let description = CheckDescription(
    id: "markdown/dialect",
    texts: (
      summary: "There are no footnotes and no alerts.",
      explanation: """
      `[^1]` and `> [!NOTE]` are read by some code hosts, and not by CommonMark: they would stand in the text. What a \
      footnote says is a sentence or a link, and what an alert says a paragraph.
      """
    ),
    bad: [
      .page("A dimmed tab kept its place.↓[^1]\n\n[^1]: So it was."),
      .page("흐린 탭도 제자리를 지켰습니다.↓[^note]", language: "ko"),
      .page("A dimmed tab kept its place.↓[^1]\n\n[^1]: https://example.com"),
      .page("> ↓[!NOTE]\n> A dimmed tab kept its place.", marksWholeText: true),
    ],
    good: [
      .page("The pattern `[^a-z]`, an array [1], \\[^1] and\n\n> \\[!NOTE]\n\n> [!] is a mark.")
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { mayHold($0.document) }.flatMap { page in
      // What is said of a footnote where it is called need not be said again where it stands.
      var called: Set<String> = []
      let footnotes = Footnote.all(among: page.document.nodes.indices, of: page.document)
      return footnotes.filter { called.insert($0.label).inserted }.map { report($0, on: page) }
        + page.document.nodes.indices.compactMap { alert(at: $0, on: page) }
    }
  }

  /// Whether there is `[^` or `[!` at all, which hardly any page has.
  private static func mayHold(_ document: Document) -> Bool {
    document.text.withBytes { bytes in
      var start = 0
      while let open = bytes[start...].firstIndex(of: UInt8(ascii: "[")), open + 1 < bytes.count {
        if "^!".utf8.contains(bytes[open + 1]) { return true }
        start = open + 1
      }
      return false
    }
  }

  private static func report(_ footnote: Footnote, on page: CheckedPage) -> Diagnostic {
    let effect = footnote.isLink ? "is taken for a link" : "stays in the text"
    return report(
      at: page.location(footnote.range),
      "CommonMark has no footnotes: '[^\(footnote.label)]' \(effect)")
  }

  /// The first line of a quote, where it names the sort of an alert.
  private static func alert(at node: Int, on page: CheckedPage) -> Diagnostic? {
    let document = page.document
    guard case .blockQuote = document[node].kind, node + 2 < document[node].end,
      case .paragraph = document[node + 1].kind, case .text = document[node + 2].kind,
      let start = document[node + 2].offsets?.lowerBound
    else { return nil }
    let line = document.text.withBytes { bytes in
      String(decoding: bytes[start...].prefix { $0 > 0x20 }, as: UTF8.self)
    }
    guard line.wholeMatch(of: /\[!\w+\]/) != nil else { return nil }
    return report(
      at: page.location(start..<start + line.utf8.count),
      "CommonMark has no alerts: '\(line)' stays in the text")
  }
}
