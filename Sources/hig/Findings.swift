import RuleGraph

/// What the checks found, and the texts to show it in.
struct Findings {
  let diagnostics: [Diagnostic]
  /// These and those that were left out of them: equal ones are told apart by their order among all.
  private let all: [Diagnostic]
  let texts: [String: SourceText]
  /// Where the content folder is, as printed in front of every path; empty for none.
  let root: String
  /// What `site.yml` says; `nil` where that does not matter.
  let site: Site?

  init(
    diagnostics: [Diagnostic], texts: [String: SourceText], root: String = "", site: Site? = nil
  ) {
    (self.diagnostics, self.texts, self.root, self.site) = (diagnostics, texts, root, site)
    all = diagnostics
  }

  private init(_ diagnostics: [Diagnostic], among findings: Findings) {
    (self.diagnostics, all) = (diagnostics, findings.all)
    (texts, root, site) = (findings.texts, findings.root, findings.site)
  }

  /// Some of them, in any order.
  func with(_ diagnostics: [Diagnostic]) -> Findings {
    Findings(diagnostics, among: self)
  }

  /// The paths of the files in their checkout.
  var checkout: CheckoutPaths { CheckoutPaths(around: root) }

  /// The names by which findings are known again.
  var fingerprints: Fingerprints { Fingerprints(texts: texts, root: root) }

  /// Those of the diagnostics, which stay when others are left out.
  var fingerprintNames: [String] {
    let names = Dictionary(
      zip(all, fingerprints.of(all)).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    return diagnostics.map { names[$0] ?? "" }
  }

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
