import RuleGraph

/// Findings as text on a terminal, where the place, the severity and the caret are set off.
struct FindingPainter {
  let printer: DiagnosticPrinter
  let style: TerminalStyle

  func lines(for diagnostic: Diagnostic) -> [String] {
    let lines = printer.lines(for: diagnostic)
    guard style.isColored else { return lines }
    return [heading(of: diagnostic)] + lines.dropFirst().map(painted)
  }

  private func heading(of diagnostic: Diagnostic) -> String {
    let place = style.paint(printer.place(of: diagnostic.location), .bold)
    let severity = style.paint(
      diagnostic.severity.rawValue, diagnostic.severity == .error ? .red : .yellow)
    let summary = style.paint(diagnostic.summary, .bold)
    return "\(place): \(severity): \(summary) \(style.paint("[\(diagnostic.check)]", .dim))"
  }

  /// A source line before a caret is never blank, so a line of only blanks and a caret is the caret's.
  private func painted(_ line: String) -> String {
    if line.contains("^"), line.allSatisfy({ " ^~".contains($0) }) {
      return style.paint(line, .green)
    }
    for word in [": note: ", ": fixit: "] {
      guard !line.hasPrefix(" "), let found = line.firstRange(of: word) else { continue }
      let name = word.dropFirst(2).dropLast(2)
      return "\(style.paint(String(line[..<found.lowerBound]), .bold)): "
        + "\(style.paint(String(name), .cyan)): \(line[found.upperBound...])"
    }
    return line
  }
}
