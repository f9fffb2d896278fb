import RuleGraph

/// What the checks found, and the texts to show it in.
struct Findings {
  let diagnostics: [Diagnostic]
  let texts: [String: SourceText]

  var errorCount: Int {
    diagnostics.count { $0.severity == .error }
  }

  var warningCount: Int {
    diagnostics.count { $0.severity == .warning }
  }

  /// Whether a build may go on; warnings stop a strict one.
  func pass(strict: Bool) -> Bool {
    errorCount == 0 && !(strict && warningCount > 0)
  }

  /// `2 errors, 1 warning`.
  var summary: String {
    Self.summary(errors: errorCount, warnings: warningCount)
  }

  static func summary(errors: Int, warnings: Int) -> String {
    "\(errors.counted("error")), \(warnings.counted("warning"))"
  }
}
