/// Writes into `rules.lock` what a person decided.
package struct LockKeeper: Sendable {
  let content: CheckedContent
  let reader: TranslationReader
  private let languages: [String]
  package internal(set) var text: LockText

  package init(_ content: CheckedContent) {
    self.content = content
    reader = TranslationReader(content.catalog)
    languages = content.graph.site.languageCodes
    let path = content.catalog.printedPath(RulesLock.fileName)
    text = LockText(content.catalog.texts[path]?.text)
  }

  /// Records that the texts of a rule agree.
  ///
  /// - Parameter accepted: the languages that were looked at; the first language that has the rule
  ///   always counts as one, because the others are compared with it.
  package mutating func accept(_ rule: Rule, in accepted: [String]) {
    text.set(LockLine(active: rule.id, acceptances(of: rule, in: accepted)))
  }

  private func acceptances(
    of rule: Rule, in accepted: [String]
  ) -> [(language: String, acceptance: Acceptance)] {
    let stamps = reader.stamps(of: rule)
    let before = content.catalog.lock?[rule.id]?.acceptances ?? Localized()
    let first = languages.first { stamps[$0] != nil }
    let others = before.languages.filter { !languages.contains($0) }
    return (languages + others).compactMap { language in
      if let stamp = stamps[language], language == first || accepted.contains(language) {
        return (language, Acceptance(stamp: stamp.present))
      }
      return before[language].flatMap { old in
        keeping(old, of: language, before, first: (first, first.flatMap { stamps[$0] }))
          .map { (language, $0) }
      }
    }
  }

  /// The stamp that was accepted for a language that nobody looked at now: it agreed with the old text of the first
  /// language, not with the new one, nor with the text of another language that has become the first.
  ///
  /// - Returns: `nil` where there was nothing that it agreed with.
  private func keeping(
    _ old: Acceptance, of language: String, _ before: Localized<Acceptance>,
    first: (language: String?, stamps: TextStamps?)
  ) -> Acceptance? {
    guard old.basis == nil, let now = first.language else { return old }
    if let accepted = before[now]?.stamp, first.stamps?.matches(accepted) == true { return old }
    let former = ([now] + languages).first { $0 != language && before[$0] != nil }
    return former.flatMap { former in
      before[former].map {
        Acceptance(stamp: old.stamp, basis: Acceptance.Basis(language: former, stamp: $0.stamp))
      }
    }
  }

  /// Writes down what became of a rule, and keeps what was accepted of all others.
  ///
  /// A text that was accepted in its old form stays accepted, although the names in it have changed.
  package mutating func replace(_ line: LockLine, after: CheckedContent) {
    let later = TranslationReader(after.catalog)
    for rule in after.graph.rules {
      let source = published(rule.id, before: line)
      let isNew = source == line.id
      guard isNew || !isUntouched(rule, in: after), let entry = content.catalog.lock?[source]
      else { continue }
      let id = isNew ? rule.id : source
      let now = stamps(of: rule, by: later, on: id.page)
      let before =
        (content.graph.rule(source) ?? content.graph.rule(rule.id))
        .map { stamps(of: $0, by: reader, on: source.page) } ?? now
      let kept = acceptances(of: entry, carriedFrom: before, to: now)
      let unchanged = kept.allSatisfy { entry.acceptances[$0.0] == $0.1 }
      if isNew || !unchanged { text.set(LockLine(active: id, kept)) }
    }
    text.set(line)
  }

  /// What was accepted of a rule, brought up to date with texts that changed with a name in them.
  func acceptances(
    of entry: LockEntry, carriedFrom before: Localized<TextStamps>, to now: Localized<TextStamps>
  ) -> [(language: String, acceptance: Acceptance)] {
    (languages + entry.acceptances.languages.filter { !languages.contains($0) })
      .compactMap { language in
        entry.acceptances[language].map { (language, $0.carried(language, before, now)) }
      }
  }

  /// What the lock calls a rule: where the whole page has got another name, others of its rules are still to be renamed.
  private func published(_ id: RuleID, before line: LockLine) -> RuleID {
    guard line.status == .renamed, let new = line.targets.first, content.catalog.lock?[id] == nil
    else { return id }
    if id == new { return line.id }
    let isMoved = id.page == new.page && !isThere(line.id.page)
    return isMoved ? RuleID(page: line.id.page, name: id.name) : id
  }

  /// The stamps of a rule, those of a page that had another name as they were then: its links within it came along.
  private func stamps(
    of rule: Rule, by reader: TranslationReader, on page: String
  ) -> Localized<TextStamps> {
    page == rule.id.page || isThere(page)
      ? reader.stamps(of: rule) : reader.stamps(of: rule, whenPageWas: page)
  }

  private func isThere(_ page: String) -> Bool {
    content.catalog.pages.contains { $0.id == page }
  }

  /// Whether a rule is on unchanged pages, so that its stamps are unchanged too.
  private func isUntouched(_ rule: Rule, in after: CheckedContent) -> Bool {
    rule.texts.languages.compactMap { rule.texts[$0]?.location.path }.allSatisfy { path in
      guard let old = content.catalog.texts[path], let new = after.catalog.texts[path] else {
        return false
      }
      return old.text.hasSameBytes(as: new.text)
    }
  }
}

extension Acceptance {
  /// The same, with the stamps of texts that were accepted in their old form brought up to date.
  fileprivate func carried(
    _ language: String, _ before: Localized<TextStamps>, _ now: Localized<TextStamps>
  ) -> Acceptance {
    let renewed = { (stamp: TextStamp, language: String) -> TextStamp in
      guard let old = before[language], let new = now[language], old.matches(stamp),
        old.present != new.present || old.grouped != new.grouped
      else { return stamp }
      return new.present
    }
    return Acceptance(
      stamp: renewed(stamp, language),
      basis: basis.map {
        Basis(language: $0.language, stamp: renewed($0.stamp, $0.language))
      })
  }
}
