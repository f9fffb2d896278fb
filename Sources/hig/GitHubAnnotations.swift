import RuleGraph

/// Findings as workflow commands, which a code host shows beside the lines of a change.
struct GitHubAnnotations {
  /// The host shows no more than this many of a severity.
  static let limit = 10

  let printer: DiagnosticPrinter

  func lines(for diagnostics: [Diagnostic]) -> [String] {
    let shown = Severity.allCases.flatMap { severity in
      diagnostics.filter { $0.severity == severity }.prefix(Self.limit)
    }
    let hidden = diagnostics.count - shown.count
    let noun = hidden == 1 ? "finding" : "findings"
    let rest = hidden > 0 ? ["::notice::\(hidden) more \(noun); run 'hig check' to see all"] : []
    return shown.sorted().map(line) + rest
  }

  private func line(for diagnostic: Diagnostic) -> String {
    let properties = [
      "file=\(escaped(diagnostic.location.path, property: true))",
      "line=\(diagnostic.location.line)", "col=\(printer.column(of: diagnostic.location))",
      "title=\(escaped(diagnostic.check, property: true))",
    ]
    let message = escaped(diagnostic.summary, property: false)
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(message)"
  }

  private func escaped(_ text: String, property: Bool) -> String {
    let always = [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")]
    let inProperties = property ? [(":", "%3A"), (",", "%2C")] : []
    return (always + inProperties).reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
