/// The content folder has a site.yml, and data files that pages need hold something.
enum MissingFileCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "file/missing",
    texts: (
      summary: "The content folder has a site.yml, and data files that pages need hold something.",
      explanation: """
      Without `site.yml` nothing says which languages and groups there are, and in which order they come. Where `apis.yml`, \
      `editions.yml` or `sources.yml` is missing or empty and something of it is named, that is told once, and not at every \
      name.
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
    } + missingNames(in: content)
  }

  /// The files that are missing or empty though names of theirs are used, each with where the first one is.
  private static func missingNames(in content: CheckedContent) -> [Diagnostic] {
    Damage.namedFiles.filter(content.catalog.lacks).compactMap { file in
      let uses = content.linked.unresolved.filter { Damage.file(of: $0.target) == file }
      guard let first = uses.map(\.location).min() else { return nil }
      return report(
        at: SourceLocation(path: content.catalog.printedPath(file)),
        Message(
          content.catalog.paths.contains(file) ? "\(file) is empty" : "no \(file)",
          explanation: "What it should hold is named \(uses.count) times.",
          notes: [Note(location: first, text: "first named here")]))
    }
  }
}
