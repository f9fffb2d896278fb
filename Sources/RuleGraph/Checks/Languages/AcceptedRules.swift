/// What a page should have: everything in the first language, from which the others have their kinds, and what somebody has
/// accepted in another.
struct AcceptedRules {
  private let page: String
  private let first: String?
  private let lock: RulesLock?

  init(page: String, in catalog: Catalog) {
    self.page = page
    first = catalog.site.languageCodes.first
    lock = catalog.lock
  }

  func hold(_ entry: PageOutline.Entry, in language: String) -> Bool {
    if language == first { return true }
    guard let id = entry.ruleID(on: page), let line = lock?[id] else { return false }
    return line.isAccepted(in: language)
  }

  func holdAny(in language: String) -> Bool {
    language == first
      || lock?.entries.contains { $0.id.page == page && $0.isAccepted(in: language) } ?? false
  }
}

extension LockEntry {
  fileprivate func isAccepted(in language: String) -> Bool {
    status == .active && acceptances[language] != nil
  }
}
