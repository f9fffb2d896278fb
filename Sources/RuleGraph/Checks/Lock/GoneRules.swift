/// The rules of `rules.lock` that the content does not have any more, and the ids that they seem to have now.
struct GoneRules {
  /// In the order of the lock, with the unpublished rule whose id is near, if any.
  let entries: [(entry: LockEntry, newID: String?)]

  init(in content: CheckedContent) {
    guard let lock = content.catalog.lock else {
      entries = []
      return
    }
    let gone = lock.entries.filter {
      $0.status == .active && content.graph.rule($0.id) == nil && !content.damage.holds($0.id)
    }
    let unpublished =
      gone.isEmpty
      ? [] : content.graph.rules.map(\.id).filter { lock[$0] == nil }.map(\.description)
    var suggestions = Suggestions()
    entries = gone.map { entry in
      (entry, suggestions.suggestion(for: entry.id.description, among: unpublished).name)
    }
  }
}
