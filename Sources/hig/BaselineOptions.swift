import ArgumentParser
import Foundation
import RuleGraph

/// The file of accepted findings.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Report only what this file does not accept.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "With --baseline: accept everything that is found now, and write the file.")
  var writeBaseline = false

  func validate() throws {
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline goes with --baseline <file>")
    }
  }

  /// What is accepted: nothing where no file is given, or where it is to be written.
  ///
  /// - Throws: `BaselineError` and `BaselineFault`, also for a file that is not a baseline and would be written over.
  func read() throws -> Baseline {
    guard let baseline else { return Baseline() }
    let bytes: [UInt8]
    do throws(SystemCallError) {
      bytes = try OpenFile.bytes(of: baseline)
    } catch {
      // What else cannot be read is not written over either.
      if writeBaseline, error.code != EFBIG { return Baseline() }
      let isThere = FileMark(of: baseline, follows: true) != nil
      throw isThere ? BaselineError.unreadable(error) : .missing(baseline)
    }
    let text = SourceText(path: baseline, showing: bytes)
    guard writeBaseline else { return try Baseline(text) }
    guard Baseline.isOne(text) else { throw BaselineError.other(baseline) }
    return Baseline()
  }

  /// The findings that are not accepted, and what to say about the file.
  func apply(
    _ accepted: Baseline, to findings: Findings
  ) throws -> (findings: Findings, remarks: [String]) {
    guard let baseline else { return (findings, []) }
    let fingerprints = findings.fingerprints
    if writeBaseline {
      let text = Baseline.text(accepting: findings.diagnostics, fingerprints)
      try FileChanges([baseline: text]).write()
      let accepted = "\(baseline) accepts \(findings.summary)"
      return (findings.with([]), [accepted])
    }
    let result = accepted.apply(to: findings.diagnostics, fingerprints)
    let remarks =
      result.goneCount == 0
      ? [] : ["\(baseline): \(result.goneCount) accepted and gone; --write-baseline takes them out"]
    return (findings.with(result.new), remarks)
  }
}

/// A file that is no baseline to read or to write.
enum BaselineError: Error, CustomStringConvertible {
  case missing(String)
  case unreadable(SystemCallError)
  /// Something that would be lost.
  case other(String)

  var description: String {
    switch self {
    case .missing(let path): "cannot read the baseline '\(path)'; --write-baseline makes it"
    case .unreadable(let error): "cannot read the baseline '\(error.path)': \(error.reason)"
    case .other(let path): "'\(path)' is no baseline, and is not written over"
    }
  }
}
