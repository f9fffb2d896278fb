import ArgumentParser
import Foundation
import RuleGraph

/// The file of accepted findings.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Report only what this file does not accept.", valueName: "file"))
  var baseline: String?

  @Flag(help: "With --baseline: accept all that is found now, and write the file.")
  var writeBaseline = false

  func validate() throws {
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline goes with --baseline <file>")
    }
  }

  /// The findings that are not accepted, and what is to be said of the file.
  func apply(to findings: Findings) throws -> (findings: Findings, remarks: [String]) {
    guard let baseline else { return (findings, []) }
    let fingerprints = Fingerprints(texts: findings.texts)
    if writeBaseline {
      let text = Baseline.text(accepting: findings.diagnostics, fingerprints)
      try Data(text.utf8).write(to: URL(fileURLWithPath: baseline), options: .atomic)
      let accepted = "\(baseline) accepts \(findings.summary)"
      return (Findings(diagnostics: [], texts: findings.texts), [accepted])
    }
    guard let data = FileManager.default.contents(atPath: baseline) else {
      throw BaselineError(path: baseline)
    }
    let result = Baseline(String(decoding: data, as: UTF8.self))
      .apply(to: findings.diagnostics, fingerprints)
    let remarks =
      result.goneCount == 0
      ? [] : ["\(baseline): \(result.goneCount) accepted and gone; --write-baseline takes them out"]
    return (Findings(diagnostics: result.new, texts: findings.texts), remarks)
  }
}

/// A baseline that cannot be read.
struct BaselineError: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "cannot read the baseline '\(path)'; --write-baseline makes it"
  }
}
