import RuleGraph

/// What the checks found, and the texts to show it in.
struct Findings {
  let diagnostics: [Diagnostic]
  let texts: [String: SourceText]
  /// Where the content folder is, as printed in front of every path; empty for none.
  var root = ""
  /// What `site.yml` says; `nil` where that does not matter.
  var site: Site?

  /// Others of the same content.
  func with(_ diagnostics: [Diagnostic]) -> Findings {
    Findings(diagnostics: diagnostics, texts: texts, root: root, site: site)
  }

  /// The paths of the files in their checkout.
  var checkout: CheckoutPaths { CheckoutPaths(around: root) }

  /// The names by which findings are known again.
  var fingerprints: Fingerprints { Fingerprints(texts: texts, root: root) }

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

  /// Why `--fix` has left replacements that are printed.
  var unmended: [String] {
    let left = diagnostics.filter { !$0.fixIts.isEmpty }
    let spoiling = left.count { $0.fixIts.contains(where: \.isCertain) }
    let doubtful = left.count - spoiling
    return [
      doubtful == 0
        ? nil
        : "left \(doubtful.counted("fix-it")) to be made by hand: another may have been meant",
      spoiling == 0
        ? nil
        : "left \(spoiling.counted("fix-it")) unmade: more would have changed than was to be mended",
    ].compactMap(\.self)
  }

  /// `2 errors, 1 warning`.
  var summary: String {
    Self.summary(errors: errorCount, warnings: warningCount)
  }

  static func summary(errors: Int, warnings: Int) -> String {
    "\(errors.counted("error")), \(warnings.counted("warning"))"
  }
}

extension Findings {
  /// Those of content that is linked.
  init(_ diagnostics: [Diagnostic], in content: CheckedContent) {
    self.init(
      diagnostics: diagnostics, texts: content.catalog.texts, root: content.catalog.root,
      site: content.graph.site)
  }
}
