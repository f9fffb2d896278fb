/// Findings that were accepted, so that only others are reported.
///
/// A text file: comments after `#`, and a finding a line, its fingerprint first and then words for readers.
package struct Baseline: Sendable {
  private let accepted: Set<String>

  /// Reads the file's text.
  package init(_ text: String) {
    accepted = Set(
      text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        .compactMap { $0.split(separator: " ").first.map(String.init) })
  }

  /// The findings that are not accepted, and how many accepted ones are gone.
  package func apply(
    to diagnostics: [Diagnostic], _ fingerprints: Fingerprints
  ) -> (new: [Diagnostic], goneCount: Int) {
    let names = fingerprints.of(diagnostics)
    let new = zip(diagnostics, names).filter { !accepted.contains($0.1) }.map(\.0)
    return (new, accepted.subtracting(names).count)
  }

  /// The file's text that accepts these findings.
  package static func text(accepting diagnostics: [Diagnostic], _ fingerprints: Fingerprints)
    -> String
  {
    let head = [
      "# Findings that were there when this file was written; 'hig check --baseline' reports only others.",
      "# Written by 'hig check --write-baseline'.",
    ]
    let lines = zip(diagnostics, fingerprints.of(diagnostics)).map { diagnostic, name in
      "\(name) [\(diagnostic.check)] \(diagnostic.location.path): \(diagnostic.summary)"
    }
    return (head + lines).map { "\($0)\n" }.joined()
  }
}
