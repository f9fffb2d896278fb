/// A figure consists of shapes and words.
enum FigureElementCheck: FaultCheck {
  static let description = CheckDescription(
    id: "figure/element",
    texts: (
      summary: "A figure consists of shapes and words.",
      explanation: """
      Figures become part of a page, so nothing in them may run, load or refer to anything: no scripts, no foreign content, no images, no links. The allowed elements are `svg`, `g`, `text`, `tspan`, `title`, `desc`, `style` and the basic shapes. A stylesheet is only for those who look at the file itself. It may load nothing, and it may hold no backslash, because CSS reads `\\75rl(…)` as `url(…)`.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/bar.svg": "<svg viewBox=\"0 0 9 9\">\n  <↓script>alert(1)</script>\n</svg>\n"
      ]),
      CheckExample([
        "bars/tab-bar/bar.svg":
          "<svg viewBox=\"0 0 9 9\">\n  <!-- 한국어 <g> --><↓foreignObject/>\n</svg>\n"
      ]),
      CheckExample(["bars/tab-bar/bar.svg": "<↓html/>\n"]),
      CheckExample([
        "bars/tab-bar/bar.svg":
          "<svg viewBox=\"0 0 9 9\">\n  <↓style>@import \"a.css\";</style>\n</svg>\n"
      ]),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/bar.svg":
          "<svg viewBox=\"0 0 9 9\">\n  <rect width=\"9\" height=\"9\"/>\n</svg>\n"
      ])
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    switch fault.kind {
    case .figureElementUnknown(let name):
      report(at: fault.location, "a figure may not use the element '\(name)'")
    case .figureStyleReference(let reference):
      report(
        at: fault.location, "a figure's stylesheet may not load anything, as by '\(reference)'")
    default: nil
    }
  }
}
