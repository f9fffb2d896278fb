/// Why nothing new can be made.
package enum ScaffoldError: Error, Equatable, Sendable {
  case invalidID(String)
  /// No folder can be called so on every system.
  case refusedByWindows(String)
  /// A page, part, rule or place has the id, or had it once.
  case taken(String)
  case unknownGroup(String, known: [String])
  case unknownPage(String, known: [String])
  case unknownSection(String, page: String, known: [String])
  /// The heading of a section has the last level there is.
  case deepest(String)
  case unknownEdition(String, known: [String])
  case unknownSource(String, known: [String])
  /// A part has no page of its own.
  case part(String, page: String)
  /// A file that would lose some of its bytes.
  case illegible(IllegibleFile)
  /// A file in which a merge is unfinished.
  case unmerged(UnmergedFile)
  /// A file that may have the id, and that nobody has read.
  case hidden(UnreadText)
  /// A comment or code that goes on would swallow the new rule.
  case unread(RuleID, in: String)
  /// Edges of others that would lead to the new rule, or nowhere.
  case lost([Edge])
  /// Faults that the draft would bring in.
  case faults([Diagnostic])
}

extension ScaffoldError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .invalidID(let id):
      "'\(id)' is not an id; write lower-case letters, digits and hyphens, at most "
        + "\(HeadingReader.longestID), with a letter among them, and nothing like 'section-1'"
    case .refusedByWindows(let id):
      "'\(id)' cannot be had: \(UnreadFile.Reason.refusedByWindows)"
    case .taken(let id): "'\(id)' is in use, or was once"
    case .unknownGroup(let name, let known): Self.unknown("group", name, known)
    case .unknownPage(let name, let known): Self.unknown("page", name, known)
    case .unknownSection(let name, let page, let known):
      Self.unknown("section", name, of: page, known)
    case .deepest(let section):
      "'\(section)' is a heading of the sixth level, and no rule can stand beneath one"
    case .unknownEdition(let name, let known): Self.unknown("edition", name, known)
    case .unknownSource(let name, let known): Self.unknown("source", name, known)
    case .part(let id, let page):
      "'\(id)' is a part of '\(page)' and its rules have that page's name: use '\(page)/…' and "
        + "--section \(id)"
    case .illegible(let file): file.description
    case .unmerged(let file): file.description
    case .hidden(let file): file.description
    case .unread(let id, let language):
      "'\(id)' would not be read in '\(language)'; a comment or code above its place has no end"
    case .lost(let edges): LostEdges.words(edges)
    case .faults(let found):
      "the new text would bring in \(NewErrors.words(found))"
    }
  }

  private static func unknown(
    _ noun: String, _ name: String, of page: String? = nil, _ known: [String]
  ) -> String {
    let lead = "there is no \(noun) '\(name)'" + (page.map { " on the page '\($0)'" } ?? "")
    if let near = NearestName.of(name, among: known) {
      return lead + Suggestion(name: near).phrase
    }
    let some = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", …" : "")
    return lead + (known.isEmpty ? "" : "; there are \(some)")
  }
}
