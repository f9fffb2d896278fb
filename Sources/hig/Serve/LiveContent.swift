import RuleGraph
import SiteRenderer

/// The content at one moment, and what the next moment takes from it.
struct LiveContent: Sendable {
  let reading: ContentReading
  let catalog: Catalog
  let linked: LinkedContent
  let memory: LinkMemory

  /// Whether the content was the same at an earlier moment.
  func isSame(as before: LiveContent) -> Bool {
    reading.tree == before.reading.tree
  }
}

/// The templates at one moment.
struct LiveTemplates {
  private let folder: String
  private var impression: FolderWatch.Impression?
  private var loaded: Result<Templates, TemplateError>?

  init(folder: String) {
    self.folder = folder
  }

  /// The templates as they are now, read again only when a file of theirs has changed.
  mutating func current() -> Result<Templates, TemplateError> {
    let now = FolderWatch.impression(of: [folder])
    if let loaded, now == impression { return loaded }
    impression = now
    let templates = Result { () throws(TemplateError) in try TemplateLoader(folder: folder).load() }
    loaded = templates
    return templates
  }
}
