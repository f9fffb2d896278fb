/// A figure is well-formed XML with a frame.
enum FigureSyntaxCheck: FaultCheck {
  static let description = CheckDescription(
    id: "figure/syntax",
    texts: (
      summary: "A figure is well-formed XML with a frame.",
      explanation: """
      Its root is an `svg` element, and `viewBox` gives its frame, so that it scales. A document type is not allowed, because entities could make a small file an endless one, nor is a processing instruction, because `<?xml-stylesheet?>` can load and run things.
      """
    ),
    bad: [
      CheckExample(["bars/tab-bar/bar.svg": "<svg viewBox=\"0 0 9 9\">\n  <g>\n</↓svg>\n"]),
      CheckExample(["bars/tab-bar/bar.svg": "<↓svg width=\"9\"/>\n"]),
      CheckExample(["bars/tab-bar/bar.svg": "<svg viewBox=\"↓0 0 9\"/>\n"]),
      CheckExample(["bars/tab-bar/bar.svg": "↓<!DOCTYPE svg [<!ENTITY a \"a\">]>\n<svg/>\n"]),
      CheckExample([
        "bars/tab-bar/bar.svg": "↓<?xml-stylesheet href=\"a.xsl\"?>\n<svg viewBox=\"0 0 9 9\"/>\n"
      ]),
    ],
    good: [
      CheckExample(["bars/tab-bar/bar.svg": "<svg viewBox=\"0 0 9 9\">\n  <g/>\n</svg>\n"])
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    guard case .figureInvalid(let problem) = fault.kind else { return nil }
    return report(at: fault.location, "not a valid figure: \(problem)")
  }
}
