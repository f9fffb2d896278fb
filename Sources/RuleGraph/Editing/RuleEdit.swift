/// A change of an id that is recorded in the lock: what it makes of the content, in memory.
package struct RuleEdit: Sendable {
  /// The new texts of the files that change, by printed path.
  package let texts: [String: String]
  /// How many headings, links, attributes and statements changed.
  package let counts: Counts

  package struct Counts: Equatable, Sendable {
    package var headings = 0
    package var links = 0
    package var attributes = 0
    package var statements = 0
  }
}

extension RuleEdit.Counts: CustomStringConvertible {
  package var description: String {
    let named = [
      (headings, "heading"), (links, "link"), (attributes, "attribute"), (statements, "statement"),
    ]
    return Self.words(named)
  }

  /// `2 headings, 1 link`.
  static func words(_ named: [(Int, String)]) -> String {
    named.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}

/// Why an id cannot be changed.
package enum RuleEditError: Error, Equatable, Sendable {
  /// The id names no rule and has no line in the lock.
  case unknown(RuleID, near: String?)
  /// The id is a page with its group.
  case page(String, in: String)
  /// The id was given up before.
  case alreadyFormer(RuleID, LockStatus)
  case invalid(String)
  /// The new id is that of something else, or was once.
  case taken(RuleID)
  /// The text has to be moved to the other page by hand first.
  case otherPage(RuleID, RuleID)
  /// The component of the new id is a part of a page.
  case ofPart(RuleID, page: String)
  case targetUnknown(RuleID, near: String?)
  case intoItself(RuleID)
  /// Headings that have the id of the rule, in one language.
  case repeatedHeading(RuleID, [SourceLocation])
  /// Headings of the rule that have lost its id.
  case lostHeadings(RuleID, [SourceLocation])
  /// Links to the rule, which nothing can replace.
  case dangling([SourceLocation])
  /// Links to the rule that are not written on one line.
  case scattered([SourceLocation])
  /// Rules that would hold in other editions, which nobody asked for.
  case shifts([ValidityShift])
  /// Edges of other rules that would lead elsewhere, or nowhere.
  case lost([Edge])
  /// Links that would become plain text.
  case lostLinks([SourceLocation])
  /// Of a rule `rules.lock` has two lines, of which one counts.
  case repeatedLine(RuleID, SourceLocation)
  /// A file that would lose some of its bytes.
  case illegible(IllegibleFile)
  /// A file in which a merge is unfinished.
  case unmerged(UnmergedFile)
  /// A file that may name the rule, and that nobody has read.
  case unread(UnreadText)
  /// Faults that the change would bring in.
  case faults([Diagnostic])
}

extension RuleEditError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let id, let near):
      "there is no rule '\(id)'\(Suggestion(name: near).phrase)"
    case .page(let page, let group):
      "'\(group)/\(page)' is the page '\(page)' in its group; write \(page), "
        + "or 'hig move \(page) GROUP' for another group"
    case .alreadyFormer(let id, let status): "'\(id)' was \(status.rawValue) before"
    case .invalid(let text):
      "'\(text)' is not an id; write component/rule in lower case, and nothing like 'section-1'"
    case .taken(let id): "'\(id)' is in use, or was once; to merge two rules, use retire --into"
    case .otherPage(let old, let new):
      "'\(old.page)' and '\(new.page)' are two pages; move the text in every language, with the id "
        + "'\(new.name)', then run this again"
    case .ofPart(let id, let page):
      "'\(id.page)' is a part of '\(page)' and its rules have that page's name: '\(page)/\(id.name)'"
    case .targetUnknown(let id, let near):
      "there is no rule '\(id)' to go into\(Suggestion(name: near).phrase)"
    case .intoItself(let id): "'\(id)' cannot go into itself"
    case .repeatedHeading(let id, let places):
      "'\(id.name)' stands at several headings; mend that first: "
        + places.map { "\($0.path):\($0.line)" }.joined(separator: ", ")
    case .lostHeadings(let id, let places):
      "'\(id.name)' is missing in a heading of this rule; give it back first: "
        + places.map { "\($0.path):\($0.line)" }.joined(separator: ", ")
    case .dangling(let places):
      "links lead to it; say with --into where they shall lead, or take them out: "
        + places.map { "\($0.path):\($0.line)" }.joined(separator: ", ")
    case .scattered(let places):
      "links to it cannot be rewritten; write each plainly and on one line, '[text](address)', or '[name]: address' "
        + "on a line of its own: " + places.map { "\($0.path):\($0.line)" }.joined(separator: ", ")
    case .shifts(let shifts): shifts.map(\.description).joined(separator: "; ")
    case .lost(let edges): LostEdges.words(edges)
    case .lostLinks(let places): LostLinks.words(places)
    case .repeatedLine(let id, let place):
      "'\(id)' has two lines in \(place.path); mend that first: 'hig check --fix' takes out those that are there for "
        + "nothing, and 'hig translate accept' leaves one of a rule"
    case .illegible(let file): file.description
    case .unmerged(let file): file.description
    case .unread(let file): file.description
    case .faults(let found):
      "the change would bring in \(found.count == 1 ? "an error" : "\(found.count) errors"): "
        + NewErrors.words(found)
    }
  }
}
