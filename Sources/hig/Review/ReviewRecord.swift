import RuleGraph

/// A finding as `--format json` prints it.
struct ReviewRecord: Encodable {
  let path: String
  let line: Int
  /// In UTF-16 units from 1.
  let column: Int
  let api: String
  /// The rule; what is deprecated has none.
  let id: String?
  let kind: String
  let title: String
  let url: String
  /// All the places in the file, in the order of the text.
  let uses: [Use]

  struct Use: Encodable {
    let line: Int
    let column: Int
    let api: String
  }

  init(_ finding: ReviewFinding, _ words: ReviewWording.Words, _ printer: DiagnosticPrinter) {
    path = finding.main.location.path
    uses = finding.uses.map { use in
      Use(line: use.location.line, column: printer.column(of: use.location), api: use.api)
    }
    line = finding.main.location.line
    column = printer.column(of: finding.main.location)
    api = finding.main.api
    if case .rule(let rule) = finding.subject { id = rule.description } else { id = nil }
    (kind, title, url) = (words.kind, words.title, words.url)
  }
}
