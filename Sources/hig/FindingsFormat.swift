import ArgumentParser
import Foundation
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

  /// - Parameter style: how text is colored; the other forms never are.
  func lines(
    for findings: Findings, style: TerminalStyle = TerminalStyle(isColored: false)
  ) -> [String] {
    let printer = DiagnosticPrinter(texts: findings.texts)
    switch self {
    case .text:
      let painter = FindingPainter(printer: printer, style: style)
      return findings.diagnostics.flatMap(painter.lines)
    case .json: return findings.diagnostics.compactMap { JSONLine.text(FindingRecord($0, printer)) }
    case .sarif: return [JSONLine.text(SarifLog(findings))].compactMap(\.self)
    case .github: return GitHubAnnotations(printer: printer).lines(for: findings.diagnostics)
    }
  }
}
