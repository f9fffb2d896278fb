extension RulesLock {
  /// The former ids, followed to those that the lock says are there.
  package var formerRules: [FormerRule] {
    let active = entries.filter { $0.status == .active }.map(\.id)
    return SuccessorFinder(lock: self, known: Set(active)).formerRules()
  }
}

/// Follows former ids to the rules that are there now.
struct SuccessorFinder {
  let lock: RulesLock
  /// The rules of the content.
  let known: Set<RuleID>

  func formerRules() -> [FormerRule] {
    var ends: [RuleID: RuleID] = [:]
    var fates: [RuleID: LockStatus] = [:]
    var pages: [RuleID: String?] = [:]
    return lock.entries.filter { $0.status != .active && !known.contains($0.id) }.map { entry in
      FormerRule(
        id: entry.id, status: fate(of: entry, &fates), nextPage: nextPage(after: entry, &pages),
        successors: successors(of: entry, &ends))
    }
  }

  /// - Parameter pages: those that are known, as with fates.
  private func nextPage(after entry: LockEntry, _ pages: inout [RuleID: String?]) -> String? {
    var row: [RuleID] = []
    var page: String?
    var last: LockEntry? = entry
    while let entry = last, entry.status == .renamed {
      if let known = pages[entry.id] {
        page = known
        break
      }
      // So that a circle ends.
      pages[entry.id] = .some(nil)
      row.append(entry.id)
      guard let next = targets(of: entry).first else { break }
      if next.page != entry.id.page {
        page = next.page
        break
      }
      last = lock[next]
    }
    for id in row { pages[id] = page }
    return page
  }

  /// What became of a rule; of a renamed one, what became of it under its new name.
  ///
  /// - Parameter fates: those that are known, so that each of a row of names is asked of once, and a circle ends.
  private func fate(of entry: LockEntry, _ fates: inout [RuleID: LockStatus]) -> LockStatus {
    var row: [RuleID] = []
    var last = entry
    while last.status == .renamed, fates[last.id] == nil {
      fates[last.id] = .renamed
      row.append(last.id)
      guard let next = targets(of: last).first, !known.contains(next), let entry = lock[next],
        entry.status != .active
      else { break }
      last = entry
    }
    let fate = fates[last.id] ?? last.status
    for id in row { fates[id] = fate }
    return fate
  }

  /// Depth first, each id once, so that a circle ends.
  ///
  /// - Parameter ends: where rows of single targets are known to end: thousands of ids may be in one, and each is asked of.
  private func successors(of entry: LockEntry, _ ends: inout [RuleID: RuleID]) -> [RuleID] {
    var found: [RuleID] = []
    var seen: Set<RuleID> = [entry.id]
    var waiting = targets(of: entry)
    while let next = waiting.popLast() {
      let id = end(of: next, &ends)
      guard seen.insert(id).inserted else { continue }
      if known.contains(id) {
        found.append(id)
      } else if let next = lock[id] {
        waiting += targets(of: next)
      }
    }
    return found
  }

  /// The first id from one on that is a rule, or that not just one other stands in for; of a circle the last.
  private func end(of id: RuleID, _ ends: inout [RuleID: RuleID]) -> RuleID {
    var row = [id]
    var passed: Set<RuleID> = [id]
    var end = id
    while true {
      if let known = ends[end] {
        end = known
        break
      }
      guard !known.contains(end), let next = lock[end].map(targets), next.count == 1,
        passed.insert(next[0]).inserted
      else { break }
      end = next[0]
      row.append(end)
    }
    for id in row { ends[id] = end }
    return end
  }

  /// Last first, for a stack.
  private func targets(of entry: LockEntry) -> [RuleID] {
    entry.targets.reversed().compactMap { RuleID($0.value) }
  }
}
