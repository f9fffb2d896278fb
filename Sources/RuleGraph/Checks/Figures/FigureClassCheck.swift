/// The classes of a drawing that begin with `f-` are those of the theme.
enum FigureClassCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "figure/class", severity: .warning,
    texts: (
      summary: "The classes of a drawing that begin with `f-` are those of the theme.",
      explanation: """
      On a page the stylesheet of the drawing is left out, and the theme gives the classes that begin with `f-` their \
      colors, in light and dark. It knows no others, so that a shape with a mistyped one is not seen at all. The classes \
      are listed in the content format.
      """
    ),
    bad: [
      example("<path class=\"↓f-lien\" d=\"M0 0h9\"/>"),
      example("<g class=\"한 ↓f-wood f-line\"><path d=\"M0 0h9\"/></g>"),
    ],
    good: [
      example("<path class=\"f-line\" d=\"M0 0h9\"/>"),
      example("<path class=\"door\" d=\"M0 0h9\"/>"),
      example("<g class=\"caption\"><path class=\"f-lien\" d=\"M0 0h9\"/></g>"),
    ])

  private static func example(_ content: String) -> CheckExample {
    CheckExample(["bars/tab-bar/bar.svg": FigureExample.figure(content)])
  }

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    var suggestions = Suggestions()
    return content.catalog.faults.compactMap { fault in
      guard case .figureClassUnknown(let name) = fault.kind else { return nil }
      let suggestion = suggestions.suggestion(for: name, among: FigureVocabulary.themeClasses)
      return report(
        at: fault.location,
        Message(
          "the theme has no class '\(name)'\(suggestion.phrase)",
          explanation: "What has no other color is not seen on a page."),
        fixIts: suggestion.fixIts(at: fault.location))
    }
  }
}
