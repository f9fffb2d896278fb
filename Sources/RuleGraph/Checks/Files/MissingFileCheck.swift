/// The content folder has a site.yml.
enum MissingFileCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "file/missing",
    texts: (
      summary: "The content folder has a site.yml.",
      explanation: """
      Without it nothing says which languages and groups there are, and in which order they come.
      """
    ),
    bad: [],
    good: [])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.faults.compactMap { fault in
      switch fault.kind {
      case .fileMissing(let path):
        report(
          at: fault.location,
          Message("no \(path)", explanation: "It names the site's languages and groups."))
      default: nil
      }
    }
  }
}
