import RuleGraph

/// What in the templates is of no use, or shows as what was not meant, though pages can be made.
package struct TemplateWarning: Equatable, Sendable {
  /// Place, words, source line and caret, as they are printed.
  package let lines: [String]

  /// - Parameter summary: in lower case, without a full stop.
  init(_ summary: String, at location: SourceLocation, in source: SourceText) {
    let printer = DiagnosticPrinter(texts: [source.path: source])
    lines = printer.lines(for: .warning, summary, at: location)
  }
}
