/// Findings that were accepted, so that only others are reported.
///
/// A text file: comments after `#`, empty lines, and one finding per line, its fingerprint first and then words for
/// readers.
package struct Baseline: Sendable {
  private let accepted: Set<String>

  /// Accepts nothing.
  package init() {
    accepted = []
  }

  /// Reads the file's text.
  ///
  /// - Throws: `BaselineFault` for lines that do not hold a finding; a line whose finding is gone is as good as others.
  package init(_ text: SourceText) throws(BaselineFault) {
    let lines = BaselineLine.all(in: text)
    if let fault = BaselineFault(lines, of: text.path) { throw fault }
    accepted = Set(lines.compactMap(\.fingerprint))
  }

  /// Whether a file may be written over.
  ///
  /// It may if it has a line of a baseline, however damaged other lines are, or begins like one, or is empty. Comments
  /// alone may be the headings of some other text.
  package static func isOne(_ text: SourceText) -> Bool {
    let lines = BaselineLine.all(in: text)
    return lines.contains { $0.fingerprint != nil } || lines.allSatisfy(\.word.isEmpty)
      || text.line(1) == header[0]
  }

  /// The findings that are not accepted, and how many accepted ones are gone.
  package func apply(
    to diagnostics: [Diagnostic], _ fingerprints: Fingerprints
  ) -> (new: [Diagnostic], goneCount: Int) {
    let names = fingerprints.of(diagnostics)
    let new = zip(diagnostics, names).filter { !accepted.contains($0.1) }.map(\.0)
    return (new, accepted.subtracting(names).count)
  }

  private static let header = [
    "# Findings that were there when this file was written; 'hig check --baseline' reports only others.",
    "# Written by 'hig check --write-baseline'.",
  ]

  /// The file's text that accepts these findings.
  package static func text(accepting diagnostics: [Diagnostic], _ fingerprints: Fingerprints)
    -> String
  {
    let lines = zip(diagnostics, fingerprints.of(diagnostics)).map { diagnostic, name in
      "\(name) [\(diagnostic.check)] \(diagnostic.location.path): \(diagnostic.summary)"
    }
    return (header + lines).map { "\($0)\n" }.joined()
  }
}
