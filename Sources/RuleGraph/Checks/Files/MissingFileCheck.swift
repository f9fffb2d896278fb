/// The content folder has a site.yml, and the data files that pages need are not empty.
enum MissingFileCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "file/missing",
    texts: (
      summary:
        "The content folder has a site.yml, and the data files that pages need are not empty.",
      explanation: """
      Without `site.yml` nothing says which languages and groups there are, and in which order they come. Where \
      `apis.yml`, `editions.yml`, `sources.yml`, `figures.yml` or `provenance.tsv` is missing or empty and much of it is \
      needed, this is reported once, not at every place that needs it.
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

  /// The files that are missing or empty although something of theirs is used, each with the place of its first use.
  private static func missingNames(in content: CheckedContent) -> [Diagnostic] {
    let used = Damage.namedFiles.filter(content.catalog.lacks).map {
      ($0, uses(of: $0, in: content))
    }
    let uncited = UncitedRuleCheck.placesToldOnce(in: content)
    return (used + [("provenance.tsv", uncited)]).compactMap { file, uses in
      guard let first = uses.min() else { return nil }
      return report(
        at: SourceLocation(path: content.catalog.printedPath(file)),
        Message(
          content.catalog.paths.contains(file) ? "\(file) is empty" : "no \(file)",
          explanation: "What it should hold is needed \(times(uses.count)).",
          notes: [Note(location: first, text: "first needed here")]))
    }
  }

  private static func times(_ count: Int) -> String {
    count == 1 ? "once" : "\(count) times"
  }

  private static func uses(of file: String, in content: CheckedContent) -> [SourceLocation] {
    guard file != "figures.yml" else {
      let drawings = content.catalog.figures.drawings
      return content.linked.shownFiles.compactMap { drawings[$0]?.location }
    }
    return content.linked.unresolved.filter { Damage.file(of: $0.target) == file }.map(\.location)
  }
}
