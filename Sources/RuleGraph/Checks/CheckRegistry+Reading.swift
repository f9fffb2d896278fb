/// A check that words what could not be read as meant: all that is known before anything is linked.
///
/// A page may have lost a rule to such a fault, or the site all of its editions; a preview shows it at once.
package protocol ReadingCheck: Check {}

/// One that words each fault by itself.
package protocol FaultCheck: ReadingCheck {
  /// What to say about a fault; `nil` for a fault that another check words.
  static func diagnostic(for fault: Fault, in content: CheckedContent) -> Diagnostic?
}

extension FaultCheck {
  package static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { diagnostic(for: $0, in: content) }
  }
}

extension CheckRegistry {
  /// The findings of the checks that need no look at the texts, sorted and without doubles.
  package static func readingDiagnostics(in content: CheckedContent) -> [Diagnostic] {
    let checks = all.filter { $0 is any ReadingCheck.Type }
    return unsilenced(checks.flatMap { $0.diagnostics(in: content) }, in: content)
  }

  /// What the same checks say about a file that is not content.
  package static func readingDiagnostics(of faults: [Fault], in text: SourceText) -> [Diagnostic] {
    var catalog = CatalogReader(ContentTree(files: [:])).read()
    (catalog.faults, catalog.texts) = (faults, [text.path: text])
    let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
    return readingDiagnostics(in: content)
  }
}
