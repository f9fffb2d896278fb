import ArgumentParser
import ReviewFeed
import RuleGraph

/// The ways to print a review.
enum ReviewFormat: String, CaseIterable, ExpressibleByArgument {
  /// `path:line:column: API: id: kind: title`.
  case text
  /// One object a line.
  case json
  /// One log for code hosts and editors.
  case sarif

  func lines(
    for review: SourceReview, _ wording: ReviewWording, in files: [SwiftFile],
    _ style: TerminalStyle
  ) -> [String] {
    let texts = Dictionary(
      files.map { ($0.path, SourceText(path: $0.path, text: $0.text)) },
      uniquingKeysWith: { first, _ in first })
    let printer = DiagnosticPrinter(texts: texts)
    switch self {
    case .text:
      let line = ReviewLine(wording: wording, printer: printer, style: style)
      return review.findings.map(line.text)
    case .json:
      return review.findings.compactMap {
        JSONLine.text(ReviewRecord($0, wording.words(for: $0.subject), printer))
      }
    case .sarif:
      let log = SarifLog(SarifRun(review.findings, wording, texts))
      return [JSONLine.text(log)].compactMap(\.self)
    }
  }
}

/// A finding as a line of text.
private struct ReviewLine {
  let wording: ReviewWording
  let printer: DiagnosticPrinter
  let style: TerminalStyle

  func text(_ finding: ReviewFinding) -> String {
    let words = wording.words(for: finding.subject)
    let (use, location) = (finding.main, finding.main.location)
    let place =
      "\(style.paint(location.path, .magenta)):\(style.paint("\(location.line)", .green))"
      + ":\(printer.column(of: location))"
    let subject = words.id == use.api ? "" : "\(style.paint(words.id, .dim)): "
    return "\(place): \(style.paint(use.api, .bold)): \(subject)"
      + "\(style.paint(words.kind, .of(kind: words.kind))): \(words.title)"
  }
}
