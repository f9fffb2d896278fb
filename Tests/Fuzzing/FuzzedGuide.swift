import RuleGraph
import SmallContent

/// The small guide that bad files are put into.
enum FuzzedGuide {
  static let files = SmallGuide.files.mapValues { Array($0.utf8) }

  /// All that `hig check` does, printing included.
  @discardableResult
  static func check(_ files: [String: [UInt8]]) -> Graph {
    let catalog = CatalogReader(ContentTree(files: files)).read()
    let content = CheckedContent(catalog: catalog, linked: Linker(catalog).link())
    let printer = DiagnosticPrinter(texts: catalog.texts)
    for diagnostic in CheckRegistry.diagnostics(in: content) { _ = printer.lines(for: diagnostic) }
    return content.graph
  }
}
