/// What became of a rule that something still names by an id of before.
struct FormerName {
  private let name: String
  private let former: FormerRule
  /// The ids of today, as they may be written in its place.
  private let names: [String]

  /// - Parameter page: the page that an id without a component is of, and where it is written.
  /// - Returns: `nil` for what was never a rule, or is one.
  init?(_ name: String, on page: String, in content: CheckedContent) {
    guard let former = content.graph.formerRule(RuleID(name, on: page)) else { return nil }
    (self.name, self.former) = (name, former)
    names = former.successors.map { $0.page == page ? $0.name : $0.description }
  }

  /// `'dim-tabs' was renamed; it is 'dim-unavailable-tabs' now`.
  var words: String {
    let known = names.map { "'\($0)'" }.joined(separator: ", ")
    let become =
      switch former.status {
      case .renamed: "; it is \(known) now"
      case .merged, .split: " into \(known)"
      case .retired, .active: "; \(known) may be meant"
      }
    return "'\(name)' was \(former.status.rawValue)" + (names.isEmpty ? "" : become)
  }

  /// The names of today in its place; one of several is a choice.
  ///
  /// None is certain, for what names it leads elsewhere then.
  ///
  /// - Parameter isWritten: whether a name can stand there, as that of another page's heading behind a '#' cannot.
  func fixIts(at location: SourceLocation, where isWritten: (String) -> Bool = { _ in true })
    -> [FixIt]
  {
    guard !location.range.isEmpty else { return [] }
    return names.filter(isWritten).map {
      FixIt(location: location, replacement: $0)
    }
  }
}
