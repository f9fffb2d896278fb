extension LockKeeper {
  /// Writes down what rules are called once a folder has moved, and keeps what was accepted of them and of all others.
  mutating func follow(_ moved: MovedFolder, after: CheckedContent) {
    let later = TranslationReader(after.catalog)
    for rule in content.graph.rules {
      let id = moved.present(rule.id)
      let isRenamed = id != rule.id
      let own = published(rule.id)
      // Where only what has come to name the page since is mended, the rule has its new name there.
      guard let entry = own ?? published(id), let present = after.graph.rule(id) else { continue }
      let kept = acceptances(
        of: entry, carriedFrom: reader.stamps(of: rule), to: later.stamps(of: present))
      let isNew = isRenamed && own != nil
      if isNew || kept.contains(where: { entry.acceptances[$0.language] != $0.acceptance }) {
        text.set(LockLine(active: id, kept))
      }
      if isNew { text.set(LockLine(former: rule.id, .renamed, targets: [id])) }
    }
  }

  private func published(_ id: RuleID) -> LockEntry? {
    content.catalog.lock?[id].flatMap { $0.status == .active ? $0 : nil }
  }
}
