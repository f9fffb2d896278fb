import CommonMark

/// The title and the summary of a page are plain text.
enum FrontMatterMarksCheck: Check {
  static let description = CheckDescription(
    id: "front-matter/marks",
    texts: (
      summary: "The title and the summary of a page are plain text.",
      explanation: """
      They appear in lists, in search results and in the window's title, where marks of Markdown would be shown as they \
      are. An API name needs no backticks there, and a text needs no curly quotes around it.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: ↓A **tab bar** switches areas.
        ---
        """
      ]),
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: ↓“탭 바”
        summary: 탭 바는 영역을 오가게 합니다.
        ---
        """
      ]),
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        platforms: [iOS, ↓“macOS”]
        ---
        """
      ]),
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: ↓탭 바"
        summary: 탭 바는 영역을 오가게 합니다.
        ---
        """
      ]),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: A “tab bar” (2 * 5 tabs * 3) [as it is] switches areas of an_app_.
        ---
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.flatMap { page in
      let frontMatter = page.text.frontMatter
      let texts = [frontMatter.title, frontMatter.summary].compactMap(\.self)
      return (texts + frontMatter.platforms).compactMap { quoted($0, on: page) }
        + texts.compactMap { marked($0, on: page) }
    }
  }

  private static func quoted(_ text: Located<String>, on page: CheckedPage) -> Diagnostic? {
    guard let quoted = QuotedText(text.value) else { return nil }
    return report(
      at: text.location, quoted.words,
      fixIts: MarkedText.fixIts(text, quoted.plain, page.document.source(text.location.range)))
  }

  private static func marked(_ text: Located<String>, on page: CheckedPage) -> Diagnostic? {
    guard let marked = MarkedText(text) else { return nil }
    return report(
      at: text.location, marked.words,
      fixIts: marked.fixIts(page.document.source(text.location.range)))
  }
}
