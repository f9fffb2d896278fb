/// A rule id that was published once and no longer has a rule of its own.
package struct FormerRule: Sendable {
  package let id: RuleID
  /// What became of it; never `active`.
  package let status: LockStatus
  /// The rules that replace it now, followed to their present ids, in the order of the lock; empty when there are none.
  package let successors: [RuleID]
}

extension Graph {
  /// The page that a page has become: the one on which most rules of it that are no more have their names.
  package func successor(ofPage id: String) -> String? {
    component(id) == nil ? formerRules.successor(ofPage: id) : nil
  }
}

extension [FormerRule] {
  /// The page on which most of those of a page have their names; `nil` where there is none.
  func successor(ofPage id: String) -> String? {
    let former = filter { $0.id.page == id }
    let pages = former.filter { $0.status == .renamed && $0.successors.first?.name == $0.id.name }
      .compactMap(\.successors.first?.page)
    return pages.first { page in 2 * pages.count { $0 == page } > former.count }
  }
}
