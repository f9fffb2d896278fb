import ArgumentParser
import RuleGraph

/// The ways to print findings.
enum FindingsFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  /// One object a line.
  case json
  /// One log for code hosts and editors.
  case sarif
  /// Workflow commands of a code host, at most ten a severity.
  case github

  /// How many findings are printed at once.
  private static let most = 500

  /// Passes the lines on as they are made: those of a page with a finding at every word are a hundred times the page.
  ///
  /// - Parameter style: how text is colored; the other forms never are.
  func write(
    _ findings: Findings, style: TerminalStyle = TerminalStyle(isColored: false),
    to print: ([String]) -> Void
  ) {
    let printer = DiagnosticPrinter(texts: findings.texts)
    switch self {
    case .text:
      let painter = FindingPainter(printer: printer, style: style)
      Self.write(findings.diagnostics, painter.lines, to: print)
    case .json:
      Self.write(
        findings.diagnostics, { [JSONLine.text(FindingRecord($0, printer))].compactMap(\.self) },
        to: print)
    case .sarif: print([JSONLine.text(SarifLog(findings))].compactMap(\.self))
    case .github:
      let annotations = GitHubAnnotations(printer: printer, checkout: findings.checkout)
      print(annotations.lines(for: findings.diagnostics))
    }
  }

  private static func write(
    _ diagnostics: [Diagnostic], _ lines: (Diagnostic) -> [String], to print: ([String]) -> Void
  ) {
    for start in stride(from: 0, to: diagnostics.count, by: most) {
      print(diagnostics[start...].prefix(most).flatMap(lines))
    }
  }
}
