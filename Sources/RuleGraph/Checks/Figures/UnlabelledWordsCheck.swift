/// The words of a drawing that has several languages have a label.
enum UnlabelledWordsCheck: FaultCheck {
  static let description = CheckDescription(
    id: "figure/unlabelled", severity: .warning,
    texts: (
      summary: "The words of a drawing have a label where they are not in English.",
      explanation: """
      A drawing holds English words, so that the file can be read by itself. Words without a `data-label` are shown as \
      they are in every language, so Korean words would appear on an English page. With a `data-label` the words come \
      from `figures.yml`.
      """
    ),
    bad: [
      example("<↓text x=\"1\" y=\"8\">홈</text>"),
      example("<text x=\"1\" y=\"8\">1 <↓tspan>홈</tspan></text>"),
    ],
    good: [
      example("<text x=\"1\" y=\"8\">Home</text>"),
      example("<text x=\"1\" y=\"8\" data-label=\"home\">홈</text>"),
      example("<g class=\"caption\"><text x=\"1\" y=\"8\">홈</text></g>"),
    ])

  private static func example(_ text: String) -> CheckExample {
    CheckExample(["bars/tab-bar/bar.svg": FigureExample.figure(text)])
  }

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .figureWordsUnlabelled(let words) = fault.kind,
      content.catalog.site.languages.count > 1
    else { return nil }
    return report(
      at: fault.location,
      Message(
        "'\(words)' would stand so on the pages of every language",
        explanation:
          "'data-label=\"name\"' on this element, with English words, has them come from figures.yml."
      ))
  }
}
