import RuleGraph

/// The rules that somebody wants to accept, without those of which the texts cannot agree yet.
struct AcceptableRules {
  let content: CheckedContent
  /// Whether they are all that have something to accept; of rules that are named each must be acceptable.
  let isOfAll: Bool

  /// The rules that are accepted; the others are told.
  ///
  /// - Throws: `ExitStatus.nothingFound` where one that is named is none of them.
  func among(_ rules: [Rule]) throws -> [Rule] {
    try written(own(undoubted(rules)))
  }

  /// The rules of which the lock does not say that they are gone; the others are told.
  private func undoubted(_ rules: [Rule]) throws -> [Rule] {
    let lock = content.catalog.lock
    let doubtful = Set((lock?.outdone ?? []).map(\.id).filter { lock?[$0]?.status != .active })
    let found = rules.filter { doubtful.contains($0.id) }
    guard !found.isEmpty else { return rules }
    for rule in found {
      Console.talk(
        "hig: not accepted: of the two lines of '\(rule.id)' in rules.lock one says that it is gone; "
          + "delete the one that is not true")
    }
    guard isOfAll else { throw ExitStatus.nothingFound }
    return rules.filter { !doubtful.contains($0.id) }
  }

  /// The rules that are no published ones with another id, which the lock would then have twice; the others are told.
  private func own(_ rules: [Rule]) throws -> [Rule] {
    let renamed = content.renamed(among: rules, isSure: !isOfAll)
    guard !renamed.isEmpty else { return rules }
    for (new, old) in renamed.sorted(by: { $0.key < $1.key }) {
      Console.talk(
        "hig: not accepted: '\(new)' seems to be '\(old)' with another id; "
          + "'hig rename \(old) \(new)' records that; where it is another rule, 'hig retire \(old)' comes first"
      )
    }
    guard isOfAll else { throw ExitStatus.nothingFound }
    return rules.filter { renamed[$0.id] == nil }
  }

  /// The rules in which nothing waits for somebody to write it; the others are told, and not to be accepted by name.
  private func written(_ rules: [Rule]) throws -> [Rule] {
    let unwritten = content.unwrittenTexts(of: rules)
    guard !unwritten.isEmpty else { return rules }
    let findings = Findings(
      diagnostics: unwritten.flatMap(\.value).sorted(), texts: content.catalog.texts)
    FindingsFormat.text.write(findings, style: TerminalStyle(isColored: ColorChoice.isOnForTalk)) {
      Console.talk($0)
    }
    let ids = unwritten.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
    Console.talk("hig: not accepted: \(ids)")
    guard isOfAll else { throw ExitStatus.nothingFound }
    return rules.filter { unwritten[$0.id] == nil }
  }
}
