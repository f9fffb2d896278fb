import Foundation
import RuleGraph
import SiteRenderer
import SmallContent

/// The small guide that bad files are put into.
enum FuzzedGuide {
  static let files = SmallGuide.files.mapValues { Array($0.utf8) }

  /// The templates of this package.
  static var templates: Templates {
    let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    return mustSucceed { try TemplateLoader(folder: root.appending(path: "Templates").path).load() }
  }

  /// What good templates and files cannot fail in.
  static func mustSucceed<Value>(_ body: () throws -> Value) -> Value {
    do { return try body() } catch { fatalError("no page can be made: \(error)") }
  }

  /// All that `hig check` does, printing included.
  @discardableResult
  static func check(_ files: [String: [UInt8]]) -> Graph {
    findings(files).graph
  }

  /// The same, with what was found.
  static func findings(_ files: [String: [UInt8]]) -> (graph: Graph, diagnostics: [Diagnostic]) {
    let content = content(ContentTree(files: files))
    return (content.graph, findings(in: content))
  }

  static func findings(in content: CheckedContent) -> [Diagnostic] {
    let printer = DiagnosticPrinter(texts: content.catalog.texts)
    let diagnostics = CheckRegistry.diagnostics(in: content)
    for diagnostic in diagnostics { _ = printer.lines(for: diagnostic) }
    return diagnostics
  }

  static func content(_ tree: ContentTree) -> CheckedContent {
    let catalog = CatalogReader(tree).read()
    return CheckedContent(catalog: catalog, linked: Linker(catalog).link())
  }
}
