import RuleGraph

/// Finds in the history the texts that somebody accepted; `rules.lock` has only their stamps.
struct AcceptedTexts {
  /// More revisions of one page are not looked through.
  private static let limit = 500

  let repository: GitRepository

  /// The accepted text of each rule of a page file, as far as the history has it.
  ///
  /// - Parameter wanted: the stamps by the rule's own id.
  func texts(_ wanted: [String: TextStamp], on place: PagePlace) -> [String: String] {
    var missing = wanted
    var found: [String: String] = [:]
    let file = "\(place.folder)/\(place.language).md"
    for (revision, path) in repository.revisions(of: file, limit: Self.limit) {
      guard !missing.isEmpty else { break }
      guard let text = repository.text(of: path, in: revision) else { continue }
      let page = PastPage(text, on: place, rules: Set(wanted.keys))
      for (name, stamp) in missing {
        guard let text = page.text(of: name, matching: stamp) else { continue }
        found[name] = text
        missing[name] = nil
      }
    }
    return found
  }
}
