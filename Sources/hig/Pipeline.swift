import Foundation
import RuleGraph
import SearchIndex
import SiteRenderer

/// Strings the phases together; every command is a call of it.
struct Pipeline: Sendable {
  let contentFolder: String

  /// The files.
  ///
  /// - Parameter withFigures: whether the drawings are read too, which only checks and pages need.
  /// - Throws: `ContentFolderError` when there is no content to read.
  func load(withFigures: Bool = true) throws -> ContentTree {
    try ContentTree.load(folder: contentFolder, withFigures: withFigures)
  }

  /// Files → catalog → graph.
  ///
  /// - Parameter withFigures: whether the drawings are read too, which only checks and pages need.
  /// - Throws: `ContentFolderError` when there is no content to read.
  func link(withFigures: Bool = true) throws -> CheckedContent {
    let catalog = CatalogReader(try load(withFigures: withFigures)).read()
    return CheckedContent(catalog: catalog, linked: Linker(catalog).link())
  }

  /// The findings of all checks.
  func check(_ content: CheckedContent) -> Findings {
    Findings(
      diagnostics: CheckRegistry.diagnostics(in: content), texts: content.catalog.texts)
  }

  /// The files with all that is certain mended, and what is then found in them.
  func mend(_ tree: ContentTree) -> MendedContent {
    ContentMender(tree).mend()
  }

  /// The search index.
  func index(_ graph: Graph) -> [SearchShard] {
    IndexBuilder.shards(of: graph)
  }

  /// Pages and index in memory, then one write.
  ///
  /// - Throws: `TemplateError` or `SiteWriterError`.
  func build(_ graph: Graph, templates: String, site: String) throws -> SiteBuild {
    let output = try render(graph, templates: templates)
    let report = try SiteWriter(folder: site).write(output)
    BuildStamp(site: site).renew()
    return SiteBuild(fileCount: output.count, report: report)
  }

  /// Pages and index in memory.
  ///
  /// - Throws: `TemplateError`.
  func render(_ graph: Graph, templates: String) throws -> [OutputFile] {
    let templates = try TemplateLoader(folder: templates).load()
    let pages = try SitePages(graph: graph, templates: templates).render()
    return pages + index(graph).map { OutputFile(path: $0.path, text: $0.script) }
  }

  /// `rules.lock` without reading anything else; `nil` when there is none.
  func lock() throws -> RulesLock? {
    let path = "\(contentFolder)/\(RulesLock.fileName)"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return RulesLockReader(SourceText(path: path, text: String(decoding: data, as: UTF8.self)))
      .read()
  }

  /// The languages of `site.yml`, without reading anything else.
  func languages() throws -> [Language] {
    let path = "\(contentFolder)/site.yml"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ContentFolderError.unreadable(path, reason: "no such file")
    }
    let tree = ContentTree(root: contentFolder, files: ["site.yml": Array(data)])
    return CatalogReader(tree).read().site.languages
  }
}
