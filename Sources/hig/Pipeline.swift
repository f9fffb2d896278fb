import Exports
import Foundation
import RuleGraph
import SearchIndex
import SiteRenderer

/// Strings the phases together; every command is a call of it.
struct Pipeline: Sendable {
  let contentFolder: String

  /// Whether there is a content folder; an index can be read without.
  var hasContent: Bool {
    FolderDates.date(of: "\(contentFolder)/site.yml") != nil
  }

  /// A page's file as it is found from here, whatever folder an index was built in.
  ///
  /// - Parameter path: ends with the group, the component and the file.
  func present(_ path: String) -> String {
    let parts = path.split(separator: "/").suffix(3)
    let here = parts.reduce(contentFolder) { "\($0)/\($1)" }
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
    let mined = MinedLanguages(graph)
    return graph.site.languages.map(\.code)
      .concurrentMap { IndexBuilder.shards(of: graph, in: $0, mined) }.flatMap(\.self)
  }

  /// The findings of all checks and the search index, side by side.
  func checkAndIndex(_ content: CheckedContent) -> (findings: Findings, shards: [SearchShard]) {
    // The checks come last: they are many, and fill what the longest language leaves free.
    let languages = content.graph.site.languages.map(\.code)
    let checks = CheckRegistry.all
    let (scanned, mined) = (content.scanned(), MinedLanguages(content.graph))
    let results = Array(0..<languages.count + checks.count).concurrentMap {
      task -> (shards: [SearchShard], diagnostics: [Diagnostic]) in
      if task < languages.count {
        (IndexBuilder.shards(of: content.graph, in: languages[task], mined), [])
      } else {
        ([], checks[task - languages.count].diagnostics(in: scanned))
      }
    }
    let diagnostics = CheckRegistry.unsilenced(results.flatMap(\.diagnostics), in: content)
    return (
      Findings(diagnostics: diagnostics, texts: content.catalog.texts), results.flatMap(\.shards)
    )
  }

  /// Makes the pages and writes them with the index.
  ///
  /// - Throws: `TemplateError` or `SiteWriterError`.
  func build(
    _ content: CheckedContent, shards: [SearchShard], templates: String, site: borrowing SiteLock
  ) throws -> (report: WriteReport, imprint: SiteImprint?) {
    let templates = try TemplateLoader(folder: templates).load()
    let graph = content.graph
    let pages = try SitePages(
      graph: graph, templates: templates, version: version(of: content, with: templates)
    ).plan()
    let scripts = shards.map { shard in
      PlannedFile(path: shard.path) { Array(shard.script.utf8) }
    }
    return try SiteWriter.write(pages + scripts + [graphFile(graph)], holding: site)
  }

  func graphFile(_ graph: Graph) -> PlannedFile {
    PlannedFile(path: GraphFile.name) {
      let addresses = SiteAddresses(graph)
      return GraphFile(graph, address: addresses.address(of:)).bytes
    }
  }

  /// Differs when anything differs that pages are made from, this program included.
  private func version(of content: CheckedContent, with templates: Templates) -> ContentVersion {
    var version = ContentVersion()
    version.add(Version.number)
    for (path, text) in content.catalog.texts.sorted(by: { $0.key < $1.key }) {
      // Without the folder, which is named after where the program was started.
      version.add(String(path.dropFirst(content.catalog.root.count)))
      version.add(text.text)
    }
    for (path, bytes) in content.graph.figures.files.sorted(by: { $0.key < $1.key }) {
      version.add(path)
      version.add(bytes)
    }
    version.add(templates)
    return version
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
