import Foundation
import RuleGraph
import SearchIndex
import SiteRenderer

/// Strings the phases together; every command is a call of it.
struct Pipeline: Sendable {
  let contentFolder: String

  /// Whether there is a content folder; an index can be read without.
  var hasContent: Bool {
    FileManager.default.fileExists(atPath: "\(contentFolder)/site.yml")
  }

  /// A page's file as it is found from here, whatever folder an index was built in.
  ///
  /// - Parameter path: ends with the group, the component and the file.
  func present(_ path: String) -> String {
    let inner = path.split(separator: "/").suffix(3).joined(separator: "/")
    let here = "\(contentFolder)/\(inner)"
    return path == here || !FileManager.default.fileExists(atPath: here) ? path : here
  }

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
    link(try load(withFigures: withFigures))
  }

  /// Files that are read already → catalog → graph.
  func link(_ tree: ContentTree) -> CheckedContent {
    let catalog = CatalogReader(tree).read()
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

  /// The search index, all languages side by side.
  func index(_ graph: Graph) -> [SearchShard] {
    graph.site.languages.map(\.code)
      .concurrentMap { IndexBuilder.shards(of: graph, in: $0) }.flatMap(\.self)
  }

  /// The findings of all checks and the search index, side by side.
  func checkAndIndex(_ content: CheckedContent) -> (findings: Findings, shards: [SearchShard]) {
    // The checks come last: they divide well, and fill what the longest language leaves free.
    let languages = content.graph.site.languages.map { Optional($0.code) }
    let results = (languages + [nil]).concurrentMap {
      language -> (findings: Findings?, shards: [SearchShard]) in
      if let language {
        (nil, IndexBuilder.shards(of: content.graph, in: language))
      } else {
        (check(content), [])
      }
    }
    let findings = results.lazy.compactMap(\.findings).first
    return (findings ?? check(content), results.flatMap(\.shards))
  }

  /// Makes the pages and writes them with the index.
  ///
  /// - Throws: `TemplateError` or `SiteWriterError`.
  func build(
    _ graph: Graph, shards: [SearchShard], templates: String, site: borrowing SiteLock
  ) throws -> SiteBuild {
    let templates = try TemplateLoader(folder: templates).load()
    let pages = try SitePages(graph: graph, templates: templates).plan()
    let scripts = shards.map { shard in
      PlannedFile(path: shard.path) { Array(shard.script.utf8) }
    }
    let report = try SiteWriter.write(pages + scripts, holding: site)
    return SiteBuild(fileCount: report.written.count + report.unchanged, report: report)
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
      let isThere = FileManager.default.fileExists(atPath: contentFolder)
      throw isThere
        ? ContentFolderError.unreadable(path, reason: "no such file") : .missing(contentFolder)
    }
    let tree = ContentTree(root: contentFolder, files: ["site.yml": Array(data)])
    return CatalogReader(tree).read().site.languages
  }
}
