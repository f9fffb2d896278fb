extension LockKeeper {
  /// Writes down that all rules of a page have its new name, and keeps what was accepted of them and of all others.
  mutating func rename(page old: String, to new: String, after: CheckedContent) {
    let later = TranslationReader(after.catalog)
    for rule in content.graph.rules {
      let isMoved = rule.id.page == old
      let id = isMoved ? RuleID(page: new, name: rule.id.name) : rule.id
      guard let entry = content.catalog.lock?[rule.id], entry.status == .active,
        let present = after.graph.rule(id)
      else { continue }
      let kept = acceptances(
        of: entry, carriedFrom: reader.stamps(of: rule), to: later.stamps(of: present))
      if isMoved || kept.contains(where: { entry.acceptances[$0.language] != $0.acceptance }) {
        text.set(LockLine(active: id, kept))
      }
      if isMoved { text.set(LockLine(former: rule.id, .renamed, targets: [id])) }
    }
  }
}
