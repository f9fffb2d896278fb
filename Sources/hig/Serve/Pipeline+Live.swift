import RuleGraph
import SearchIndex
import SiteRenderer

/// The phases for content that changes while it is shown.
extension Pipeline {
  /// Files → catalog → graph, taking from an earlier moment what has not changed.
  ///
  /// - Throws: `ContentFolderError` when there is no content to read.
  func link(after before: LiveContent?) throws -> LiveContent {
    link(try ContentReading(folder: contentFolder, after: before?.reading), after: before)
  }

  /// Files that are read already → catalog → graph, taking from an earlier moment what has not changed.
  func link(_ reading: ContentReading, after before: LiveContent?) -> LiveContent {
    let catalog = CatalogReader(reading.tree, after: before?.catalog).read()
    let (linked, memory) = Linker(catalog).link(after: before?.memory)
    return LiveContent(reading: reading, catalog: catalog, linked: linked, memory: memory)
  }

  /// What reading found, which is known at once.
  func checkReading(_ content: LiveContent) -> Findings {
    guard !content.catalog.faults.isEmpty else { return Findings(diagnostics: [], texts: [:]) }
    let checked = CheckedContent(catalog: content.catalog, linked: content.linked)
    return Findings(
      diagnostics: CheckRegistry.readingDiagnostics(in: checked), texts: content.catalog.texts)
  }

  /// The findings of all checks; `nil` when they are not wanted any more.
  func check(_ content: LiveContent, unless isOutdated: () -> Bool) -> Findings? {
    let checked = CheckedContent(catalog: content.catalog, linked: content.linked).scanned()
    var diagnostics: [Diagnostic] = []
    for check in CheckRegistry.all {
      guard !isOutdated() else { return nil }
      diagnostics += check.diagnostics(in: checked)
    }
    return Findings(
      diagnostics: CheckRegistry.unsilenced(diagnostics, in: checked),
      texts: content.catalog.texts)
  }

  /// The whole search index; `nil` when it is not wanted any more.
  func index(_ graph: Graph, unless isOutdated: () -> Bool) -> [SearchShard]? {
    var shards: [SearchShard] = []
    let shared = SharedReading(graph)
    for language in graph.site.languages {
      guard !isOutdated() else { return nil }
      shards += IndexBuilder.shards(of: graph, in: language.code, shared)
    }
    return isOutdated() ? nil : shards
  }

  /// The site to be shown: nothing that keeps it for reading offline.
  ///
  /// - Parameter before: an earlier site, whose templates may be the same.
  /// - Throws: `TemplateError`.
  func pages(
    of graph: Graph, _ templates: Templates, after before: SitePages?
  ) throws(TemplateError) -> SitePages {
    try SitePages(graph: graph, templates: templates, after: before)
  }

  /// The files of a site, each made when it is asked for.
  func files(of site: SitePages, _ graph: Graph) -> SiteOnDemand {
    SiteOnDemand(site, besides: [graphFile(graph)])
  }
}
