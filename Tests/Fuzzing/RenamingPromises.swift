import RuleGraph

/// What `hig rename` promises: the id is another everywhere, and nothing else is.
struct RenamingPromises {
  let before: EditedGuide
  let after: EditedGuide
  let old: RuleID
  let new: RuleID

  /// The first promise that was broken; `nil` for none.
  func broken() -> String? {
    backAgain() ?? otherBytes() ?? otherRules() ?? newFinding()
      ?? LockPromises(before: before, after: after, old: old, targets: [new]).broken()
  }

  /// The old id is never given again, not even to the same rule.
  private func backAgain() -> String? {
    do throws(RuleEditError) {
      _ = try RuleEditor(after.tree).rename(new, to: old)
      return "can be renamed back"
    } catch .taken(old) { return nil } catch { return "back again: \(error)" }
  }

  /// With the old name put in place of the new one all files but the lock are as they were.
  private func otherBytes() -> String? {
    guard new.name == EditCommand.freeName, old.page == new.page else { return nil }
    for (path, bytes) in after.tree.files where path != RulesLock.fileName {
      let text = String(decoding: bytes, as: UTF8.self)
      let back = text.replacing(new.name, with: old.name)
      if bytes != before.tree.files[path], Array(back.utf8) != before.tree.files[path] {
        return "'\(path)' has changed in more than the name"
      }
    }
    return nil
  }

  private func otherRules() -> String? {
    let (was, now) = (before.lines(calling: [old: new]), after.lines())
    if was != now { return "changes the rules: \(EditedGuide.difference(was, now))" }
    // What is left of a rule that was moved by hand is no section of its new page.
    if old.page != new.page { return nil }
    let sections = (before.sections(besides: old), after.sections(besides: new))
    return sections.0 == sections.1
      ? nil : "changes the sections: \(EditedGuide.difference(sections.0, sections.1))"
  }

  private func newFinding() -> String? {
    let counts = { (guide: EditedGuide) in
      FindingCounts(guide.findings) { finding in
        if LockPromises.explains(finding, before) { return nil }
        // What a text was accepted with is known by its stamp alone, so that links in one that has changed since count
        // as changed too.
        if finding.check.hasPrefix("translation/") { return "" }
        // It quotes the first of many words, which may go from the lock with a damaged line.
        if finding.check == "file/decomposed" { return "" }
        // Some name rules, give advice behind a semicolon or say how much is found.
        return finding.summary.replacing(new.name, with: "…").replacing(old.name, with: "…")
          .prefix { $0 != ";" }.filter { !$0.isNumber }
      }
    }
    return counts(after).new(since: counts(before)).first.map { "brings in \($0)" }
  }
}
