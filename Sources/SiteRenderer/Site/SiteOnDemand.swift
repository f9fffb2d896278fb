/// The files of a site, each made when somebody asks for it: for showing a site while it is written.
package struct SiteOnDemand: Sendable {
  private let pages: [String: PlannedFile]
  /// What is there for programs; to plan it takes longer than to make a page.
  private let machineFiles: Lazy<[String: PlannedFile]>

  /// - Parameter others: files of the site that are made elsewhere.
  package init(_ site: SitePages, besides others: [PlannedFile] = []) {
    let files = site.files()
    pages = Self.byPath(site.pages() + files + others)
    machineFiles = Lazy { Self.byPath(site.machineFiles(beside: files).flatMap { $0.separated() }) }
  }

  /// A file; `nil` when the site has none at the path.
  package func bytes(of path: String) -> [UInt8]? {
    if let page = pages[path] { return page.make() }
    return machineFiles.value[path]?.make()
  }

  /// Of content with faults two pages may want one path; it is the first one's.
  private static func byPath(_ files: [PlannedFile]) -> [String: PlannedFile] {
    Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
