import RuleGraph

/// Strings the phases together; every command is a call of it.
struct Pipeline {
  let contentFolder: String

  /// Files → catalog → graph.
  ///
  /// - Throws: `ContentFolderError` when there is no content to read.
  func link() throws -> CheckedContent {
    let catalog = CatalogReader(try ContentTree.load(folder: contentFolder)).read()
    return CheckedContent(catalog: catalog, linked: Linker(catalog).link())
  }

  /// The findings of all checks.
  func check(_ content: CheckedContent) -> Findings {
    Findings(
      diagnostics: CheckRegistry.diagnostics(in: content), texts: content.catalog.texts)
  }
}
