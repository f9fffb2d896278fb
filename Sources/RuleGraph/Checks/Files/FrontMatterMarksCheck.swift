import CommonMark

/// The title and the summary of a page are plain text.
enum FrontMatterMarksCheck: Check {
  static let description = CheckDescription(
    id: "front-matter/marks",
    texts: (
      summary: "The title and the summary of a page are plain text.",
      explanation: """
      They stand in lists, in the results of a search and in the window's title, where marks of Markdown would be read as \
      they are. A name of an API needs no backticks there, and a text no curly quotes around it.
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
    let quotes = zip("“‘„«「『", "”’”»」』")
    guard text.value.count > 2,
      let (open, close) = quotes.first(where: {
        text.value.first == $0 && text.value.last == $1
      })
    else { return nil }
    let inner = String(text.value.dropFirst().dropLast())
    guard !inner.contains(open), !inner.contains(close) else { return nil }
    return report(
      at: text.location, "'\(open)' and '\(close)' would stand in the text, which needs no quotes",
      fixIts: fixIts(text, inner, on: page))
  }

  private static func marked(_ text: Located<String>, on page: CheckedPage) -> Diagnostic? {
    guard text.value.utf8.contains(where: "`*_[<".utf8.contains) else { return nil }
    let document = Document(parsing: text.value, as: .commonMark)
    let mark = document.nodes.lazy.compactMap { self.mark($0.kind) }.first
    guard let mark else { return nil }
    return report(
      at: text.location, "\(mark) is no plain text: its marks would be read as they are",
      fixIts: fixIts(text, PlainText(document).render(document.nodes.indices), on: page))
  }

  private static func mark(_ kind: Node.Kind) -> String? {
    switch kind {
    case .code: "code"
    case .emphasis, .strong: "emphasis"
    case .link: "a link"
    case .image: "an image"
    default: nil
    }
  }

  /// Only where the text stands letter by letter, and YAML reads the new one as it is.
  private static func fixIts(
    _ text: Located<String>, _ plain: String, on page: CheckedPage
  ) -> [FixIt] {
    guard page.document.source(text.location.range).map({ $0 == text.value }) ?? false,
      plain.first.map({ $0.isLetter || $0.isNumber }) ?? false, !plain.contains(": "),
      !plain.contains(" #")
    else { return [] }
    return [FixIt(location: text.location, replacement: plain)]
  }
}
