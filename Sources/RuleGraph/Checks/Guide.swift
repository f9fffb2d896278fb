/// A folder of guidelines: its graph, and the findings of its checks.
///
///     let guide = try Guide(contentsOf: "Content")
///     for finding in guide.diagnostics where finding.severity == .error {
///       print("\(finding.location.path):\(finding.location.line): \(finding.summary)")
///     }
///     for rule in guide.graph.rules where rule.component == "tab-bar" { print(rule.id) }
///
/// The same content gives the same values, in the same order.
public struct Guide: Sendable {
  /// The guidelines as a graph; if the content has errors, as much of it as could be read.
  public let graph: Graph
  /// The findings of all checks that no comment silences, by file and place.
  public let diagnostics: [Diagnostic]

  /// Reads the files of a folder as they are at one moment, links and checks them.
  ///
  /// Faults in the files are reported as diagnostics, not thrown.
  ///
  /// - Parameter folder: a folder with a `site.yml`. Paths in diagnostics are the folder as it is given here followed
  ///   by the path below it; with `.` they are only the path below it.
  /// - Throws: ``ContentFolderError`` when there is no such folder, when it or a file in it cannot be read, and when it
  ///   changes every time that it is read.
  public init(contentsOf folder: String) throws(ContentFolderError) {
    let content = LinkedTree(try ContentTree.load(folder: folder)).content
    graph = content.graph
    diagnostics = CheckRegistry.diagnostics(in: content)
  }
}
