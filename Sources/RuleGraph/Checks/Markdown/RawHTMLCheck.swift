import CommonMark

/// A page holds no HTML except comments.
enum RawHTMLCheck: Check {
  static let description = CheckDescription(
    id: "markdown/raw-html",
    texts: (
      summary: "A page holds no HTML except comments.",
      explanation: """
      The site leaves HTML out; an HTML block takes the text inside it along. Write Markdown, and put what only looks \
      like a tag, such as `Array<String>`, into a code span. Comments are for writers and never reach the site.
      """
    ),
    bad: [
      .page("Tabs are ↓<b>never</b> hidden."),
      .page("An Array↓<String> of titles."),
      .page("↓<div>\nTabs\n</div>"),
      .page("<!-- Later. --> ↓Tabs stay."),
      .page("<!-- 나중에\n더 --> ↓탭은 그대로 둡니다.", language: "ko"),
    ],
    good: [
      .page(
        "<!-- A note for writers. -->\n\nTabs <!-- short --> stay, 1 < 2, `<b>`, <https://example.com>."
      )
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let told = FaultLines(of: \.isOfUnclosedComment, in: content)
    return content.pages.filter { $0.marks.contains(.angle) }.flatMap { page in
      var lastOpening: Node.ID?
      return page.document.nodes.compactMap { node -> Diagnostic? in
        guard let html = html(of: node, page.document) else { return nil }
        guard !html.isHTMLComment, !closes(html, node, after: lastOpening) else { return nil }
        if case .htmlInline = node.kind, !html.hasPrefix("</") { lastOpening = node.id }
        guard !told.hold(page.location(of: node)) else { return nil }
        if let rest = TextBehindComment(node, of: page.document) {
          return report(rest, of: node, on: page)
        }
        return report(
          at: page.location(of: node),
          Message(
            "HTML is left out of the site: '\(tag(html))'", explanation: advice(for: node, on: page)
          ))
      }
    }
  }

  private static func report(
    _ rest: TextBehindComment, of node: Node, on page: CheckedPage
  ) -> Diagnostic {
    report(
      at: rest.offsets.map(page.location) ?? page.location(of: node),
      Message(
        "the text behind a comment is left out of the site with it: '\(rest.text.prefix(40))'",
        explanation: "Behind '-->' a new line begins."))
  }

  /// `Array<String>` was not meant as HTML.
  private static func advice(for node: Node, on page: CheckedPage) -> String? {
    guard case .htmlInline = node.kind, let start = node.offsets?.lowerBound, start > 0,
      page.document.text.utf8.dropFirst(start - 1).first?.isWordByte == true
    else { return nil }
    return "A type with parameters goes into a code span, with its name."
  }

  private static func html(of node: Node, _ document: Document) -> Substring? {
    switch node.kind {
    case .htmlBlock, .htmlInline: document.literal(of: node.id)[...]
    default: nil
    }
  }

  /// The first line, shortened.
  private static func tag(_ html: Substring) -> Substring {
    let line = html.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    guard let end = line.firstIndex(of: ">") else { return line.prefix(40) }
    return line[...end].prefix(40)
  }

  /// Whether an opening tag stands before it in the same block, which has been reported.
  ///
  /// - Parameter opening: the last of the page so far.
  private static func closes(_ html: Substring, _ node: Node, after opening: Node.ID?) -> Bool {
    guard html.hasPrefix("</"), case .htmlInline = node.kind, let parent = node.parent else {
      return false
    }
    return opening.map { $0 > parent } ?? false
  }
}
