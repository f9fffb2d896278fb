/// Another place for the folder of a page or group: what it makes of the content, in memory.
package struct FolderEdit: Sendable {
  package let move: FolderMove
  /// The content before, with the folder where it is then.
  package let moved: ContentTree
  /// The content then.
  package let tree: ContentTree
  /// Whether a person has moved the folder already.
  package let isThere: Bool
  package let counts: Counts

  package struct Counts: Equatable, Sendable {
    package var rules = 0
    package var links = 0
    package var attributes = 0
    /// In data files.
    package var names = 0
    package var statements = 0
  }

  /// The files that have another text or another place then, by printed path.
  package var paths: [String] {
    tree.files.filter {
      $0.value != moved.files[$0.key] || !isThere && $0.key.hasPrefix("\(move.new)/")
    }
    .keys.map(tree.printedPath).sorted()
  }
}

extension FolderEdit.Counts: CustomStringConvertible {
  package var description: String {
    let named = [
      (rules, "rule"), (links, "link"), (attributes, "attribute"), (names, "name"),
      (statements, "statement"),
    ]
    return RuleEdit.Counts.words(named.prefix(1) + named.dropFirst().filter { $0.0 > 0 })
  }
}

/// Why a page or group cannot have another id, or a page not come to another group.
package enum FolderEditError: Error, Sendable {
  case unknown(String, near: String?)
  case unknownGroup(String, near: String?)
  /// The page was renamed before.
  case former(String, now: String)
  case part(String, page: String)
  /// The id of a group, where one of a page is meant to stand.
  case group(String)
  case invalid(String)
  case invalidGroup(String)
  /// The page is in the group already, and nothing says that it was in another one, that somebody may have named.
  case already(String, in: String, from: String?)
  /// The id is that of a rule.
  case rule(RuleID)
  /// In a list that nothing is taken out of.
  case listed(String, SourceLocation)
  /// Something has the new id, or a file is in its place.
  case taken(String)
  /// A rule had the id that one of the page would have.
  case formerRule(RuleID)
  case refusedByWindows(String)
  /// The same as when a rule's id cannot be changed.
  case refused(RuleEditError)
}

extension FolderEditError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let id, let near): "there is no page '\(id)'\(Suggestion(name: near).phrase)"
    case .unknownGroup(let id, let near):
      "site.yml has no group '\(id)'\(Suggestion(name: near).phrase)"
    case .former(let id, let now): "'\(id)' was renamed before; it is '\(now)' now"
    case .part(let id, let page):
      "'\(id)' is a part of '\(page)' and has no page of its own; it is moved with that page, and "
        + "given another id by hand: in its headings and in what names them"
    case .group(let id):
      "there is no page '\(id)'; it is a group, which 'hig rename --group' renames"
    case .invalid(let text):
      "'\(text)' is not an id of a page; write lower case with hyphens, and none of the site's own pages"
    case .invalidGroup(let text):
      "'\(text)' is not an id of a group; write lower-case letters, digits and hyphens"
    case .already(let id, let group, let origin?):
      "'\(id)' is in '\(group)' already"
        + (origin == group ? "" : ", and nothing says that it was in '\(origin)'")
    case .already(let id, let group, nil):
      "'\(id)' is in '\(group)' already; where you have moved its folder, name the group that it was in: "
        + "hig move GROUP/\(id) \(group)"
    case .rule(let id): "'\(id)' is a rule; only pages are in groups"
    case .listed(let id, let place):
      "'\(id)' is listed at \(place.path):\(place.line) in a form that cannot be taken out; do that by hand first"
    case .taken(let id): "'\(id)' is in use"
    case .formerRule(let id): "'\(id)' was the id of a rule before, and is kept for it"
    case .refusedByWindows(let id): "Windows takes no folder '\(id)'"
    case .refused(let error): error.description
    }
  }
}
