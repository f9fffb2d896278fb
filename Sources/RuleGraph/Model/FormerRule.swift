/// A rule id that was published once and no longer has a rule of its own.
package struct FormerRule: Sendable {
  package let id: RuleID
  /// What became of it; never `active`.
  package let status: LockStatus
  /// The page that it came to when it was renamed away from its own; `nil` when it never was.
  let nextPage: String?
  /// The rules that replace it now, followed to their present ids, in the order of the lock; empty when there are none.
  package let successors: [RuleID]
}

extension Graph {
  /// The page that a page has become, followed to one that is there now.
  package func successor(ofPage id: String) -> String? {
    formerRules.successor(ofPage: id) { component($0) != nil }
  }

  /// A rule that had another name before its page got the one by which it is asked for.
  func formerRule(beforeItsPage id: RuleID) -> FormerRule? {
    formerRules.first { former in
      former.id.name == id.name && former.successors.contains { $0.page == id.page }
        && component(former.id.page) == nil
    }
  }
}

extension [FormerRule] {
  /// The page that one which is no more has become; `nil` where there is none.
  func successor(ofPage id: String, isThere: (String) -> Bool) -> String? {
    var page = id
    var passed: Set<String> = []
    while !isThere(page) {
      guard passed.insert(page).inserted, let next = nextPage(after: page) else { return nil }
      page = next
    }
    return page == id ? nil : page
  }

  /// The page that most of those came to which left a page by being renamed.
  ///
  /// What was retired, merged or split on the page says nothing of where it went.
  private func nextPage(after id: String) -> String? {
    let pages = compactMap { $0.id.page == id ? $0.nextPage : nil }
    return pages.first { page in 2 * pages.count { $0 == page } > pages.count }
  }
}
