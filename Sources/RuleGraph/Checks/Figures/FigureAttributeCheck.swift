/// A figure's attributes say where its shapes are and how they are painted.
enum FigureAttributeCheck: FaultCheck {
  static let description = CheckDescription(
    id: "figure/attribute",
    texts: (
      summary: "A figure's attributes say where its shapes are and how they are painted.",
      explanation: """
      Attributes that run something (`onload`), refer to something (`href`, `url(…)`, or a backslash, which can spell `url` another way) or hold styles as text (`style`) are not allowed. Classes get their colours from the theme. A label gives the words of a `text`, or of a `tspan` within one; elsewhere words are not drawn.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/bar.svg": "<svg viewBox=\"0 0 9 9\" ↓onload=\"alert(1)\"/>\n"
      ]),
      CheckExample([
        "bars/tab-bar/bar.svg":
          "<svg viewBox=\"0 0 9 9\">\n  <g class=\"한국\" ↓style=\"fill: red\"/>\n</svg>\n"
      ]),
      CheckExample([
        "bars/tab-bar/bar.svg":
          "<svg viewBox=\"0 0 9 9\">\n  <path ↓fill=\"url(https://e.org)\"/>\n</svg>\n"
      ]),
      CheckExample([
        "bars/tab-bar/bar.svg":
          "<svg viewBox=\"0 0 9 9\">\n  <g ↓data-label=\"home\"><text y=\"8\">Home</text></g>\n</svg>\n"
      ]),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/bar.svg":
          "<svg viewBox=\"0 0 9 9\">\n  <path class=\"line\" d=\"M0 0h9\"/>\n</svg>\n"
      ])
    ])

  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic? {
    switch fault.kind {
    case .figureAttributeUnknown(let name):
      report(at: fault.location, "a figure may not use the attribute '\(name)'")
    case .figureReference(let value):
      report(at: fault.location, "a figure may not refer to anything, as '\(value)' does")
    case .figureLabelMisplaced(let element):
      report(
        at: fault.location,
        "'data-label' belongs on a 'text', or a 'tspan' within one, and not on a '\(element)'"
          + (element == "tspan" ? " outside" : ""))
    default: nil
    }
  }
}
