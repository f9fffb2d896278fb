import RuleGraph

/// A finding as `--format json` prints it.
struct FindingRecord: Encodable {
  let check: String
  let severity: String
  let path: String
  let line: Int
  /// In UTF-16 units from 1.
  let column: Int
  let message: String
  let explanation: String?
  let notes: [NoteRecord]
  let fixIts: [FixItRecord]

  struct NoteRecord: Encodable {
    let path: String
    let line: Int
    let column: Int
    let message: String
  }

  struct FixItRecord: Encodable {
    let path: String
    let line: Int
    let column: Int
    let replaced: String
    let replacement: String
  }

  init(_ diagnostic: Diagnostic, _ printer: DiagnosticPrinter) {
    check = diagnostic.check
    severity = diagnostic.severity.rawValue
    path = diagnostic.location.path
    line = diagnostic.location.line
    column = printer.column(of: diagnostic.location)
    message = diagnostic.summary
    explanation = diagnostic.explanation
    notes = diagnostic.notes.map {
      NoteRecord(
        path: $0.location.path, line: $0.location.line, column: printer.column(of: $0.location),
        message: $0.text)
    }
    fixIts = diagnostic.fixIts.map {
      FixItRecord(
        path: $0.location.path, line: $0.location.line, column: printer.column(of: $0.location),
        replaced: printer.text(at: $0.location), replacement: $0.replacement)
    }
  }
}
