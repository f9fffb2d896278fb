/// A folder of guidelines: what stands in it, and what is found in it.
///
///     let guide = try Guide(contentsOf: "Content")
///     for finding in guide.diagnostics where finding.severity == .error {
///       print("\(finding.location.path):\(finding.location.line): \(finding.summary)")
///     }
///     for rule in guide.graph.rules where rule.component == "tab-bar" { print(rule.id) }
///
/// The same content gives the same values, in the same order.
public struct Guide: Sendable {
  /// What is asked of the content; with errors in it, what of it could be read.
  public let graph: Graph
  /// The findings of all checks that no comment silences, by file and place.
  public let diagnostics: [Diagnostic]

  /// Reads the files of a folder as they are at one moment, links and checks them.
  ///
  /// What is wrong in the files is told as diagnostics, not thrown.
  ///
  /// - Parameter folder: one with a `site.yml`; paths of diagnostics are the folder as it is given here, and the path below
  ///   it; with `.` they are the path below it alone.
  /// - Throws: ``ContentFolderError`` when there is no such folder, when it or a file in it cannot be read, and when it
  ///   changes each time that it is read.
  public init(contentsOf folder: String) throws(ContentFolderError) {
    let content = LinkedTree(try ContentTree.load(folder: folder)).content
    graph = content.graph
    diagnostics = CheckRegistry.diagnostics(in: content)
  }
}
