import RuleGraph

/// What `hig rename` of a page promises: the id is another everywhere, and nothing else is.
struct PagePromises {
  let before: EditedGuide
  let edit: FolderEdit
  let old: String
  let new: String

  /// The first promise that was broken; `nil` for none.
  func broken() -> String? {
    let after = EditedGuide(edit.tree)
    return backAgain() ?? otherBytes() ?? otherRules(after) ?? newFinding(after) ?? otherLock(after)
  }

  /// The old id is never given again, not even to the same page, once a rule of it was published.
  private func backAgain() -> String? {
    do throws(FolderEditError) {
      let edit = try PageRenamer(edit.tree).rename(new, to: old)
      let isPublished = before.content.catalog.lock?.entries.contains { entry in
        entry.id.page == old && entry.status == .active && before.graph.rule(entry.id) != nil
      }
      return isPublished == true ? "can be renamed back: \(edit.counts)" : nil
    } catch { return nil }
  }

  /// With the old name put in place of the new one all files but the lock are as they were, and where they were.
  private func otherBytes() -> String? {
    guard new == EditCommand.freeName else { return nil }
    var left = before.tree.files
    for (path, bytes) in edit.tree.files {
      let former = path.replacing("/\(new)/", with: "/\(old)/")
      guard let was = left.removeValue(forKey: former) else { return "makes '\(path)'" }
      let back = String(decoding: bytes, as: UTF8.self).replacing(new, with: old)
      if path != RulesLock.fileName, bytes != was, Array(back.utf8) != was {
        return "'\(path)' has changed in more than the name"
      }
    }
    return left.keys.min().map { "takes '\($0)' away" }
  }

  private func otherRules(_ after: EditedGuide) -> String? {
    let names = Dictionary(
      uniqueKeysWithValues: Set(before.graph.rules.map(\.id)).filter { $0.page == old }
        .map { ($0, RuleID(page: new, name: $0.name)) })
    let was = before.lines(calling: names).map { $0.replacing("of \(old) ", with: "of \(new) ") }
    let now = after.lines()
    if was != now { return "changes the rules: \(EditedGuide.difference(was, now))" }
    let sections = before.sections().map {
      $0.hasPrefix("\(old)#") ? new + $0.dropFirst(old.count) : $0
    }.sorted()
    return sections == after.sections()
      ? nil : "changes the sections: \(EditedGuide.difference(sections, after.sections()))"
  }

  private func newFinding(_ after: EditedGuide) -> String? {
    let counts = { (guide: EditedGuide) in
      FindingCounts(
        guide.findings, by: { $0.location.path.replacing("/\(new)/", with: "/\(old)/") }
      ) {
        finding in
        // What a text was accepted with is known by its stamp alone.
        if finding.check.hasPrefix("translation/") { return "" }
        // It quotes the first of many words, which may go from the lock with a damaged line.
        if finding.check == "file/decomposed" { return "" }
        return finding.summary.replacing(new, with: "…").replacing(old, with: "…")
          .prefix { $0 != ";" }.filter { !$0.isNumber }
      }
    }
    return counts(after).new(since: counts(before)).first.map { "brings in \($0)" }
  }

  /// Every line of the lock is there, those of the page's rules with both names, and no translation falls out of step.
  private func otherLock(_ after: EditedGuide) -> String? {
    let lock = after.content.catalog.lock
    for entry in before.content.catalog.lock?.entries ?? [] {
      let isMoved =
        entry.id.page == old && entry.status == .active && before.graph.rule(entry.id) != nil
      guard let now = lock?[entry.id] else { return "loses the line of '\(entry.id)'" }
      if isMoved ? now.status != .renamed : now.status != entry.status {
        return "'\(entry.id)' is \(now.status.rawValue)"
      }
    }
    for rule in before.graph.rules {
      let id = rule.id.page == old ? RuleID(page: new, name: rule.id.name) : rule.id
      for language in before.graph.site.languageCodes {
        let was = before.graph.translation(of: rule.id, in: language)?.state
        let now = after.graph.translation(of: id, in: language)?.state
        if was == .translated, now != was { return "'\(id)' is out of step in '\(language)'" }
      }
    }
    return nil
  }
}
