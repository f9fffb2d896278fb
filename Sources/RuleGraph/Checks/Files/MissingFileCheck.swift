/// The content folder has a site.yml, and the files that its pages name things of.
enum MissingFileCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "file/missing",
    texts: (
      summary: "The content folder has a site.yml, and the files that its pages name things of.",
      explanation: """
      Without `site.yml` nothing says which languages and groups there are, and in which order they come. Where `apis.yml`, \
      `editions.yml` or `sources.yml` is missing and something of it is named, that is told once, and not at every name.
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

  /// The files that are missing though names of theirs are used, each with where the first one is.
  private static func missingNames(in content: CheckedContent) -> [Diagnostic] {
    Damage.namedFiles.filter { !content.catalog.paths.contains($0) }.compactMap { file in
      let uses = content.linked.unresolved.filter { Damage.file(of: $0.target) == file }
      guard let first = uses.map(\.location).min() else { return nil }
      return report(
        at: SourceLocation(path: content.catalog.printedPath(file)),
        Message(
          "no \(file)", explanation: "What it should hold is named \(uses.count) times.",
          notes: [Note(location: first, text: "first named here")]))
    }
  }
}
