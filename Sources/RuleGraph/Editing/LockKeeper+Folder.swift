extension LockKeeper {
  /// Writes down what rules are called once a folder has moved, and keeps what was accepted of them and of all others.
  mutating func follow(_ moved: MovedFolder, after: CheckedContent) {
    let later = TranslationReader(after.catalog)
    for rule in content.graph.rules {
      let id = moved.present(rule.id)
      let isRenamed = id != rule.id
      guard let entry = content.catalog.lock?[rule.id], entry.status == .active,
        let present = after.graph.rule(id)
      else { continue }
      let kept = acceptances(
        of: entry, carriedFrom: reader.stamps(of: rule), to: later.stamps(of: present))
      if isRenamed || kept.contains(where: { entry.acceptances[$0.language] != $0.acceptance }) {
        text.set(LockLine(active: id, kept))
      }
      if isRenamed { text.set(LockLine(former: rule.id, .renamed, targets: [id])) }
    }
  }
}
