import CommonMark

/// Footnotes, alerts and other marks that some programs read are text in CommonMark.
enum DialectCheck: Check {
  static let description = CheckDescription(
    id: "markdown/dialect",
    texts: (
      summary: "There are no footnotes, no alerts and no marks of other dialects.",
      explanation: """
      Some code hosts read `[^1]` and `> [!NOTE]`, and other programs read `:::note`, `{: .note }`, `==words==`, \
      `%% words %%` and `[TOC]`. CommonMark does not: they would stay in the text, as would `<o:p>` from a word \
      processor. Write a sentence or a link instead of a footnote, and a paragraph instead of an alert.
      """
    ),
    bad: [
      .page("A dimmed tab kept its place.↓[^1]\n\n[^1]: So it was."),
      .page("흐린 탭도 제자리를 지켰습니다.↓[^note]", language: "ko"),
      .page("A dimmed tab kept its place.↓[^1]\n\n[^1]: https://example.com"),
      .page("> ↓[!NOTE]\n> A dimmed tab kept its place.", marksWholeText: true),
      .page("↓:::note\nA dimmed tab kept its place.\n:::", marksWholeText: true),
      .page("A dimmed tab kept its place.\n↓{: .note }", marksWholeText: true),
      .page("흐린 탭은 ↓==제자리==를 지켰습니다.", language: "ko"),
      .page("Tabs stay. ↓%% Why? %%"),
      .page("↓[TOC]", marksWholeText: true),
      .page("흐린 탭도 제자리를 지켰습니다.↓<o:p></o:p>", language: "ko"),
    ],
    good: [
      .page("The pattern `[^a-z]`, an array [1], \\[^1] and\n\n> \\[!NOTE]\n\n> [!] is a mark."),
      .page(
        "`==a==`, a == b, x==y or y==z, `%% a %%`, 100 %% 5, Type::name, [TOCs], {a: b} and a:b."),
      .page("```\n:::note\n{: .note }\n```\n\n\\==words\\== and \\[TOC]"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { notes(on: $0) + marks(on: $0) }
  }

  private static func marks(on page: CheckedPage) -> [Diagnostic] {
    page.document.textBlocks.compactMap { ForeignMark(in: $0, of: page.document) }.map { mark in
      report(
        at: page.location(mark.range),
        "CommonMark has no \(mark.noun): '\(mark.words)' stays in the text")
    }
  }

  private static func notes(on page: CheckedPage) -> [Diagnostic] {
    guard mayHold(page.document) else { return [] }
    // What is said of a footnote where it is called need not be said again where it stands.
    var called: Set<String> = []
    let footnotes = Footnote.all(among: page.document.nodes.indices, of: page.document)
    return footnotes.filter { called.insert($0.label).inserted }.map { report($0, on: page) }
      + page.document.nodes.indices.compactMap { alert(at: $0, on: page) }
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
