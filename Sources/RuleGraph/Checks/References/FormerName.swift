/// What became of a rule that something still names by a former id.
struct FormerName {
  private let name: String
  private let former: FormerRule
  /// The present ids, as they may be written in its place.
  private let names: [String]
  /// Whether it is named on a page that has another name since, so that no command looks for it.
  private let isOnLaterPage: Bool

  /// - Parameter page: the page that an id without a component belongs to, and where it is written.
  /// - Returns: `nil` for what was never a rule, or still is one.
  init?(_ name: String, on page: String, in content: CheckedContent) {
    let id = RuleID(name, on: page)
    let own = content.graph.formerRule(id)
    guard let former = own ?? content.graph.formerRule(beforeItsPage: id) else { return nil }
    isOnLaterPage = own == nil
    (self.name, self.former) = (name, former)
    names = former.successors.map { $0.page == page ? $0.name : $0.description }
  }

  /// `'dim-tabs' was renamed; it is 'dim-unavailable-tabs' now`, and the command that changes it everywhere.
  var message: Message {
    Message(words, explanation: command.map { "\($0) changes everything that still names it." })
  }

  /// The command that somebody gave already, without all that has come from elsewhere since.
  private var command: String? {
    guard let new = former.successors.first, !isOnLaterPage else { return nil }
    return switch former.status {
    case .renamed: "'hig rename \(former.id) \(new)'"
    case .merged: "'hig retire \(former.id) --into \(new)'"
    case .split, .retired, .active: nil
    }
  }

  private var words: String {
    let known = names.map { "'\($0)'" }.joined(separator: ", ")
    let become =
      switch former.status {
      case .renamed: "; it is \(known) now"
      case .merged, .split: " into \(known)"
      case .retired, .active: "; \(known) may be meant"
      }
    return "'\(name)' was \(former.status.rawValue)" + (names.isEmpty ? "" : become)
  }

  /// The present names in its place; several are a choice.
  ///
  /// None is certain: after a command a text that was accepted counts as accepted still, and after a fix-it it does not.
  ///
  /// - Parameter isWritten: whether a name can be written there; the name of another page's heading behind a '#'
  ///   cannot.
  func fixIts(at location: SourceLocation, where isWritten: (String) -> Bool = { _ in true })
    -> [FixIt]
  {
    guard !location.range.isEmpty else { return [] }
    return names.filter(isWritten).map {
      FixIt(location: location, replacement: $0)
    }
  }
}
