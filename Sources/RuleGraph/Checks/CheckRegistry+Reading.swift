/// A check that words what could not be read as meant: all that is known before anything is linked.
///
/// A page may have lost a rule to such a fault, or the site all of its editions; a preview shows it at once.
package protocol ReadingCheck: Check {}

extension CheckRegistry {
  /// The findings of the checks that need no look at the texts, sorted and without doubles.
  package static func readingDiagnostics(in content: CheckedContent) -> [Diagnostic] {
    let checks = all.filter { $0 is any ReadingCheck.Type }
    return unsilenced(checks.flatMap { $0.diagnostics(in: content) }, in: content)
  }
}
