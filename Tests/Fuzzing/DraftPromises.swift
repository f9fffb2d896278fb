import RuleGraph

/// What `hig new` promises: nothing that is there changes, and what is new lacks only words, a source and an
/// acceptance.
struct DraftPromises {
  let before: EditedGuide
  /// The new texts by path below the root.
  let texts: [String: String]
  /// Where new files may be; empty for none.
  let folder: String
  let draft: RuleDraft?
  private let after: EditedGuide

  init(before: EditedGuide, texts: [String: String], folder: String, draft: RuleDraft?) {
    (self.before, self.texts, self.folder, self.draft) = (before, texts, folder, draft)
    let files = before.tree.files.merging(texts.mapValues { Array($0.utf8) }) { $1 }
    after = EditedGuide(ContentTree(files: files))
  }

  /// The first promise that was broken; `nil` for none.
  func broken() -> String? { otherBytes() ?? otherRules() ?? newFinding() }

  private func otherBytes() -> String? {
    for (path, text) in texts {
      if let old = before.tree.files[path] {
        if !folder.isEmpty { return "'\(path)' was there" }
        let new = Array(text.utf8)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        if start + end < old.count { return "'\(path)' has lost something" }
      } else if folder.isEmpty || !path.hasPrefix(folder) {
        return "'\(path)' is new"
      }
    }
    return texts.isEmpty ? "writes nothing" : nil
  }

  private func otherRules() -> String? {
    let (was, now) = (before.lines(), after.lines(besides: draft?.id))
    if was != now { return "changes the rules: \(EditedGuide.difference(was, now))" }
    guard let draft else { return nil }
    let sections = (before.sections(), after.sections())
    if sections.0 != sections.1 {
      return "changes the sections: \(EditedGuide.difference(sections.0, sections.1))"
    }
    guard let rule = after.graph.rule(draft.id) else { return "there is no such rule" }
    if rule.kind != draft.kind { return "is .\(rule.kind)" }
    return Set(rule.texts.languages) == Set(languages) ? nil : "is in \(rule.texts.languages)"
  }

  /// Those of the page of the rule.
  private var languages: [String] {
    before.content.catalog.pages.first { $0.id == draft?.id.page }?.texts.languages ?? []
  }

  private func newFinding() -> String? {
    // A title that is not translated yet lacks its numbers and names.
    let isTranslated = draft.map { draft in languages.allSatisfy { draft.titles[$0] != nil } }
    // A section that has text of its own may stand beside a rule then, and a page without an edition have one, which is
    // asked about.
    var lacking: Set = [
      "prose/unfinished", "provenance/uncited-rule", "lock/missing-rule", "rule/not-declared",
      "page/no-edition",
    ]
    if isTranslated == false { lacking.insert("translation/parity") }
    let counts = { (guide: EditedGuide) in
      FindingCounts(guide.findings) { [lacking] finding in
        // What a language lacks is told at the heading before it, which the new one may be.
        lacking.contains(finding.check)
          ? nil
          : String(finding.summary.prefix { $0 != ";" }.replacing(" behind this heading", with: ""))
      }
    }
    return counts(after).new(since: counts(before)).first.map { "brings in \($0)" }
  }
}
