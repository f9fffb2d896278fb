import CommonMark

/// A page shows its figures, and links to none.
enum FigureLinkCheck: Check {
  static let description = CheckDescription(
    id: "figure/link",
    texts: (
      summary: "A page shows its figures, and links to none.",
      explanation: """
      Without its `!`, as in `[A tab bar](anatomy.svg)`, a figure is a link to the bare drawing, without its caption, \
      its description and the words of its labels. A full-width `！` does not make an image either.
      """
    ),
    bad: [
      example("↓[A tab bar](bar.svg)"),
      example("↓！[A tab bar](bar.svg)"),
      example("See ↓[the bar](bar.svg) for its parts."),
    ],
    good: [
      example("![A tab bar](bar.svg)"),
      example("`[A tab bar](bar.svg)`"),
      example("[![A tab bar](bar.svg)](../toolbar/en.md)"),
      example("[A sheet](sheet.pdf)"),
    ])

  private static func example(_ text: String) -> CheckExample {
    let page = FigureExample.page
    return CheckExample(
      [
        "bars/tab-bar/bar.svg": FigureExample.figure("<path d=\"M0 0\"/>"),
        "bars/tab-bar/sheet.pdf": "",
        "figures.yml": FigureExample.words,
        page.path: page.text.replacing("![A tab bar](bar.svg)", with: text),
      ], marksWholeText: text.hasPrefix("↓"))
  }

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    guard !content.graph.figures.drawings.isEmpty else { return [] }
    return content.pages.flatMap { page in
      page.document.nodes.compactMap { node -> Diagnostic? in
        LinkedFigure(node, on: page, in: content.graph).map { report($0, node, on: page) }
      }
    }
  }

  private static func report(
    _ figure: LinkedFigure, _ link: Node, on page: CheckedPage
  ) -> Diagnostic {
    let destination = page.document.destination(of: link.id)
    let mark = page.location(figure.mark)
    guard figure.mark.isEmpty else {
      let written = page.document.text.withBytes {
        String(decoding: $0[figure.mark], as: UTF8.self)
      }
      return report(
        at: mark, "'\(written)' before '[' shows no figure; write '!'",
        fixIts: [FixIt(location: mark, replacement: "!")])
    }
    return report(
      at: page.location(of: link),
      Message(
        "the figure '\(destination)' is linked to and not shown",
        explanation: "With '!' before its '[', in a paragraph of its own, it is shown."),
      fixIts: figure.isAlone ? [FixIt(location: mark, replacement: "!")] : [])
  }
}
