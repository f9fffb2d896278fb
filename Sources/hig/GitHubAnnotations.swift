import RuleGraph

/// Findings as workflow commands, which a code host shows beside the lines of a change.
struct GitHubAnnotations {
  /// The host shows no more than this many of a severity.
  static let limit = 10

  let printer: DiagnosticPrinter
  let checkout: CheckoutPaths

  /// In the order given, so that what matters most is shown.
  func lines(for diagnostics: [Diagnostic]) -> [String] {
    var counts: [Severity: Int] = [:]
    var shown: [Diagnostic] = []
    var hidden: [Diagnostic] = []
    for diagnostic in diagnostics {
      counts[diagnostic.severity, default: 0] += 1
      if counts[diagnostic.severity, default: 0] <= Self.limit {
        shown.append(diagnostic)
      } else {
        hidden.append(diagnostic)
      }
    }
    return shown.map(line) + (hidden.isEmpty ? [] : [rest(hidden)])
  }

  /// How many findings are not shown, by check, the most frequent first.
  private func rest(_ hidden: [Diagnostic]) -> String {
    let checks = Dictionary(grouping: hidden, by: \.check).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    let list = escaped(checks.joined(separator: ", "), property: false)
    return "::notice::\(hidden.count.counted("more finding")) (\(list)); run 'hig check' to see all"
  }

  private func line(for diagnostic: Diagnostic) -> String {
    let path = checkout.path(of: diagnostic.location.path)
    let properties = [
      "file=\(escaped(path, property: true))",
      "line=\(diagnostic.location.line)", "col=\(printer.column(of: diagnostic.location))",
      "title=\(escaped(diagnostic.check, property: true))",
    ]
    let text = [diagnostic.summary, diagnostic.explanation].compactMap(\.self)
    let message = escaped(text.joined(separator: "\n"), property: false)
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(message)"
  }

  private func escaped(_ text: String, property: Bool) -> String {
    let always = [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")]
    let inProperties = property ? [(":", "%3A"), (",", "%2C")] : []
    return (always + inProperties).reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
