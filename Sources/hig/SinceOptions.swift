import ArgumentParser
import RuleGraph

/// The revision whose later findings come first.
struct SinceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Put findings on lines changed since this git revision first.", valueName: "rev"))
  var since: String?

  var isGiven: Bool { since != nil }

  /// - Throws: `RevisionError` when the revision cannot be read.
  func expectRevision(of tree: ContentTree) throws {
    if let since { _ = try reader(of: tree).tree(of: since) }
  }

  /// The findings in order, and what is to be said of it.
  ///
  /// - Parameter tree: what the findings are of, where a revision is given.
  /// - Throws: `RevisionError`.
  func apply(
    to findings: Findings, in graph: Graph, now tree: ContentTree?
  ) throws -> (findings: Findings, remarks: [String]) {
    guard let since, let tree else { return (findings, []) }
    let reader = reader(of: tree)
    guard let old = try reader.tree(of: since, withDrawings: true) else {
      let reason = RevisionError.noContent(reader.folder, revision: since)
      return (findings, ["\(reason): all of it is new", remark(findings, since)])
    }
    let (changed, others) = ChangedLines(from: old, to: tree).split(findings.diagnostics, in: graph)
    return (findings.with(changed + others), [remark(findings.with(changed), since)])
  }

  private func remark(_ changed: Findings, _ revision: String) -> String {
    "on lines changed since \(revision): \(changed.summary)"
  }

  private func reader(of tree: ContentTree) -> RevisionReader {
    RevisionReader(folder: tree.root.isEmpty ? "." : tree.root)
  }
}
