import RuleGraph

/// What `hig move`, and `hig rename` of a group, promise: files stand elsewhere, and nothing means anything else.
struct MovingPromises {
  let before: EditedGuide
  let edit: FolderEdit
  /// The same command in another tree.
  let again: (ContentTree) throws(FolderEditError) -> FolderEdit

  /// The first promise that was broken; `nil` for none.
  func broken() -> String? {
    // Where somebody had moved the folder already, the content before was torn.
    let after = EditedGuide(edit.tree)
    if edit.isThere { return newFinding(after) ?? otherLock(after) }
    return otherFiles() ?? otherRules(after) ?? newFinding(after) ?? otherLock(after)
      ?? otherwiseOnceBegun()
  }

  /// Where a person has moved the folder and nothing else, the command makes the same of it.
  private func otherwiseOnceBegun() -> String? {
    // In this group a page is only where a person has moved it, and what leads there says so.
    guard !edit.move.old.hasPrefix("\(EditCommand.otherGroup)/") else { return nil }
    let begun = before.tree.moving(edit.move)
    do throws(FolderEditError) {
      let other = try again(begun).tree.files
      let path = other.keys.filter { other[$0] != edit.tree.files[$0] }.min()
      return path.map { "makes another '\($0)' once it is begun" }
    } catch {
      return begun.files == edit.tree.files ? nil : "does not go on once it is begun: \(error)"
    }
  }

  /// Only page files, the site, drawings' words and the lock change, and none goes.
  private func otherFiles() -> String? {
    let moved = before.tree.moving(edit.move).files
    if let gone = moved.keys.filter({ edit.tree.files[$0] == nil }).min() {
      return "takes '\(gone)' away"
    }
    for (path, bytes) in edit.tree.files where moved[path] != bytes {
      let isKnown =
        path.hasSuffix(".md") || ["site.yml", "figures.yml", RulesLock.fileName].contains(path)
      guard isKnown, moved[path] != nil else { return "changes '\(path)'" }
    }
    return nil
  }

  /// A page may stand elsewhere in the order of the site.
  private func otherRules(_ after: EditedGuide) -> String? {
    let (was, now) = (before.lines().sorted(), after.lines().sorted())
    if was != now { return "changes the rules: \(EditedGuide.difference(was, now))" }
    let (old, new) = (before.sections(), after.sections())
    return old == new ? nil : "changes the sections: \(EditedGuide.difference(old, new))"
  }

  private func newFinding(_ after: EditedGuide) -> String? {
    let counts = { (guide: EditedGuide) in
      FindingCounts(guide.findings, by: { formerPlace($0.location.path) }) { finding in
        if finding.check.hasPrefix("translation/") { return "" }
        return finding.summary.replacing(/'[^']*'/, with: "…").prefix { $0 != ";" }
          .filter { !$0.isNumber }
      }
    }
    return counts(after).new(since: counts(before)).first.map { "brings in \($0)" }
  }

  private func formerPlace(_ path: String) -> String {
    let root = before.tree.printedPath("")
    return root + edit.move.reversed.present(String(path.dropFirst(root.count)))
  }

  /// Ids keep their lines, and no translation falls out of step.
  private func otherLock(_ after: EditedGuide) -> String? {
    let lock = after.content.catalog.lock
    for entry in before.content.catalog.lock?.entries ?? [] {
      guard let now = lock?[entry.id] else { return "loses the line of '\(entry.id)'" }
      if now.status != entry.status { return "'\(entry.id)' is \(now.status.rawValue)" }
    }
    for rule in before.graph.rules {
      for language in before.graph.site.languageCodes {
        let was = before.graph.translation(of: rule.id, in: language)?.state
        let now = after.graph.translation(of: rule.id, in: language)?.state
        if was == .translated, now != was { return "'\(rule.id)' is out of step in '\(language)'" }
      }
    }
    return nil
  }
}
